/** What is wrong with shipments, on real rows: it becomes work with what was told, closes by itself, and is never there twice. */
import { randomUUID } from 'node:crypto'
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { exceptionKinds } from '@kervan/domain/tracking/exception-kinds.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type NewEvent, recordEvents } from '#features/tracking/record-events.ts'
import { watchExceptions } from '#features/workqueue/watch-exceptions.jobs.ts'
import { differencesOf, unlocked } from '#features/workqueue/watched-shipments.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { deedsOf, turn } from '#testing/switches.ts'
import { startTestServer } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

/** Its own: how long silence is ordinary is one setting for all shipments. */
const server = await startTestServer()
afterAll(() => server.close())
const { services } = server
const staff = await server.signIn('staff')
const customer = await wholeCustomer(server)

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
const event = (kind: NewEvent['kind'], happened_at: string, more: Partial<NewEvent> = {}): NewEvent => ({
  ...plainEvent,
  source: 'dcsa',
  source_event_id: randomUUID(),
  told_at: happened_at,
  happened_at,
  kind,
  ...more,
})
const eta = (at: string, told_at = ago(1)) =>
  event('arrived', at, { source_event_id: 'eta', certainty: 'estimated', told_at })
const tell = (id: string, ...events: NewEvent[]) =>
  services.actAs(system, (tx) => recordEvents(tx, services, id, events))

/** On its way, promised for in ten days, with a container that has ten free days. */
async function onTheWay(...more: NewEvent[]) {
  const made = await trackedShipment(server, { customer: customer.userId })
  await query(
    server,
    `with days as (update containers set free_days_demurrage = 10 where shipment_id = $1)
     update shipments set promised_at = $2, origin_city = 'Mersin', destination_city = 'Hamburg' where id = $1`,
    [made.id, ago(-240)],
  )
  await tell(made.id, event('departed', ago(2)), ...more)
  return made
}

type Item = { id: string; kind: string; status: string; closed_because: string; description: string }
const itemsOf = (id: string) =>
  query<Item & { done_at: string | null }>(
    server,
    'select id, kind, status, closed_because, description, done_at from work_items where shipment_id = $1 order by id',
    [id],
  )
const openOf = async (id: string) =>
  (await itemsOf(id)).filter(({ status }) => status === 'open').map(({ kind }) => kind)
const listed = async (more = '') =>
  (
    await server.call<{ items: WorkItem[] }>('GET', `/work-items?exceptions=true&limit=100${more}`, {
      as: staff,
    })
  ).body.items

test('a late arrival is work for the office, live; a better one closes it and says why, and later it is new work', async () => {
  const { id, number } = await onTheWay()
  expect(await openOf(id)).toEqual([])
  const tab = server.tabOf(staff)
  await tab.connect()
  const late = ago(-400)
  await tell(id, eta(late))
  const [item] = await listed(`&shipment_id=${id}&status=open`)
  expect(item).toMatchObject({
    kind: 'shipment_late',
    title: `Gecikme: ${number}, Mersin – Hamburg`,
    shipment_id: id,
    shipment_number: number,
    turn: 'carrier',
    customer_id: customer.userId,
    request_id: null,
    closed_because: '',
    lane: { shipment_type: 'sea', origin_city: 'Mersin', destination_city: 'Hamburg' },
  })
  expect(item?.description).toMatch(/^\d gün geç\. Beklenen varış .*\.$/)
  expect(Date.parse(item?.since ?? '')).toBeLessThan(Date.now())
  // It is the carrier's turn until the day that it names.
  expect(item?.due_at).toBe(late)
  const news = () => tab.arrivals.filter(({ name }) => name === workItemChanged.name)
  await eventually('the office is told', () => news().length === 1)

  await tell(id, eta(ago(-241), ago(0)))
  const [closed, ...others] = await itemsOf(id)
  expect(others).toEqual([])
  expect(closed).toMatchObject({
    id: item?.id,
    status: 'done',
    closed_because: expect.stringMatching(/^Gecikme kalmadı; /),
  })
  expect(closed?.done_at).not.toBeNull()
  await eventually('the office is told of the end', () => news().length === 2)

  await tell(id, eta(ago(-500), ago(-0.1)))
  const all = await itemsOf(id)
  expect(all.map(({ status }) => status)).toEqual(['done', 'open'])
  expect(await openOf(id)).toEqual(['shipment_late'])
})

test('another arrival changes the words of the same work', async () => {
  const { id } = await onTheWay(eta(ago(-400)))
  const [before] = await itemsOf(id)
  await tell(id, eta(ago(-600), ago(0)))
  const [after, ...others] = await itemsOf(id)
  expect(others).toEqual([])
  expect(after?.id).toBe(before?.id)
  expect(after?.description).not.toBe(before?.description)
})

test('a hold of customs, free time and lateness stand side by side; being delivered closes all of it, with the reason', async () => {
  const { id, container } = await onTheWay(
    event('discharged', ago(9 * 24), { told_at: ago(2), place_name: 'Hamburg' }),
    event('customs_held', ago(2), { place_name: 'Hamburg', reason: 'Eksik evrak' }),
    eta(ago(-400)),
  )
  expect((await openOf(id)).toSorted()).toEqual(['customs_hold', 'free_time', 'shipment_late'])
  const [free] = (await listed(`&shipment_id=${id}&kind=free_time`)) ?? []
  expect(free).toMatchObject({ turn: 'customer', description: expect.stringContaining(container) })
  expect(free?.due_at).toBe(free?.deadline)
  await tell(id, event('delivered', ago(1)))
  expect(await openOf(id)).toEqual([])
  expect(Object.fromEntries((await itemsOf(id)).map((item) => [item.kind, item.closed_because]))).toEqual({
    customs_hold: 'Gönderi teslim edildi.',
    free_time: 'Ücretsiz süre durdu ya da uzatıldı.',
    shipment_late: 'Gönderi teslim edildi.',
  })
})

test('an empty box that is out for too long is work although its shipment was delivered long ago', async () => {
  const { id, container } = await onTheWay(
    event('discharged', ago(20 * 24), { told_at: ago(2), place_name: 'Hamburg' }),
  )
  await query(server, 'update containers set free_days_detention = 10 where shipment_id = $1', [id])
  await tell(id, event('delivered', ago(1)))
  expect(await openOf(id)).toEqual([])
  // As if it had been delivered two weeks ago, and nobody had said anything since.
  await query(
    server,
    `update tracking_events set happened_at = $2 where shipment_id = $1 and kind = 'delivered'`,
    [id, ago(14 * 24)],
  )
  await watchExceptions(services)
  expect(await openOf(id)).toEqual(['free_time'])
  expect((await itemsOf(id)).at(-1)?.description).toContain(`${container}: detention`)
  await tell(id, event('empty_returned', ago(0)))
  expect(await openOf(id)).toEqual([])
})

test('a day that passes without a word is work, and a new day ends it', async () => {
  const { id } = await onTheWay(eta(ago(-1)))
  await query(
    server,
    `update tracking_events set happened_at = $2 where shipment_id = $1 and kind = 'arrived'`,
    [id, ago(30)],
  )
  await watchExceptions(services)
  expect(await itemsOf(id)).toMatchObject([
    { kind: 'shipment_late', status: 'open', description: expect.stringContaining('yeni bir tahmin yok') },
  ])
  await tell(id, eta(ago(-48), ago(0)))
  expect(await openOf(id)).toEqual([])
})

test('a box whose free days are changed by staff is no longer running out', async () => {
  const { id, container } = await onTheWay(
    event('discharged', ago(9 * 24), { told_at: ago(2), place_name: 'Hamburg' }),
  )
  expect(await openOf(id)).toEqual(['free_time'])
  const containers = [{ number: container, free_days_demurrage: 30 }]
  const saved = await server.call('PUT', `/staff/shipments/${id}/containers`, {
    as: staff,
    body: { containers },
  })
  expect(saved.status).toBe(200)
  expect(await openOf(id)).toEqual([])
})

test('silence comes with time alone, by the hours that an admin sets; any word ends it', async () => {
  const { id } = await onTheWay()
  // As if all of it had been told four days ago.
  await query(server, 'update tracking_events set told_at = $2 where shipment_id = $1', [id, ago(96)])
  await watchExceptions(services)
  expect(await openOf(id)).toEqual([])
  const admin = await server.signIn('admin')
  const set = async (sea: number) => {
    const { company, version } = (await server.call<CompanyRecord>('GET', '/company/settings', { as: admin }))
      .body
    const silent_after_hours = { ...company.silent_after_hours, sea }
    const body = { version, company: { ...company, silent_after_hours } }
    expect((await server.call('PUT', '/company/settings', { as: admin, body })).status).toBe(200)
  }
  await set(90)
  await eventually('its silence is work', async () => (await openOf(id)).length === 1)
  await set(168)
  await eventually('it is ordinary again', async () => (await openOf(id)).length === 0)
  await set(90)
  await eventually('it is work again', async () => (await openOf(id)).length === 1)
  const note = { kind: 'note', happened_at: ago(0), note: 'Taşıyıcı yarın dönecek.' }
  expect((await server.call('POST', `/staff/shipments/${id}/events`, { as: staff, body: note })).status).toBe(
    201,
  )
  expect(await openOf(id)).toEqual([])
  const last = (await itemsOf(id)).at(-1)
  expect(last).toMatchObject({ kind: 'shipment_silent', closed_because: 'Yeniden haber alındı.' })
  await set(168)
})

test('of many at once, with the job beside them, there is one of a kind, and it is what the events say', async () => {
  const { id } = await onTheWay()
  await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      if (at % 4 === 3) return watchExceptions(services)
      await tell(id, eta(ago(-400 - at), ago(0.5 - at / 100)))
    }),
  )
  expect(await openOf(id)).toEqual(['shipment_late'])
  expect(await differing(id)).toEqual([])
  await Promise.all([tell(id, eta(ago(-200), ago(0))), watchExceptions(services), watchExceptions(services)])
  expect(await openOf(id)).toEqual([])
})

const differing = (id: string) => services.actAs(system, (tx) => differencesOf(tx, [id], unlocked))

test('whatever is told, in whatever batches, the open work is what is wrong', async () => {
  const { id } = await onTheWay()
  const kinds = [
    'customs_started',
    'customs_held',
    'customs_cleared',
    'discharged',
    'gate_out',
    'delay_told',
    'delay_ended',
    'note',
    'delivered',
    'departed',
  ] as const
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          kind: fc.constantFrom(...kinds),
          hours: fc.integer({ min: 0, max: 400 }),
          late: fc.boolean(),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      async (told) => {
        await tell(
          id,
          ...told.map(({ kind, hours, late }) =>
            late
              ? eta(ago(-hours * 2), ago(0))
              : // Under few names, so that things are said anew and taken back.
                event(kind, ago(hours), {
                  source_event_id: kind,
                  told_at: ago(0),
                  retracted: hours % 3 === 0,
                }),
          ),
        )
        expect(await differing(id)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
  await watchExceptions(services)
  expect(await differing(id)).toEqual([])
})

test('a colleague takes it on; nobody closes it by hand while it lasts', async () => {
  const { id } = await onTheWay(eta(ago(-400)))
  const [item] = await listed(`&shipment_id=${id}&status=open`)
  const act = (what: string, body: object = {}) =>
    server.call<WorkItem & { code?: string }>('POST', `/work-items/${item?.id}/${what}`, { as: staff, body })
  expect(
    (await act('assign', { take: true, ...(item?.assigned_to && { take_over_from: item.assigned_to }) })).body
      .assigned_to,
  ).toBe(staff.userId)
  expect(await act('complete')).toMatchObject({ status: 409, body: { code: 'STILL_WRONG' } })
  // What is told meanwhile leaves it with whoever has it.
  await tell(id, eta(ago(-600), ago(0)))
  expect((await listed(`&shipment_id=${id}&mine=true`)).map((each) => each.id)).toEqual([item?.id])
})

test('the counts are those of the lists, and of nothing else', async () => {
  await onTheWay(eta(ago(-400)))
  const { body } = await server.call<Record<string, number>>('GET', '/work-items/exception-counts', {
    as: staff,
  })
  const open = await listed('&status=open')
  expect(body.total).toBe(open.length)
  for (const kind of exceptionKinds)
    expect(body[kind]).toBe((await listed(`&status=open&kind=${kind}`)).length)
  const [ours, theirs] = [await listed('&status=open&turn=us'), await listed('&status=open&turn=carrier')]
  expect(ours.every(({ turn }) => turn === 'us')).toBe(true)
  expect(theirs.length).toBeGreaterThan(0)
  expect(open.length).toBeGreaterThanOrEqual(ours.length + theirs.length)
  const since = (await listed('&status=open&sort=since')).map((item) => item.since ?? '')
  expect(since).toEqual(since.toSorted())
  expect((await server.call('GET', '/work-items/exception-counts', { as: customer })).status).toBe(403)
})

test('who operates a shipment has its open work, but for what a third was given; nobody with a closed account', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => server.signIn('staff')))
  const { id } = await onTheWay(eta(ago(-400)))
  const operate = async (assigned_to: string | null | undefined) =>
    expect(
      (await server.call('PUT', `/staff/shipments/${id}/operations`, { as: staff, body: { assigned_to } }))
        .status,
    ).toBe(200)
  const owners = async () =>
    Object.fromEntries(
      (
        await query<{ kind: string; assigned_to: string | null }>(
          server,
          "select kind, assigned_to from work_items where shipment_id = $1 and status = 'open'",
          [id],
        )
      ).map(({ kind, assigned_to }) => [kind, assigned_to]),
    )
  await operate(first?.userId)
  await server.call('POST', `/staff/shipments/${id}/notices`, {
    as: staff,
    body: { to: 'operations', message: 'Bakar mısınız' },
  })
  expect(await owners()).toEqual({ shipment_late: first?.userId, operations: first?.userId })
  await operate(second?.userId)
  expect(await owners()).toEqual({ shipment_late: second?.userId, operations: second?.userId })

  await query(
    server,
    "update work_items set assigned_to = $2 where shipment_id = $1 and kind = 'operations' and status = 'open'",
    [id, third?.userId],
  )
  await operate(first?.userId)
  expect(await owners()).toEqual({ shipment_late: first?.userId, operations: third?.userId })

  await query(server, 'update users set disabled_at = now() where id = $1', [first?.userId])
  await tell(id, event('customs_held', ago(0), { reason: 'Eksik evrak' }))
  expect((await owners()).customs_hold).not.toBe(first?.userId)
})

test('closed with a reason it does not come back for the same trouble, but for a new one', async () => {
  const { id } = await onTheWay(eta(ago(-400)))
  const [item] = await itemsOf(id)
  const close = (reason?: string) =>
    server.call<{ code?: string }>('POST', `/work-items/${item?.id}/complete`, {
      as: staff,
      body: reason ? { reason } : {},
    })
  expect(await close()).toMatchObject({ status: 409, body: { code: 'STILL_WRONG' } })
  expect((await close('Müşteri yeni günü kabul etti.')).status).toBe(200)
  await watchExceptions(services)
  expect(await openOf(id)).toEqual([])
  expect((await itemsOf(id))[0]?.closed_because).toBe('Müşteri yeni günü kabul etti.')
  await tell(id, eta(ago(-200), ago(0.5)))
  await tell(id, eta(ago(-500), ago(0.2)))
  expect(await openOf(id)).toEqual(['shipment_late'])
})

test('switched off, delays open no work; switched on again they do, each once and told by its rule', async () => {
  await turn(server, 'warn_of_delay', false)
  const { id } = await onTheWay(eta(ago(-400)))
  await tell(id, event('customs_held', ago(0.5), { reason: 'Eksik evrak' }))
  await watchExceptions(services)
  // What is no delay goes on as ever.
  expect(await openOf(id)).toEqual(['customs_hold'])
  expect(await deedsOf(server, 'warn_of_delay', id)).toEqual([])
  await turn(server, 'warn_of_delay', true)
  await Promise.all([watchExceptions(services), watchExceptions(services)])
  expect((await openOf(id)).toSorted()).toEqual(['customs_hold', 'shipment_late'])
  const items = await itemsOf(id)
  expect(await deedsOf(server, 'warn_of_delay', id)).toMatchObject([
    { key: items.find(({ kind }) => kind === 'shipment_late')?.id },
  ])
  // What is open closes by itself, also when the rule is off by then.
  await turn(server, 'warn_of_delay', false)
  await tell(id, eta(ago(-200), ago(0.2)))
  expect(await openOf(id)).toEqual(['customs_hold'])
  await turn(server, 'warn_of_delay', true)
})
