/** Partners with keys, and events of shipments for them to read. */
import { randomUUID } from 'node:crypto'
import type { NewApiKey } from '@kervan/domain/tracking/api-keys.contract.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { partnerEventsPath } from '#features/tracking/partner-events.ts'
import { type NewEvent, recordEvents } from '#features/tracking/record-events.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'
import { whenCalm } from '#testing/when-calm.ts'

export async function newKey(
  server: TestServer,
  admin: SignedIn,
  customer_id: string | null,
  idempotencyKey: string = randomUUID(),
): Promise<NewApiKey> {
  const { status, body } = await server.call<NewApiKey>('POST', '/staff/api-keys', {
    as: admin,
    body: { name: 'Örnek Tekstil ERP', customer_id },
    headers: { 'idempotency-key': idempotencyKey },
  })
  if (status !== 201) throw new Error(`No key: ${status} ${JSON.stringify(body)}`)
  return body
}

export type WrittenEvent = Record<string, unknown> & { eventID: string; eventCreatedDateTime: string }

/** One call of a partner. */
export async function readEvents({ base }: TestServer, key: string | undefined, address = '') {
  const path = address.startsWith('/') ? address : `${partnerEventsPath}${address}`
  const answer = await whenCalm(base, () =>
    fetch(`${base}${path}`, key === undefined ? {} : { headers: { 'api-key': key } }),
  )
  const body = (await answer.json()) as WrittenEvent[] & { errors?: { field?: string; message: string }[] }
  return { status: answer.status, headers: answer.headers, body }
}

export const told = (kind: NewEvent['kind'], more: Partial<NewEvent> = {}): NewEvent => ({
  ...plainEvent,
  source: 'dcsa',
  source_event_id: randomUUID(),
  told_at: '2026-03-02T06:00:00.000Z',
  happened_at: '2026-03-02T05:50:00.000Z',
  kind,
  ...more,
})

/** And waits until partners can read them: transactions of other tests, which began before, may still be under way. */
export async function tell(server: TestServer, shipmentId: string, ...events: NewEvent[]): Promise<void> {
  await server.services.actAs(system, (tx) => recordEvents(tx, server.services, shipmentId, events))
  await readable(server, shipmentId)
}

export async function readable(server: Pick<TestServer, 'access'>, shipmentId: string): Promise<void> {
  await eventually('partners can read what was told', async () => {
    const waiting = await query(
      server,
      'select from tracking_events where shipment_id = $1 and heard_in >= pg_snapshot_xmin(pg_current_snapshot())',
      [shipmentId],
    )
    return waiting.length === 0
  })
}
