/** The thread that hashes files, one after the other, with one block of memory for all. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import type { Digest, DigestAnswer, DigestOrder } from '#spine/files/digest-file.ts'

const block = Buffer.allocUnsafeSlow(1024 * 1024)

parentPort?.on('message', ({ id, path }: DigestOrder) => {
  parentPort?.postMessage(answerTo(id, path))
})

function answerTo(id: number, path: string): DigestAnswer {
  try {
    return { id, digest: digestOf(path) }
  } catch (error) {
    return { id, error: error as Error, code: (error as NodeJS.ErrnoException).code }
  }
}

function digestOf(path: string): Digest {
  const [hash, file] = [createHash('sha256'), openSync(path, 'r')]
  let checksum = 0
  try {
    for (let length = 1; length > 0; ) {
      length = readSync(file, block, 0, block.length, null)
      const piece = block.subarray(0, length)
      hash.update(piece)
      checksum = crc32(piece, checksum)
    }
  } finally {
    closeSync(file)
  }
  return { sha256: hash.digest('hex'), crc32: checksum }
}
