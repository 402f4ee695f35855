/** An admin sets what counts as late: open shipments follow, what has ended stays, and the stored state is what a rebuild gives. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import type { LateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { afterAll, expect, test } from 'vitest'
import { rebuildTracking } from '#features/tracking/rebuild-tracking.ts'
import { recordEvents } from '#features/tracking/record-events.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

/** Its own: what counts as late is one setting for all shipments. */
const server = await startTestServer()
afterAll(() => server.close())
const admin = await server.signIn('admin')
const customer = await wholeCustomer(server)

const settings = async () =>
  (await server.call<CompanyRecord>('GET', '/company/settings', { as: admin })).body
async function set(late_after_hours: LateAfterHours) {
  const { company, version } = await settings()
  const body = { version, company: { ...company, late_after_hours } }
  return server.call('PUT', '/company/settings', { as: admin, body })
}
const hour = 3_600_000
const promised = Date.now() + 240 * hour
const at = (moment: number) => new Date(moment).toISOString()

/** Of a promise, with an arrival so many hours beyond it. */
async function shipmentBeyond(hours: number, { isDelivered = false } = {}): Promise<string> {
  const { id } = await trackedShipment(server, { customer: customer.userId })
  await query(server, 'update shipments set promised_at = $2 where id = $1', [id, at(promised)])
  const told = { ...plainEvent, source: 'kervan' as const, told_at: at(Date.now()) }
  await server.services.actAs(system, (tx) =>
    recordEvents(tx, server.services, id, [
      {
        ...told,
        source_event_id: 'eta',
        kind: 'arrived',
        certainty: 'estimated',
        happened_at: at(promised + hours * hour),
      },
      ...(isDelivered
        ? [
            {
              ...told,
              source_event_id: 'end',
              kind: 'delivered' as const,
              happened_at: at(Date.now() - hour),
            },
          ]
        : []),
    ]),
  )
  return id
}
const lateOnes = async (ids: string[]) =>
  (await query<{ id: string }>(server, 'select id from shipments where id = any($1) and delayed', [ids])).map(
    ({ id }) => id,
  )
const newsOf = (id: string) =>
  query(
    server,
    "select from outbox where name = 'shipment.changed' and data->>'shipment_id' = $1 and data->>'change' = 'delay'",
    [id],
  )

test('open shipments follow, in whatever number; what has ended does not, and the stored state equals a rebuild', async () => {
  const [near, far] = [await shipmentBeyond(30), await shipmentBeyond(80)]
  const ended = await shipmentBeyond(500, { isDelivered: true })
  const all = [near, far, ended]
  // More than one batch.
  await query(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status)
     select 'SH-' || gen_random_uuid(), $1, 'air', 'pending' from generate_series(1, 450)`,
    [customer.userId],
  )
  const last = await shipmentBeyond(30)
  expect(await lateOnes([...all, last])).toEqual([far])
  expect((await set({ air: 24, land: 48, sea: 24 })).status).toBe(200)
  await eventually('they are late', async () => (await lateOnes([...all, last])).length === 3)
  expect((await lateOnes([...all, last])).sort()).toEqual([near, far, last].sort())
  expect(await newsOf(near)).toHaveLength(1)
  expect(await rebuildTracking(server.services)).toMatchObject({ changed: 0 })

  expect((await set({ air: 24, land: 48, sea: 200 })).status).toBe(200)
  await eventually('they are not late any more', async () => (await lateOnes([...all, last])).length === 0)
  expect(await rebuildTracking(server.services)).toMatchObject({ changed: 0 })
  // What is told from now on is measured by the new numbers.
  expect(await lateOnes([await shipmentBeyond(150), await shipmentBeyond(201)])).toHaveLength(1)
})

test('only another number makes work, numbers are within reason, and only an admin sets them', async () => {
  const jobs = async () =>
    (await query(server, "select from pgboss.job where name = 'renew-lateness'")).length
  const before = await jobs()
  const { company, version } = await settings()
  const put = (more: object, as = admin) =>
    server.call('PUT', '/company/settings', { as, body: { version, company: { ...company, ...more } } })
  expect((await put({ late_after_hours: { air: 0, land: 48, sea: 72 } })).status).toBe(400)
  expect((await put({ late_after_hours: { air: 24, land: 48, sea: 721 } })).status).toBe(400)
  expect((await put({}, await server.signIn('staff'))).status).toBe(403)
  expect((await put({ claims: [] })).status).toBe(200)
  expect(await jobs()).toBe(before)
  const [entry] = await query<{ count: string }>(
    server,
    "select count(*) from audit_entries where subject_table = 'company' and actor_id = $1",
    [admin.userId],
  )
  expect(Number(entry?.count)).toBeGreaterThan(0)
})

test('visitors do not see them', async () => {
  const { body } = await server.call('GET', '/company')
  expect(body).not.toHaveProperty('late_after_hours')
})
