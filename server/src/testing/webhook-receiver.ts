/** A receiver of webhooks on this machine: keeps what arrives and answers as it is told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Hooked = { path: string; method: string; headers: IncomingHttpHeaders; body: string }

export async function startWebhookReceiver() {
  const arrived: Hooked[] = []
  const receiver = {
    arrived,
    /** How the next calls are answered. */
    answer: (reply: ServerResponse): unknown => reply.writeHead(204).end(),
    base: '',
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { url = '', method = '', headers } = request
    arrived.push({ path: url, method, headers, body: Buffer.concat(parts).toString('utf8') })
    receiver.answer(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return receiver
}
