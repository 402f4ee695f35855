/** A mail server that takes everything and keeps nothing but how many there were. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { serveTasks } from './serve-tasks.ts'

let taken = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => {
      taken += 1
      done()
    })
  },
})
server.on('error', () => undefined)

serveTasks(
  {
    start: async () => {
      server.listen(0, '127.0.0.1')
      await once(server.server, 'listening')
    },
    port: () => (server.server.address() as AddressInfo).port,
    taken: () => taken,
  },
  () => server.close(() => undefined),
)
