/**
 * Writes a body to a file of its own and gives the memory of each piece back at once. Left to the garbage collector, some sixty megabytes
 * of pieces make it go through the whole heap each time (`bench/README.md` has what that costs).
 */
import type { FileHandle } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** While some of it is being written, so much more is taken and written in one go: each go costs as much as the bytes. */
const writtenAtOnce = 512 * 1024

/** The file is new and nobody else's. Whoever made the pieces must not use them any more. */
export function writePieces(file: FileHandle, body: NodeJS.ReadableStream): Promise<void> {
  return pipeline(body, writerTo(file))
}

function writerTo(file: FileHandle): Writable {
  return new Writable({
    highWaterMark: writtenAtOnce,
    writev(taken, done) {
      const pieces = taken.map(({ chunk }) => chunk as Buffer)
      writeAll(file, pieces).then(() => {
        pieces.forEach(giveBack)
        done()
      }, done)
    },
  })
}

async function writeAll(file: FileHandle, pieces: readonly Buffer[]): Promise<void> {
  const { bytesWritten } = await file.writev(pieces)
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  // A system may write less than it was given.
  let rest = bytesWritten < size ? Buffer.concat(pieces).subarray(bytesWritten) : Buffer.alloc(0)
  while (rest.length > 0) rest = rest.subarray((await file.write(rest)).bytesWritten)
}

/** One that shares its memory with others stays. */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
