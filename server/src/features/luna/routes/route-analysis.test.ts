/** The figures of a route are those that a hand-written statement finds in our own rows; what has too few rows is not shown. */
import type { RouteAnalysis } from '@kervan/domain/luna/routes.contract.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { emptyTables } from '#testing/empty-tables.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { writtenPrice } from '#testing/quotes.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: the figures are of all quotes there are.
const server = await startTestServer()
const asker = await wholeCustomer(server)
const staff = await server.signIn('staff')
const firms = [await wholeCustomer(server), await wholeCustomer(server), await wholeCustomer(server)]
afterAll(() => server.close())
beforeEach(() => emptyTables(server, 'quotes', 'requests', 'market_figures', 'market_notes', 'port_waits'))

let made = 0
type Offer = {
  amount: string
  by?: SignedIn | undefined
  currency?: string
  box?: string
  pol?: string
  ago?: number
  status?: string
}

async function offer(offers: readonly Offer[]) {
  for (const [index, one] of offers.entries()) {
    made += 1
    const { amount, by = firms[index % 3], currency = 'USD', box = '20GP', pol = 'Hamburg', ago = 10 } = one
    await query(
      server,
      `insert into quotes (quote_no, customer_id, status, sent_at, shipment_type, origin_country_code, destination_country_code, pol, pod,
         container_qty, container_type, cargo_details, currency, total_amount, validity_days, valid_until, created_by, ${writtenPrice.columns})
       values ($1, $2, $8, now() - $7 * interval '1 day', 'sea', 'DE', 'TR', $6, 'İzmir', 1, $5, '{}', $4, $3, 15, now(), $2,
         ${writtenPrice.values('$3', "'sea_fcl'")})`,
      [`R-${made}`, by?.userId, amount, currency, box, pol, ago, one.status ?? 'expired'],
    )
  }
}
const analyse = async (as = asker, route = 'hamburg-izmir') =>
  (await server.call<RouteAnalysis>('GET', `/route-analyses?route=${route}`, { as })).body
const priced = (...amounts: string[]) => amounts.map((amount) => ({ amount }))

test('the band is that of the prices sent for a 20-foot box, in dollars by the rates of each quote', async () => {
  await offer([...priced('1000', '1200', '1400', '1600'), { amount: '1000', currency: 'EUR' }])
  // Other boxes, and what was replaced, do not count.
  await offer([
    { amount: '9000', box: '40HC' },
    { amount: '9000', status: 'superseded' },
  ])
  const [hand] = await query<{ low: number; median: number; high: number }>(
    server,
    `select percentile_cont(0.25) within group (order by usd) as low, percentile_cont(0.5) within group (order by usd) as median,
       percentile_cont(0.75) within group (order by usd) as high
     from (select total_amount * case currency when 'EUR' then 55.7981 / 48.6116 else 1 end as usd from quotes
       where container_type = '20GP' and status <> 'superseded') as prices`,
  )
  const { price_range } = await analyse()
  // Rounded outwards to two figures: 1147.8 is the euro one.
  expect(hand).toMatchObject({ low: expect.closeTo(1147.8, 0), median: 1200, high: 1400 })
  expect(price_range).toMatchObject({
    min: '1100.00',
    median: '1200.00',
    max: '1400.00',
    quotes: 5,
    window_days: 180,
    basis: 'ports',
  })
})

test('too few quotes, too few firms, or the caller’s own: there is no band, and the summary says so', async () => {
  await offer(priced('1000', '1100', '1200', '1300'))
  expect((await analyse()).price_range).toBeNull()
  await offer([{ amount: '1400' }])
  expect((await analyse()).price_range).toMatchObject({ quotes: 5 })
  // One of the three asks: of the others there are too few.
  const { price_range, summary } = await analyse(firms[0])
  expect(price_range).toBeNull()
  expect(summary).toContain('bant gösterecek kadar teklif yok')
})

test('without enough between the two ports the countries speak, and without enough lately a year', async () => {
  await offer(
    priced('1000', '1100', '1200', '1300', '1400').map((each) => ({ ...each, pol: 'Bremen', ago: 300 })),
  )
  expect((await analyse()).price_range).toMatchObject({ basis: 'countries', window_days: 365 })
})

test('the history is the band of 180 days at the end of each month', async () => {
  await offer(priced('1000', '1100', '1200', '1300', '1400').map((each) => ({ ...each, ago: 100 })))
  const { price_history } = await analyse()
  expect(price_history).toHaveLength(12)
  expect(price_history.at(-1)).toMatchObject({
    month: dayInIstanbul(new Date()).slice(0, 7),
    median: '1200.00',
    quotes: 5,
  })
  expect(price_history[0]).toMatchObject({ median: null, quotes: 0 })
})

test('the direction is that of our quotes where both times have enough, otherwise of the index', async () => {
  const today = dayInIstanbul(new Date())
  await figure({ kind: 'freight', subject: 'europe', day: daysLater(today, -40), value: '1000' })
  await figure({ kind: 'freight', subject: 'europe', day: today, value: '1050' })
  expect(await analyse()).toMatchObject({ trend: 'rising', trend_percentage: 5 })
  await offer(priced('1000', '1000', '1000', '1000', '1000').map((each) => ({ ...each, ago: 60 })))
  await offer(priced('900', '900', '900', '900', '900').map((each) => ({ ...each, ago: 5 })))
  const { trend, trend_percentage, trend_evidence } = await analyse()
  expect([trend, trend_percentage]).toEqual(['falling', -10])
  expect(trend_evidence[0]).toMatchObject({ source: 'Gönderilen tekliflerimiz', sample: 10 })
})

const figure = (body: object) =>
  server.call('PUT', '/staff/market/figures', {
    as: staff,
    body: { wait_low_hours: null, wait_high_hours: null, source: 'Bülten', ...body },
  })

test('fuel, congestion, risks and factors are what staff wrote, each with its source and day; what is old is not shown', async () => {
  const today = dayInIstanbul(new Date())
  await figure({ kind: 'fuel', subject: 'NLRTM', day: daysLater(today, -200), value: '500' })
  expect((await analyse()).fuel_prices).toBeNull()
  await figure({ kind: 'fuel', subject: 'NLRTM', day: daysLater(today, -2), value: '612.5' })
  await figure({
    kind: 'congestion',
    subject: 'DEHAM',
    day: today,
    value: '95',
    wait_low_hours: 48,
    wait_high_hours: 72,
  })
  const note = {
    region: null,
    severity: 'high',
    delay_hours: null,
    source: 'Duyuru',
    valid_from: today,
    valid_until: today,
  }
  for (const kind of ['weather', 'economic'])
    await server.call('PUT', '/staff/market/notes', {
      as: staff,
      body: { id: null, note: { ...note, kind, title: `${kind} başlığı`, text: `${kind} metni` } },
    })
  const { fuel_prices, port_congestion, risk_factors, economic_factors, recommendations } = await analyse()
  expect(fuel_prices).toMatchObject({ current: '612.50', trend: 'unknown', evidence: { source: 'Bülten' } })
  expect(port_congestion.origin).toMatchObject({
    utilization: 0.95,
    waiting: { low_hours: 48, high_hours: 72, median_hours: null },
  })
  expect(port_congestion.destination).toMatchObject({ utilization: null, waiting: null })
  expect(risk_factors.map(({ title, severity }) => [title, severity])).toEqual([['weather başlığı', 'high']])
  expect(economic_factors.map(({ text }) => text)).toEqual(['economic metni'])
  expect(recommendations.map(({ because }) => because)).toEqual([
    'Hamburg %95 dolu.',
    'weather başlığı (Duyuru).',
  ])
})

test('a figure is refused that cannot be right, and a file is written whole or not at all', async () => {
  const today = dayInIstanbul(new Date())
  const row = {
    kind: 'congestion',
    subject: 'DEHAM',
    day: today,
    value: '80',
    wait_low_hours: null,
    wait_high_hours: null,
    source: 'x',
  }
  const send = (figures: object[]) =>
    server.call<{ added: number; changed: number }>('POST', '/staff/market/figures/import', {
      as: staff,
      body: { figures },
    })
  expect((await send([row, { ...row, value: '180' }])).status).toBe(400)
  expect((await send([row, { ...row, subject: 'XXXXX' }])).status).toBe(400)
  expect((await query(server, 'select from market_figures')).length).toBe(0)
  expect((await send([row, { ...row, subject: 'NLRTM' }])).body).toEqual({ added: 2, changed: 0 })
  expect(
    (
      await send([
        { ...row, value: '81' },
        { ...row, subject: 'ESBCN' },
      ])
    ).body,
  ).toEqual({ added: 1, changed: 1 })
  expect((await server.call('PUT', '/staff/market/figures', { as: asker, body: row })).status).toBe(403)
})
