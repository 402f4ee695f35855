/** A customer's shipments over HTTP: found by any of their words, counted, named and rated by their owner alone. */
import { randomUUID } from 'node:crypto'
import type { OwnShipment, ShipmentFigures } from '@kervan/domain/shipments/own-shipment.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { describe, expect, test } from 'vitest'
import { downloadFile, taskBecomes } from '#testing/list-exports.ts'
import { parseCsv } from '#testing/parse-csv.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const [other, staff] = [await server.signIn('customer'), await server.signIn('staff')]

type Row = Partial<
  Record<'status' | 'origin_city' | 'quote_amount' | 'quote_currency' | 'bill_of_lading', string>
>

async function shipmentOf(customer: SignedIn, row: Row & { delayed?: boolean } = {}): Promise<string> {
  const given = { shipment_number: `SH-${randomUUID()}`, shipment_type: 'sea', status: 'in_transit', ...row }
  const names = Object.keys(given)
  const [made] = await query<{ id: string }>(
    server,
    `insert into shipments (customer_id, ${names.join(', ')}) values ($1, ${names.map((_, place) => `$${place + 2}`).join(', ')}) returning id`,
    [customer.userId, ...Object.values(given)],
  )
  return made?.id ?? ''
}
const list = async (as: SignedIn, search: string) =>
  (await server.call<{ items: { id: string }[] }>('GET', `/shipments?${search}`, { as })).body.items.map(
    ({ id }) => id,
  )
const figures = async (as: SignedIn, search = '') =>
  (await server.call<ShipmentFigures>('GET', `/shipment-figures${search}`, { as })).body
const read = (as: SignedIn, id: string) => server.call<OwnShipment>('GET', `/shipments/${id}`, { as })
const label = (as: SignedIn, id: string, body: unknown) =>
  server.call('PUT', `/shipments/${id}/labels`, { as, body })
const rate = (as: SignedIn, id: string, body: unknown) =>
  server.call('PUT', `/shipments/${id}/feedback`, { as, body })

describe('the list', () => {
  test('finds by place, paper and what the customer calls it, in Turkish, and nothing of others', async () => {
    const customer = await server.signIn('customer')
    const [izmir, mersin] = [
      await shipmentOf(customer, { origin_city: 'İzmir' }),
      await shipmentOf(customer, { origin_city: 'Mersin', bill_of_lading: 'KVNL778899' }),
    ]
    await shipmentOf(other, { origin_city: 'İzmir' })
    await label(customer, mersin, { own_reference: 'PO-4471', own_name: 'Işıltı koleksiyonu' })
    expect(await list(customer, 'search=IZMIR')).toEqual([izmir])
    expect(await list(customer, 'search=kvnl7788')).toEqual([mersin])
    expect(await list(customer, 'search=po-4471')).toEqual([mersin])
    expect(await list(customer, `search=${encodeURIComponent('ışıltı')}`)).toEqual([mersin])
    expect(await list(customer, 'search=yok-boyle')).toEqual([])
  })

  test('becomes a file with what its filters show and the names the customer gave, nothing of others', async () => {
    const customer = await server.signIn('customer')
    const named = await shipmentOf(customer, { origin_city: 'İzmir', status: 'customs' })
    await shipmentOf(customer, { status: 'delivered' })
    await shipmentOf(other, { status: 'customs' })
    await label(customer, named, { own_reference: 'PO-1', own_name: '=1+1' })
    const start = (as: SignedIn) =>
      server.call<Task>('POST', '/exports', {
        as,
        body: { list: 'own_shipments', format: 'csv', input: { status: 'active' } },
      })
    const { body } = await start(customer)
    await taskBecomes(server, customer, body.id, ['done'])
    const [head = [], ...rows] = parseCsv(await (await downloadFile(server, customer, body.id)).text())
    const cells = ['Sipariş numaranız', 'Verdiğiniz ad', 'Durum', 'Çıkış'].map((name) => head.indexOf(name))
    expect(rows.map((row) => cells.map((cell) => row[cell]))).toEqual([
      ['PO-1', "'=1+1", 'Gümrükte', 'İzmir'],
    ])
    expect((await start(staff)).status).toBe(404)
  })
})

describe('the figures', () => {
  test('count each state, the late beside it, and sum each currency by itself', async () => {
    const customer = await server.signIn('customer')
    const priced = { quote_amount: '1500.50', quote_currency: 'EUR' }
    await shipmentOf(customer, { status: 'preparing', ...priced })
    await shipmentOf(customer, { status: 'customs', delayed: true, ...priced })
    const days = { promised_at: '2026-03-17T09:00:00Z', delivered_at: '2026-03-17T20:00:00Z' }
    await shipmentOf(customer, { status: 'delivered', quote_amount: '99.00', quote_currency: 'USD', ...days })
    await shipmentOf(customer, { status: 'cancelled', origin_city: 'Trabzon' })
    expect(await figures(customer)).toEqual({
      total: 4,
      active: 2,
      preparing: 1,
      in_transit: 0,
      customs: 1,
      delayed: 1,
      delivered: 1,
      total_value: [
        { currency: 'EUR', amount: '3001.00' },
        { currency: 'USD', amount: '99.00' },
      ],
      on_time: { percent: 25, part: 1, of: 4 },
      on_promise: { percent: 100, part: 1, of: 1 },
    })
    expect(await figures(customer, '?search=trabzon')).toMatchObject({
      total: 1,
      active: 0,
      total_value: [{ amount: '3001.00' }, { amount: '99.00' }],
    })
  })

  test('of nobody are zero, and say no rate', async () => {
    expect(await figures(await server.signIn('customer'))).toMatchObject({
      total: 0,
      total_value: [],
      on_time: { percent: null },
    })
  })
})

describe('one shipment', () => {
  test('is read whole by its customer, and by nobody else', async () => {
    const customer = await server.signIn('customer')
    const id = await shipmentOf(customer, { bill_of_lading: 'KVNL1' })
    expect((await read(customer, id)).body).toMatchObject({
      id,
      bill_of_lading: 'KVNL1',
      own_name: '',
      containers: [],
      quote_items: [],
      feedback: null,
    })
    expect(await read(other, id)).toMatchObject({ status: 404, body: { message: 'Gönderi bulunamadı.' } })
  })

  test('says whose firm it belongs to, to its customer and to the office', async () => {
    const customer = await server.signIn('customer')
    const id = await shipmentOf(customer, {})
    expect((await read(customer, id)).body).toMatchObject({ company_id: null })
    const [firm] = await query<{ id: string }>(
      server,
      `with firm as (insert into organisations (name) values ('Firma') returning id)
       update profiles p set organisation_id = firm.id from firm where p.id = $1 returning firm.id`,
      [customer.userId],
    )
    const seen = await server.call<StaffShipmentDetail>('GET', `/staff/shipments/${id}`, { as: staff })
    for (const { body } of [seen, await read(customer, id)])
      expect(body).toMatchObject({ company_id: firm?.id })
  })

  test('is named and rated by its customer; the office reads both, others change nothing', async () => {
    const customer = await server.signIn('customer')
    const id = await shipmentOf(customer, { status: 'delivered' })
    expect((await label(customer, id, { own_reference: ' PO-1 ', own_name: '' })).body).toEqual({
      own_reference: 'PO-1',
      own_name: '',
    })
    expect((await rate(customer, id, { stars: 2, comment: 'Geç geldi.' })).status).toBe(200)
    expect((await rate(customer, id, { stars: 4, comment: 'Konuştuk, düzeldi.' })).status).toBe(200)
    const seen = await server.call<StaffShipmentDetail>('GET', `/staff/shipments/${id}`, { as: staff })
    expect(seen.body).toMatchObject({
      own_reference: 'PO-1',
      feedback: { stars: 4, comment: 'Konuştuk, düzeldi.' },
    })
    expect((await label(other, id, { own_reference: 'x', own_name: '' })).status).toBe(404)
    expect((await rate(other, id, { stars: 1, comment: '' })).status).toBe(404)
    expect((await read(customer, id)).body).toMatchObject({ own_reference: 'PO-1', feedback: { stars: 4 } })
  })

  test.each([
    { stars: 0, comment: '' },
    { stars: 6, comment: '' },
    { stars: 4.5, comment: '' },
    { comment: 'x' },
  ])('takes no other stars than one to five: %j', async (body) => {
    const customer = await server.signIn('customer')
    const id = await shipmentOf(customer)
    expect((await rate(customer, id, body)).status).toBe(400)
    expect((await read(customer, id)).body.feedback).toBeNull()
  })
})
