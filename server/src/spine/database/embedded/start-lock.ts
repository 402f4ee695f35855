/** Lets one start at a time prepare a folder, by a lock that the kernel releases with its process. */
import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { shortHash } from '#spine/database/short-hash.ts'

const longestWaitMs = 90_000

/** An abstract socket, which leaves no file behind; other systems rely on the atomic rename and PostgreSQL's own locks. */
export async function acquireStartLock(subject: string): Promise<{ release(): Promise<void> }> {
  if (process.platform !== 'linux') return { release: async () => {} }
  const name = `\0kervan-start-${shortHash(subject)}`
  const deadline = Date.now() + longestWaitMs
  for (;;) {
    const server = await tryListen(name)
    if (server) return { release: () => new Promise((done) => server.close(() => done())) }
    if (Date.now() > deadline) throw new Error(`Another start has been preparing ${subject} for too long`)
    await pause(20)
  }
}

function tryListen(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(name, () => resolve(server))
  })
}
