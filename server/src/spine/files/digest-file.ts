/**
 * Hash and checksum of a file on disk, taken in a thread of their own: a processor without instructions for them needs longer for these
 * than for all else of an upload, and meanwhile nobody would be answered.
 */
import { Worker } from 'node:worker_threads'

export type Digest = { sha256: string; crc32: number }
export type DigestOrder = { id: number; path: string }
export type DigestAnswer = { id: number } & ({ digest: Digest } | { error: Error; code: string | undefined })

const asked = new Map<number, PromiseWithResolvers<Digest>>()
let thread: Worker | undefined
let lastId = 0

export function digestFile(path: string): Promise<Digest> {
  lastId += 1
  const answer = Promise.withResolvers<Digest>()
  asked.set(lastId, answer)
  thread ??= startThread()
  // While nothing is asked, the thread does not keep the program from ending.
  thread.ref()
  thread.postMessage({ id: lastId, path } satisfies DigestOrder)
  return answer.promise
}

/** With the server; should it be needed again, another one starts. */
export async function endDigestThread(): Promise<void> {
  await thread?.terminate()
}

function startThread(): Worker {
  const worker = new Worker(new URL('./digest-thread.ts', import.meta.url))
  worker.on('message', (answer: DigestAnswer) => {
    const one = asked.get(answer.id)
    asked.delete(answer.id)
    if (asked.size === 0) worker.unref()
    if ('digest' in answer) one?.resolve(answer.digest)
    // Between threads an error loses its code.
    else one?.reject(Object.assign(answer.error, { code: answer.code }))
  })
  const end = (error: Error) => {
    if (thread !== worker) return
    thread = undefined
    for (const one of asked.values()) one.reject(error)
    asked.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The thread that hashes files has ended.')))
  return worker
}
