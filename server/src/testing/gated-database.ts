/** A way to the database on which answers can be held back, to see what a client sends before it hears anything. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseAccess } from '#spine/database/connect.ts'

export async function gatedDatabase(access: DatabaseAccess) {
  let open = true
  let heard = ''
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(join(inject('socketFolder'), '.s.PGSQL.5432'))
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    client.on('data', (chunk) => {
      heard += chunk.toString('latin1')
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => (open ? client.write(chunk) : held.push(() => client.write(chunk))))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    access: { ...access, login: { ...access.login, host: '127.0.0.1', port } } satisfies DatabaseAccess,
    /** Holds all answers back from now on, and forgets what was heard. */
    shut() {
      open = false
      heard = ''
    },
    heard: () => heard,
    open() {
      open = true
      for (const release of held.splice(0)) release()
    },
    /** While the work runs, the database is gone: connections are cut and new ones refused. */
    async away(work: () => Promise<void>) {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
      try {
        await work()
      } finally {
        await once(server.listen(port, '127.0.0.1'), 'listening')
      }
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
