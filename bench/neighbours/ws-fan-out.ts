/** Neighbour: bare `ws` that sends each event to everybody. No session, no database, nothing to resume. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { memoryInUse } from '../programs/memory.ts'
import { serveTasks } from '../programs/serve-tasks.ts'
import { type Burst, emitPaced, tickMessage } from '../programs/ticks.ts'

const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false })

serveTasks(
  {
    start: () => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)),
    port: () => (http.address() as AddressInfo).port,
    memory: memoryInUse,
    emit: (burst: Burst) =>
      emitPaced(burst, (number, sentNow) => {
        sentNow()
        const text = JSON.stringify(tickMessage(number))
        for (const socket of server.clients) socket.send(text)
      }),
  },
  () => {
    for (const socket of server.clients) socket.terminate()
  },
)
