/** A stand-in for a carrier's Track & Trace server (DCSA 2.2): it pages, repeats itself, and can be down. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Event = Record<string, unknown>
type Asked = { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }

export async function openCarrier({ pageSize = 2 } = {}) {
  const events: Event[] = []
  const asked: Asked[] = []
  let failure: ((reply: ServerResponse) => void) | undefined
  const server = createServer((request, reply) => {
    const address = new URL(request.url ?? '/', 'http://carrier.example')
    const query = address.searchParams
    asked.push({ path: address.pathname, query, headers: request.headers })
    if (failure) return failure(reply)
    const found = events.filter((event) => isAskedFor(event, query))
    const from = Number(query.get('cursor') ?? 0)
    const next = from + pageSize
    // Its last event of a page is its first of the next one too.
    const page = found.slice(Math.max(0, from - 1), next)
    const headers: Record<string, string> = { 'content-type': 'application/json', 'api-version': '2.2.0' }
    if (next < found.length) {
      query.set('cursor', String(next))
      headers['next-page'] = `/v2/events?${query}`
    }
    reply.writeHead(200, headers).end(JSON.stringify(page))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    asked,
    /** Until it is told otherwise. */
    fail(how: ((reply: ServerResponse) => void) | undefined) {
      failure = how
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function isAskedFor(event: Event, query: URLSearchParams): boolean {
  const named = (name: string) => query.get(name)?.split(',')
  const bookings = (event.documentReferences ?? []) as { documentReferenceValue: string }[]
  const booking = named('carrierBookingReference')
  if (booking && !bookings.some(({ documentReferenceValue }) => booking.includes(documentReferenceValue)))
    return false
  const containers = named('equipmentReference')
  if (containers && !containers.includes(String(event.equipmentReference))) return false
  const since = query.get('eventCreatedDateTime:gte')
  return !since || Date.parse(String(event.eventCreatedDateTime)) >= Date.parse(since)
}
