/** Neighbour: Socket.IO over WebSocket alone, broadcasting each event to everybody. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { memoryInUse } from '../programs/memory.ts'
import { serveTasks } from '../programs/serve-tasks.ts'
import { type Burst, emitPaced, tickMessage } from '../programs/ticks.ts'

const http = createServer()
const sockets = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false })

serveTasks(
  {
    start: () => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)),
    port: () => (http.address() as AddressInfo).port,
    memory: memoryInUse,
    emit: (burst: Burst) =>
      emitPaced(burst, (number, sentNow) => {
        sentNow()
        sockets.emit('event', tickMessage(number))
      }),
  },
  () => sockets.close(),
)
