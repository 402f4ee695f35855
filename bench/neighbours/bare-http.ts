/** Neighbour: bare Node http that reads what it is sent and answers every request with the same JSON, written anew each time. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveTasks } from '../programs/serve-tasks.ts'

let answer: unknown
const server = createServer((request, response) => {
  const reply = () => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  }
  if (request.method !== 'POST') return reply()
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    text += chunk
  })
  request.on('end', () => {
    JSON.parse(text)
    reply()
  })
})

serveTasks(
  {
    start: ({ body }: { body: string }) => {
      answer = JSON.parse(body)
      return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    },
    port: () => (server.address() as AddressInfo).port,
  },
  () => server.closeAllConnections(),
)
