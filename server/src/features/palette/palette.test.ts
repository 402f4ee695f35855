/** The search over everything: by number, name and container, in Turkish letters or without them, for staff alone. */
import type { Found } from '@kervan/domain/palette/palette.contract.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const [staff, customer] = [await server.signIn('staff'), await server.signIn('customer')]
const mark = crypto.randomUUID().slice(0, 8)
const number = `SH-${mark.toUpperCase()}`
const [shipment] = await query<{ id: string }>(
  server,
  `insert into shipments (shipment_number, customer_id, shipment_type, origin_city, destination_city)
  values ($1, $2, 'sea', 'Iğdır', 'Şirinköy ${mark}') returning id`,
  [number, customer.userId],
)

async function find(search: string, as = staff) {
  const { status, body } = await server.call<{ found: Found[] }>(
    'GET',
    `/staff/search?${new URLSearchParams({ search })}`,
    { as },
  )
  return { status, found: body.found }
}

test.each([number, number.toLowerCase(), `sirinkoy ${mark}`, `ŞİRİNKÖY ${mark}`])(
  '%s is found',
  async (typed) => {
    const { found } = await find(typed)
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'shipment',
        id: shipment?.id,
        name: number,
        detail: expect.stringContaining('Iğdır – Şirinköy'),
      }),
    ])
  },
)

test('a customer is found by name and address, of each kind a few only', async () => {
  const [profile] = await query<{ email: string }>(server, 'select email from profiles where id = $1', [
    customer.userId,
  ])
  const { found } = await find(profile?.email ?? '')
  expect(found.filter(({ kind }) => kind === 'customer')).toMatchObject([{ id: customer.userId }])
  const many = (await find('kervan')).found
  for (const kind of ['customer', 'request', 'quote', 'shipment'])
    expect(many.filter((each) => each.kind === kind).length).toBeLessThanOrEqual(4)
})

test('two letters are refused, and so are customers', async () => {
  expect((await find('ab')).status).toBe(400)
  expect((await find('mersin', customer)).status).toBe(403)
})
