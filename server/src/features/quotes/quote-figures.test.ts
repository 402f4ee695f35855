/** What many quotes tell together: the price band of a lane, how fast the company answers; and quotes that run out. */
import type { PriceBand } from '@kervan/domain/quotes/quotes.contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { expireQuotes } from '#features/quotes/expire-quotes.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { writtenPrice } from '#testing/quotes.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

// A server of its own: the figures are of all quotes there are.
const server = await startTestServer()
const staff = await server.signIn('staff')
const asker = await wholeCustomer(server)
const customers = [await wholeCustomer(server), await wholeCustomer(server), await wholeCustomer(server)]
afterAll(() => server.close())

let made = 0
type Won = {
  mode?: string
  to?: string
  currency?: string
  containers?: number
  box?: string
  cargo?: object
  weight?: string
  ago?: string
  status?: string
}

/** Won quotes of these amounts, each by the next of so many customers. */
async function won(amounts: string[], of: number, won: Won = {}) {
  const {
    mode = 'sea_fcl',
    to = 'DE',
    currency = 'EUR',
    containers = 1,
    box = '40HC',
    cargo = {},
    weight = '1',
    ago = '1 day',
    status = 'accepted',
  } = won
  for (const [position, amount] of amounts.entries()) {
    made += 1
    await query(
      server,
      `with r as (
         insert into requests (number, customer_id, form, title, shipment_type, estimated_weight, estimated_volume, quote_due_at, created_by)
         values ($1, $2, 'order', 'x', 'sea', $7, $7, now(), $2) returning id)
       insert into quotes (quote_no, customer_id, request_id, status, sent_at, shipment_type, origin_country_code,
         destination_country_code, container_qty, container_type, cargo_details, currency, total_amount, validity_days, valid_until, answered_at, accepted_amount, accepted_options, created_by, ${writtenPrice.columns})
       select $1, $2, r.id, $9, now(), 'sea', 'TR', $4, $8, $11, $12, $5, $6, 15, now(), now() - $10::interval, case when $9 = 'accepted' then $6::numeric end,
         case when $9 = 'accepted' then '[]'::jsonb end, $2, ${writtenPrice.values('$6', '$3')} from r`,
      [
        `T-${made}`,
        customers[position % of]?.userId,
        mode,
        to,
        currency,
        amount,
        weight,
        containers,
        status,
        ago,
        box,
        JSON.stringify(cargo),
      ],
    )
  }
}
const band = async (basis: string, to: string, as = asker) => {
  const search = new URLSearchParams({
    basis,
    origin_country: 'türkiye',
    destination_country: to,
  })
  return (await server.call<{ band: PriceBand | null }>('GET', `/price-band?${search}`, { as })).body.band
}

describe('a price band', () => {
  test('is made of the quartiles per container, rounded outward to two figures, and newest by the day', async () => {
    await won(['1000.00', '1000.02', '1100.00', '1200.00', '1300.01', '1400.00'], 3, { containers: 2 })
    // Neither lost ones nor old ones nor another lane's count.
    await won(['1.00', '1.00'], 2, { status: 'rejected' })
    await won(['1.00', '1.00'], 2, { ago: '13 months' })
    await won(['1.00', '1.00'], 2, { mode: 'sea_lcl' })
    expect(await band('dry_40', 'Almanya')).toEqual({
      basis: 'dry_40',
      currency: 'EUR',
      quotes: 6,
      // 500.01 + (550 − 500.01) / 4 = 512.5075; between 550 and 600; 600 + (650.005 − 600) × 3 / 4 = 637.50375.
      low: '510.00',
      median: '580.00',
      high: '640.00',
      newest_at: expect.stringMatching(/T21:00:00.000Z$/),
    })
    expect(await band('dry_40', 'de', staff)).not.toBeNull()
  })

  test('people of one organisation are one customer, and a colleague’s prices are left out as one’s own', async () => {
    await won(['10', '20', '30', '40', '50'], 3, { to: 'GR' })
    expect(await band('dry_40', 'GR')).not.toBeNull()
    const firm = (people: string[]) =>
      query(
        server,
        `with firm as (insert into organisations (name) values ('Firma') returning id)
         update profiles set organisation_id = firm.id from firm where profiles.id = any($1)`,
        [people],
      )
    const [first, second] = customers.map(({ userId }) => userId)
    await firm([first ?? '', second ?? ''])
    expect(await band('dry_40', 'GR')).toBeNull()
    await query(server, 'update profiles set organisation_id = null', [])
    await firm([first ?? '', asker.userId])
    expect(await band('dry_40', 'GR')).toBeNull()
    await query(server, 'update profiles set organisation_id = null', [])
  })

  test.each<[string, string, string[], number, Won]>([
    ['four quotes', 'FR', ['1', '2', '3', '4'], 3, {}],
    ['five quotes of two customers', 'IT', ['1', '2', '3', '4', '5'], 2, {}],
    ['quotes without a quantity', 'ES', ['1', '2', '3', '4', '5'], 3, { mode: 'air', weight: '0' }],
  ])('is not shown from %s', async (_, to, amounts, of, more) => {
    await won(amounts, of, { to, ...more })
    expect(await band(more.mode ? 'air_300' : 'dry_40', to)).toBeNull()
  })

  test('takes the currency most used, and does not fill it up from another', async () => {
    await won(['1', '2', '3', '4'], 3, { to: 'NL' })
    await won(['1', '2', '3'], 3, { to: 'NL', currency: 'USD' })
    expect(await band('dry_40', 'NL')).toBeNull()
    await won(['10', '20', '30', '40', '50', '60'], 3, { to: 'NL', currency: 'USD' })
    expect(await band('dry_40', 'NL')).toMatchObject({ currency: 'USD', quotes: 9 })
  })

  test('small boxes, large ones and reefers have bands of their own; mixed loads are in none', async () => {
    const prices = ['800', '900', '1000', '1100', '1200']
    await won(prices, 3, { to: 'AT', box: '20GP' })
    await won(
      prices.map((price) => String(Number(price) * 2)),
      3,
      { to: 'AT', box: '40HC' },
    )
    await won(
      prices.map((price) => String(Number(price) * 4)),
      3,
      { to: 'AT', box: '40RF' },
    )
    const mixed = {
      containers: [
        { type: '20GP', qty: 1 },
        { type: '40RF', qty: 1 },
      ],
    }
    await won(['1', '1', '1', '1', '1'], 3, { to: 'AT', box: '20GP', cargo: mixed })
    const medians = await Promise.all(['dry_20', 'dry_40', 'reefer_40'].map((basis) => band(basis, 'AT')))
    expect(medians.map((found) => found?.median)).toEqual(['1000.00', '2000.00', '4000.00'])
    expect(await band('reefer_20', 'AT')).toBeNull()
    expect(await band('tank', 'AT')).toBeNull()
  })

  test('air is compared within its weight break only', async () => {
    const prices = ['200', '300', '400', '500', '600']
    await won(prices, 3, { to: 'PL', mode: 'air', weight: '100' })
    await won(prices, 3, { to: 'PL', mode: 'air', weight: '20' })
    expect(await band('air_300', 'PL')).toMatchObject({ basis: 'air_300', median: '4.00', quotes: 5 })
    expect(await band('air_45', 'PL')).toMatchObject({ median: '20.00', quotes: 5 })
    expect(await band('air_1000', 'PL')).toBeNull()
  })

  test('LCL is priced per W/M, the larger of tonnes and cubic metres, at least one', async () => {
    const prices = ['200', '300', '400', '500', '600']
    await won(prices, 3, { to: 'PL', mode: 'sea_lcl', cargo: { cbm: '4', weight_kg: '1000' } })
    expect(await band('lcl', 'PL')).toMatchObject({ median: '100.00' })
    await won(prices, 3, { to: 'CZ', mode: 'sea_lcl', cargo: { cbm: '2', weight_kg: '8000' } })
    expect(await band('lcl', 'CZ')).toMatchObject({ median: '50.00' })
    await won(prices, 3, { to: 'SK', mode: 'sea_lcl', cargo: { cbm: '0.2', weight_kg: '90' } })
    expect(await band('lcl', 'SK')).toMatchObject({ median: '400.00' })
  })

  test('a full truck, a share of one by its floor, and a van', async () => {
    const prices = ['2000', '2500', '3000', '3500', '4000']
    await won(prices, 3, { to: 'RO', mode: 'land', cargo: { pallets: 33 } })
    await won(['4000', '6000', '8000'], 3, { to: 'RO', mode: 'land', cargo: { pallets: 66, vehicles: 2 } })
    await won(['200', '300', '400', '500', '600'], 3, { to: 'RO', mode: 'land', cargo: { pallets: 5 } })
    await won(prices, 3, { to: 'RO', mode: 'van', cargo: { pallets: 4 } })
    // Two trucks count as two.
    expect(await band('truck', 'RO')).toMatchObject({ median: '3000.00', quotes: 8 })
    expect(await band('truck_ldm', 'RO')).toMatchObject({ median: '200.00', quotes: 5 })
    expect(await band('van', 'RO')).toMatchObject({ median: '3000.00' })
  })

  test('leaves out the reader’s own prices, from which the others’ could be computed', async () => {
    await won(['100', '200', '300', '400', '500', '600'], 3, { to: 'SE' })
    expect(await band('dry_40', 'SE')).toMatchObject({ quotes: 6 })
    expect(await band('dry_40', 'SE', customers[0])).toBeNull()
  })

  test('of a country nobody knows is none', async () => expect(await band('air_300', 'Atlantis')).toBeNull())
})

test('how fast the company answers is known after each first price', async () => {
  const hours = () =>
    query<{ median: number; sample: number }>(
      server,
      'select median_hours::float8 as median, sample from answer_times',
    )
  const [customer] = customers
  if (!customer) throw new Error('Nobody there.')
  const first = await quotedRequest(server, staff, customer)
  await eventually('it is measured', async () => (await hours())[0]?.sample === 1)
  await query(
    server,
    "update requests set created_at = first_quoted_at - interval '20 hours' where id = $1",
    [first.id],
  )
  await quotedRequest(server, staff, customer)
  await eventually('it is measured again', async () => (await hours())[0]?.sample === 2)
  expect(await hours()).toEqual([{ median: 10, sample: 2 }])
})

test('a quote whose last moment has passed expires once, and both sides hear of it', async () => {
  const [customer] = customers
  if (!customer) throw new Error('Nobody there.')
  const [old, current] = [
    await quotedRequest(server, staff, customer),
    await quotedRequest(server, staff, customer),
  ]
  await query(server, "update quotes set valid_until = now() - interval '1 second' where id = $1", [
    old.quote_id,
  ])
  await Promise.all([expireQuotes(server.services), expireQuotes(server.services)])
  const states = await query(server, 'select id, status from quotes where id = any($1) order by id', [
    [old.quote_id, current.quote_id],
  ])
  expect(states).toEqual([
    { id: old.quote_id, status: 'expired' },
    { id: current.quote_id, status: 'sent' },
  ])
  expect(
    await query(
      server,
      "select audiences from outbox where name = 'quote.changed' and data->>'status' = 'expired' and data->>'quote_id' = $1",
      [old.quote_id],
    ),
  ).toEqual([{ audiences: ['staff', `user:${customer.userId}`] }])
})
