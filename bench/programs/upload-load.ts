/** Uploads the same file again and again, several at a time over connections that stay open. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { serveTasks } from './serve-tasks.ts'

export type UploadLoad = {
  port: number
  path: string
  headers: Record<string, string>
  file: Uint8Array
  parallel: number
  /** One after another, each of the parallel ones. */
  each: number
}
/** Megabytes a second, and how many were not answered by 201. */
export type Uploaded = { rate: number; wrong: number }

function send({ port, path, headers, file }: UploadLoad, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        path,
        agent,
        host: '127.0.0.1',
        method: 'POST',
        headers: { ...headers, 'content-length': file.length, 'idempotency-key': randomUUID() },
      },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    call.once('error', reject)
    call.end(file)
  })
}

async function load(given: UploadLoad): Promise<Uploaded> {
  // Opened anew for each round: a server closes connections that are idle while the other side has its turn.
  const agent = new Agent({ keepAlive: true })
  let wrong = 0
  const from = performance.now()
  await Promise.all(
    Array.from({ length: given.parallel }, async () => {
      for (let turn = 0; turn < given.each; turn += 1) if ((await send(given, agent)) !== 201) wrong += 1
    }),
  )
  agent.destroy()
  const seconds = (performance.now() - from) / 1_000
  return { rate: (given.file.length * given.parallel * given.each) / 1024 ** 2 / seconds, wrong }
}

serveTasks({ start: () => undefined, load }, () => undefined)
