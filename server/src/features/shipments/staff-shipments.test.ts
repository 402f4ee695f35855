/** The office's list of shipments: what its filters show together, what it finds by our booking reference, and a selection as a file. */
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { expect, test } from 'vitest'
import { downloadFile, taskBecomes } from '#testing/list-exports.ts'
import { parseCsv } from '#testing/parse-csv.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const [staff, customer] = [await server.signIn('staff'), await server.signIn('customer')]
const mark = crypto.randomUUID().slice(0, 8)
const number = () => `SH-${crypto.randomUUID().slice(-8).toUpperCase()}`

async function shipment(
  fields: Record<string, string | boolean> = {},
): Promise<{ id: string; number: string }> {
  const all = { shipment_number: number(), customer_id: customer.userId, shipment_type: 'sea', ...fields }
  const names = Object.keys(all)
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(all),
  )
  return { id: row?.id ?? '', number: all.shipment_number }
}

const list = async (filters: Record<string, string>) => {
  const address = `/staff/shipments?${new URLSearchParams({ customer_id: customer.userId, ...filters })}`
  const { body } = await server.call<{ items: { id: string }[] }>('GET', address, { as: staff })
  return body.items.map(({ id }) => id)
}
const [from, to] = [`${mark} Mersin`, `${mark} Hamburg`]
const lane = { origin_city: from, destination_city: to }
const late = await shipment({ ...lane, status: 'customs', delayed: true })
const inTime = await shipment({ ...lane, status: 'customs' })
const elsewhere = await shipment({
  origin_city: to,
  destination_city: from,
  status: 'in_transit',
  delayed: true,
})

test('being late is asked for beside the status', async () => {
  expect(await list({ delay: 'late' })).toEqual([elsewhere.id, late.id])
  expect(await list({ delay: 'late', status: 'customs' })).toEqual([late.id])
  expect(await list({ delay: 'on_time', status: 'customs' })).toEqual([inTime.id])
  expect(await list({ delay: 'on_time', status: 'in_transit' })).toEqual([])
  const counts = await server.call<Record<string, number>>(
    'GET',
    `/staff/shipment-counts?customer_id=${customer.userId}&delay=late`,
    { as: staff },
  )
  expect(counts.body).toMatchObject({ total: 2, customs: 1, in_transit: 1, delayed: 2 })
})

test('the lanes of the latest shipments can be chosen, and each shows its own', async () => {
  const { body } = await server.call<{ lanes: object[] }>('GET', '/staff/shipment-lanes', { as: staff })
  expect(body.lanes).toContainEqual({ origin: from, destination: to })
  expect(await list({ origin: from, destination: to })).toEqual([inTime.id, late.id])
  expect(await list({ origin: from, destination: to, sort: 'lane', status: 'customs' })).toHaveLength(2)
  expect(await list({ origin: to })).toEqual([elsewhere.id])
})

test('our booking reference finds its shipment, here and in the customer’s own list', async () => {
  const reference = `bkg-${late.number.slice(-6).toLowerCase()}`
  expect(await list({ search: reference })).toEqual([late.id])
  const own = await server.call<{ items: { id: string }[] }>('GET', `/shipments?search=${reference}`, {
    as: customer,
  })
  expect(own.body.items.map(({ id }) => id)).toEqual([late.id])
})

test('a selection becomes a file of those rows alone; too many are refused', async () => {
  const start = (ids: string[], format = 'csv') =>
    server.call<Task>('POST', '/exports', {
      as: staff,
      body: { list: 'staff_shipments', format, input: {}, ids, columns: ['number'] },
    })
  const { status, body } = await start([late.id, elsewhere.id])
  expect(status).toBe(201)
  await taskBecomes(server, staff, body.id, ['done'])
  const rows = parseCsv(await (await downloadFile(server, staff, body.id)).text())
  expect(rows).toEqual([['Numara'], [elsewhere.number], [late.number]])
  expect((await start([late.id], 'xlsx')).status).toBe(201)
  expect((await start(Array.from({ length: 1001 }, () => crypto.randomUUID()))).status).toBe(400)
  expect((await start([])).status).toBe(400)
})
