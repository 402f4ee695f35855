/** The figures of an analysis are those of hand-written statements over our own rows; what has too few rows is withheld, and what is frozen stays. */
import { Readable } from 'node:stream'
import type {
  Benchmark,
  BenchmarkBasis,
  BenchmarkOverview,
} from '@kervan/domain/benchmark/benchmark.contract.ts'
import { withheldSentence } from '@kervan/domain/benchmark/benchmark.copy.ts'
import { monthsLater } from '@kervan/domain/quotes/settled-months.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { computeBenchmark } from '#features/benchmark/freeze-benchmark.jobs.ts'
import { sweepReports } from '#features/benchmark/sweep-reports.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { eventually } from '#testing/eventually.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { pdfPages } from '#testing/pdf-text.ts'
import { writtenPrice } from '#testing/quotes.ts'
import { readSheet } from '#testing/read-xlsx.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

/** Its own: all quotes are counted. */
const server = await startTestServer()
afterAll(() => server.close())
const [staff, admin] = [await server.signIn('staff'), await server.signIn('admin')]
const email = freshAddress()
const customer = await wholeCustomer(server, email)
const others = [await wholeCustomer(server), await wholeCustomer(server), await wholeCustomer(server)]
beforeEach(() =>
  emptyTables(
    server,
    'quotes',
    'requests',
    'shipments',
    'benchmark_months',
    'benchmark_prices',
    'benchmark_lanes',
    'freight_indices',
  ),
)

const present = dayInIstanbul(new Date()).slice(0, 7)
/** The month that was over last. */
const last = monthsLater(present, -1)
const hat = 'Hamburg → Izmir'

let made = 0
type Offer = {
  usd: number
  by?: SignedIn | undefined
  month?: string
  status?: 'accepted' | 'rejected'
  pol?: string
  box?: string
  currency?: string
  boxes?: number
}

async function offer(...offers: Offer[]) {
  for (const [index, one] of offers.entries()) {
    made += 1
    const { usd, by = others[index % 3], month = last, status = 'accepted' } = one
    const { pol = 'Hamburg', box = '40HC', currency = 'USD', boxes = 1 } = one
    await query(
      server,
      `insert into quotes (quote_no, customer_id, status, sent_at, answered_at, accepted_amount, accepted_options, rejection_reason, shipment_type, pol, pod,
         container_qty, container_type, cargo_details, currency, total_amount, validity_days, valid_until, response_hours, created_by, ${writtenPrice.columns})
       values ($1, $2, $3, $4::timestamptz, $4::timestamptz + interval '1 day', case when $3 = 'accepted' then $5::numeric end,
         case when $3 = 'accepted' then '[]'::jsonb end, case when $3 = 'rejected' then 'price' end, 'sea', $6, 'İZMİR', $9, $7, '{}', $8, $5, 15, now(), 12, $2,
         ${writtenPrice.values('$5', "'sea_fcl'")})`,
      [`B-${made}`, by?.userId, status, `${month}-10T09:00:00Z`, usd, pol, box, currency, boxes],
    )
  }
}

const freeze = (now = new Date()) => server.services.actAs(system, (tx) => computeBenchmark(tx, now))
const address = (path: string, more: object = {}) =>
  `/staff/benchmark${path}?${new URLSearchParams({ customer_id: customer.userId, hat, donem: last, ...more })}`
const analyse = async (more: object = {}) =>
  (await server.call<Benchmark>('GET', address('', more), { as: staff })).body
const basis = async (more: object = {}) =>
  (await server.call<BenchmarkBasis>('GET', address('/basis', more), { as: staff })).body
const prices = (...amounts: number[]) => amounts.map((usd): Offer => ({ usd }))

test('the market is the median that a hand-written statement finds, per container and rounded to ten dollars', async () => {
  await offer(
    ...prices(2003, 2107, 2214, 2391),
    { usd: 2000, currency: 'EUR', boxes: 1 },
    { usd: 4800, boxes: 2 },
  )
  // Other boxes and refused prices are not of this market.
  await offer({ usd: 9000, box: '20GP' }, { usd: 9000, status: 'rejected' })
  await offer({ usd: 2500, by: customer }, { usd: 2600, by: customer, status: 'rejected' })
  await freeze()
  const [hand] = await query<{ market: number; own: number }>(
    server,
    `select round(percentile_cont(0.5) within group (order by usd) filter (where status = 'accepted')) as market,
       percentile_cont(0.5) within group (order by usd) filter (where customer_id = $1) as own
     from (select status, customer_id, total_amount / container_qty * case currency when 'EUR' then 55.7981 / 48.6116 else 1 end as usd
       from quotes where container_type = '40HC') as prices`,
    [customer.userId],
  )
  const { context, kpi, trendler, analiz, oneriler } = await analyse()
  expect(context).toEqual({ customer_id: customer.userId, hat, donem: last })
  expect(trendler.aylar).toHaveLength(6)
  expect(trendler.aylar.at(-1)).toBe(last)
  const market = trendler.piyasa_usd.at(-1) ?? 0
  expect(market % 10).toBe(0)
  expect(Math.abs(market - (hand?.market ?? 0))).toBeLessThanOrEqual(5)
  expect(trendler.musteri_usd.at(-1)).toBe(Math.round(hand?.own ?? 0))
  expect(kpi['Piyasaya göre fiyat (%)']).toBeCloseTo((2550 / market - 1) * 100, 1)
  expect(kpi['Kazanma oranı (%)']).toBe(50)
  expect(kpi['Yanıt süresi (saat)']).toBe(12)
  expect(kpi).not.toHaveProperty('Geri bildirim (yıldız)')
  expect(analiz.join(' ')).toContain('üzerinde')
  expect(oneriler.map(({ baslik }) => baslik)).toContain('Fiyatı piyasa ortancasına yaklaştırın')
})

test('service is counted for the customer and for the lane: on time by the promised day, days on the way, stars', async () => {
  const deliver = (by: SignedIn, day: number, promised: number, stars: number | null) =>
    query(
      server,
      `with s as (
         insert into shipments (shipment_number, customer_id, shipment_type, status, origin_city, destination_city, promised_at, delivered_at)
         values ('GND-' || gen_random_uuid(), $1, 'sea', 'delivered', 'Hamburg', 'İzmir', $3::timestamptz, $2::timestamptz) returning id, customer_id),
       told as (
         insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, happened_at, digest)
         select id, customer_id, 'kervan', kind, now(), kind, at, kind from s,
           (values ('departed', $2::timestamptz - interval '12 days'), ('arrived', $2::timestamptz - interval '2 days')) as e (kind, at))
       insert into shipment_feedback (shipment_id, customer_id, stars) select id, customer_id, $4::int from s where $4::int is not null`,
      [
        by.userId,
        `${last}-${String(day).padStart(2, '0')}T10:00:00Z`,
        `${last}-${String(promised).padStart(2, '0')}T06:00:00Z`,
        stars,
      ],
    )
  // Later in the day that was promised is on time.
  await deliver(customer, 14, 14, 5)
  await deliver(customer, 15, 14, 4)
  for (const by of [...others, ...others]) await deliver(by, 14, 20, 3)
  await freeze()
  expect((await analyse()).kpi).toMatchObject({
    'Zamanında teslim (%)': 50,
    'Transit süresi (gün)': 10,
    'Geri bildirim (yıldız)': 4.5,
  })
  const { figures } = await basis()
  const of = (key: string) => figures.find((figure) => figure.key === key)
  expect(of('on_time')).toMatchObject({ lane: 87.5, made_from: '1 / 2 teslimat' })
  expect(of('stars')).toMatchObject({ lane: 3.4 })
  const { body } = await server.call<BenchmarkOverview>('GET', '/staff/benchmark/overview', { as: staff })
  expect(body).toMatchObject({ delivered: 8, on_time: 7, performance: 87.5 })
})

test('an average of the lane needs five others of three other firms, whoever of the own firm adds to it', async () => {
  const [first, second, third] = others
  if (!first || !second || !third) throw new Error('There are three others.')
  const deliver = (by: SignedIn, stars: number) =>
    query(
      server,
      `with s as (
         insert into shipments (shipment_number, customer_id, shipment_type, status, origin_city, destination_city, promised_at, delivered_at)
         values ('GND-' || gen_random_uuid(), $1, 'sea', 'delivered', 'Hamburg', 'İzmir', $2::timestamptz, $2::timestamptz) returning id, customer_id)
       insert into shipment_feedback (shipment_id, customer_id, stars) select id, customer_id, $3::int from s`,
      [by.userId, `${last}-14T10:00:00Z`, stars],
    )
  const lanes = async () => {
    await freeze()
    const { figures } = await basis()
    return ['on_time', 'stars', 'win_rate', 'answer'].map(
      (name) => figures.find(({ key }) => key === name)?.lane !== null,
    )
  }
  const none = [false, false, false, false]
  // Six of two firms and many of one's own: whoever knows their own knows the others'.
  for (const by of [first, first, first, second, second, second, ...Array(6).fill(customer)]) {
    await deliver(by, 3)
    await offer({ usd: 2000, by })
  }
  expect(await lanes()).toEqual(none)
  await deliver(third, 3)
  await offer({ usd: 2000, by: third })
  expect(await lanes()).toEqual([true, true, true, true])
  // The third is of the customer's own firm.
  await query(
    server,
    `with firm as (insert into organisations (name) values ('Ortak') returning id)
     update profiles set organisation_id = firm.id from firm where profiles.id = any($1)`,
    [[customer.userId, third.userId]],
  )
  expect(await lanes()).toEqual(none)
  await query(server, 'update profiles set organisation_id = null', [])
  // What was counted before firms were marked tells nothing, until the next night counts it anew.
  await query(
    server,
    `update benchmark_lanes set answer_firms = null, settled_firms = null, on_time_firms = null, transit_firms = null, rating_firms = null`,
  )
  expect((await basis()).figures.every(({ lane }) => lane === null)).toBe(true)
  expect(await lanes()).toEqual([true, true, true, true])
})

test('a month is offered once it is frozen', async () => {
  const periods = async () => {
    const { body } = await server.call<BenchmarkOverview>('GET', '/staff/benchmark/overview', { as: staff })
    return body.periods
  }
  const six = (newest: string) => Array.from({ length: 6 }, (_, index) => monthsLater(newest, -index))
  // Nothing has ever been frozen.
  expect(await periods()).toEqual(six(last))
  await freeze()
  expect(await periods()).toEqual(six(last))
  // As in the night in which the month has ended.
  await query(server, 'delete from benchmark_months where month = $1', [last])
  expect(await periods()).toEqual(six(monthsLater(last, -1)))
})

test('with fewer than five quotes of three firms there is no market, also where the customer’s own were needed', async () => {
  const marketOf = async () => {
    await query(server, 'truncate benchmark_months, benchmark_prices')
    await freeze()
    return (await analyse()).trendler.piyasa_usd.at(-1)
  }
  await offer(...prices(2000, 2100, 2200, 2300))
  expect(await marketOf()).toBeNull()
  expect((await analyse()).analiz).toContain(withheldSentence)
  // The customer's own makes five, which are not enough for them.
  await offer({ usd: 2400, by: customer })
  expect(await marketOf()).toBeNull()
  await offer({ usd: 2400, by: others[1] })
  expect(await marketOf()).not.toBeNull()
  // All of two firms.
  await query(server, 'update quotes set customer_id = $1 where customer_id = $2', [
    others[0]?.userId,
    others[2]?.userId,
  ])
  expect(await marketOf()).toBeNull()
})

test('a month without enough borrows from those before it', async () => {
  await offer(
    ...prices(2000, 2100),
    ...prices(2200, 2300, 2400).map((one) => ({ ...one, month: monthsLater(last, -2) })),
  )
  await offer({ usd: 2500, by: others[2] })
  await freeze()
  const { months } = await basis()
  expect(months.at(-1)).toMatchObject({ market_quotes: 6, market_months: 3 })
  expect(months.at(-3)).toMatchObject({ market_quotes: 0 })
})

test('where the customer’s own offers made up the number, the price of more months stands in', async () => {
  await offer(
    ...prices(2000, 2100, 2200, 2300),
    { usd: 2400, by: customer },
    ...prices(2500, 2600).map((one) => ({ ...one, month: monthsLater(last, -1) })),
  )
  await freeze()
  expect((await basis()).months.at(-1)).toMatchObject({ market_quotes: 7, market_months: 3 })
  // Who has none of them sees the month alone.
  const stranger = await wholeCustomer(server)
  const seen = await server.call<BenchmarkBasis>('GET', address('/basis', { customer_id: stranger.userId }), {
    as: staff,
  })
  expect(seen.body.months.at(-1)).toMatchObject({ market_quotes: 5, market_months: 1 })
})

test('days on the way are compared with those of the same mode', async () => {
  const deliver = (by: SignedIn, mode: 'sea' | 'air', days: number) =>
    query(
      server,
      `with s as (
         insert into shipments (shipment_number, customer_id, shipment_type, status, origin_city, destination_city, delivered_at)
         values ('GND-' || gen_random_uuid(), $1, $2, 'delivered', 'Hamburg', 'İzmir', $3::timestamptz) returning id, customer_id)
       insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, happened_at, digest)
       select id, customer_id, 'kervan', kind, now(), kind, at, kind from s,
         (values ('departed', $3::timestamptz - make_interval(days => $4)), ('arrived', $3::timestamptz)) as e (kind, at)`,
      [by.userId, mode, `${last}-20T10:00:00Z`, days],
    )
  const [other = customer] = others
  for (const [index, days] of [20, 22, 24, 26, 28].entries())
    await deliver(others[index % 3] ?? other, 'sea', days)
  for (const [index, days] of [2, 2, 3, 3, 3].entries())
    await deliver(others[index % 2] ?? other, 'air', days)
  await deliver(customer, 'air', 5)
  await freeze()
  const transit = async () => (await basis()).figures.find(({ key }) => key === 'transit')
  // By air they were two others.
  expect(await transit()).toMatchObject({ value: 5, lane: null })
  await deliver(others[2] ?? other, 'air', 3)
  await query(server, 'delete from benchmark_lanes')
  await freeze()
  // Air 16 days in six of others, and five of one's own.
  expect(await transit()).toMatchObject({ value: 5, lane: 3 })
  await deliver(customer, 'sea', 25)
  await query(server, 'delete from benchmark_lanes')
  await freeze()
  // Sea 145 days in six, air 21 in seven: a half of each.
  expect(await transit()).toMatchObject({ value: 15, lane: 13.6 })
})

test('what is frozen stays, and the month that runs is not there yet', async () => {
  await offer(...prices(2000, 2100, 2200, 2300, 2400))
  await freeze()
  const before = (await analyse()).trendler
  await offer(...prices(9000, 9000, 9000, 9000, 9000, 9000))
  await offer({ usd: 5000, month: present })
  await freeze()
  expect((await analyse()).trendler).toEqual(before)
  expect(await query(server, 'select from benchmark_months where month >= $1', [present])).toEqual([])
  const { status, body } = await server.call<{ code: string }>('GET', address('', { donem: present }), {
    as: staff,
  })
  expect([status, body.code]).toEqual([409, 'PERIOD_NOT_OVER'])
})

test('places are one however they are written, and the other way is another lane', async () => {
  await offer(
    ...['HAMBURG', 'hamburg', 'DEHAM', 'Hamburg', 'Hamburg '].map((pol): Offer => ({ usd: 2000, pol })),
  )
  await freeze()
  expect((await analyse()).trendler.piyasa_usd.at(-1)).toBe(2000)
  expect((await analyse({ hat: 'İzmir → Hamburg' })).trendler.piyasa_usd.at(-1)).toBeNull()
})

test('an index that an admin brings stands in, and says so; customers and other staff cannot bring one', async () => {
  const row = {
    ...{
      name: 'Avrupa endeksi',
      origin: 'Hamburg',
      destination: 'Izmir',
      unit: 'dry_40',
      month: last,
      usd: '1985.50',
    },
    ...{ source: 'Haftalık bülten', published_on: `${last}-28` },
  }
  const bring = (as: SignedIn, rows: object[]) =>
    server.call<{ added: number; changed: number }>('POST', '/staff/benchmark/indices', {
      as,
      body: { rows },
    })
  expect((await bring(customer, [row])).status).toBe(403)
  expect((await bring(staff, [row])).status).toBe(403)
  expect((await bring(admin, [row, { ...row, usd: '0' }])).status).toBe(400)
  expect((await bring(admin, [row])).body).toEqual({ added: 1, changed: 0 })
  expect((await bring(admin, [row])).body).toEqual({ added: 0, changed: 1 })
  await freeze()
  expect((await analyse()).trendler.piyasa_usd.at(-1)).toBe(1986)
  expect(await basis()).toMatchObject({
    source: 'index',
    index: { name: 'Avrupa endeksi', source: 'Haftalık bülten' },
  })
  // What is taken along says it too.
  const [pdf, sheet] = await Promise.all(
    ['pdf', 'xlsx'].map(async (format) => {
      const answer = await server.fetch(`/api${address(`/report/${format}`)}`, { headers: staff.headers })
      return Buffer.from(await answer.arrayBuffer())
    }),
  )
  const named = `Avrupa endeksi (Haftalık bülten, 28.${last.slice(5)}.${last.slice(0, 4)})`
  expect(
    pdfPages(pdf ?? Buffer.of())
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  ).toContain(named)
  expect(readSheet(sheet ?? Buffer.of()).rows[6]?.[4]?.text).toBe(named)
  await offer(...prices(2000, 2100, 2200, 2300, 2400))
  await query(server, 'truncate benchmark_months')
  await freeze()
  expect((await basis()).source).toBe('own')
})

test('of two indices on a lane the newest is drawn, and the months of the other are gaps', async () => {
  const row = {
    origin: 'Hamburg',
    destination: 'Izmir',
    unit: 'dry_40',
    source: 'Bülten',
    published_on: `${last}-28`,
  }
  const rows = [
    { ...row, name: 'Eski endeks', month: monthsLater(last, -2), usd: '1500' },
    { ...row, name: 'Yeni endeks', month: monthsLater(last, -1), usd: '1900' },
    { ...row, name: 'Yeni endeks', month: last, usd: '1950' },
  ]
  await server.call('POST', '/staff/benchmark/indices', { as: admin, body: { rows } })
  await freeze()
  expect((await analyse()).trendler.piyasa_usd.slice(-3)).toEqual([null, 1900, 1950])
  expect((await basis()).index?.name).toBe('Yeni endeks')
})

test('every row that was brought can be read, page by page: newest month first, lanes from A to Z', async () => {
  const row = { name: 'Endeks', unit: 'dry_40', source: 'Bülten', usd: '2000', published_on: '2026-01-05' }
  const places = ['Çin', 'Ağrı', 'İzmir', 'Zonguldak', 'Iğdır']
  const rows = ['2025-01', '2025-02'].flatMap((month) =>
    places.map((origin) => ({ ...row, month, origin, destination: 'Mersin' })),
  )
  await server.call('POST', '/staff/benchmark/indices', { as: admin, body: { rows } })
  type Rows = { items: { origin: string; month: string }[]; next_cursor: string | null }
  const read = async (after: string | null): Promise<string[]> => {
    const from = after ? `&after=${encodeURIComponent(after)}` : ''
    const { body } = await server.call<Rows>('GET', `/staff/benchmark/indices?limit=3${from}`, { as: admin })
    const found = body.items.map(({ month, origin }) => `${month} ${origin}`)
    return body.next_cursor ? [...found, ...(await read(body.next_cursor))] : found
  }
  const sorted = ['Ağrı', 'Çin', 'Iğdır', 'İzmir', 'Zonguldak']
  expect(await read(null)).toEqual(
    ['2025-02', '2025-01'].flatMap((month) => sorted.map((at) => `${month} ${at}`)),
  )
})

test('the report is a PDF and a sheet for staff alone, and its mail stands in the customer’s history', async () => {
  await offer(...prices(2000, 2100, 2200, 2300, 2400), { usd: 2500, by: customer })
  await freeze()
  const file = (format: string, as: SignedIn) =>
    server.fetch(`/api${address(`/report/${format}`)}`, { headers: as.headers })
  expect((await file('pdf', customer)).status).toBe(401)
  const pdf = await file('pdf', staff)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const text = pdfPages(Buffer.from(await pdf.arrayBuffer())).join(' ')
  expect(text).toMatch(/Benchmark raporu/)
  expect(text).toMatch(/Piyasa, bu hatta kabul edilen/)
  expect(text).not.toContain('yaklaştırın')
  const sheet = readSheet(Buffer.from(await (await file('xlsx', staff)).arrayBuffer()))
  expect(sheet.rows[6]?.[1]?.number).toBe(2250)
  expect(sheet.rows[6]?.[4]?.text).toBe('Kendi tekliflerimiz')
  const sent = await server.call<{ id: string }>('POST', '/staff/benchmark/send', {
    as: staff,
    body: { customer_id: customer.userId, hat, donem: last, subject: 'Rapor', message: 'Merhaba' },
    headers: { 'idempotency-key': 'benchmark-report-of-the-test' },
  })
  expect(sent.status).toBe(201)
  const [record] = await query<{ kind: string; text: string }>(
    server,
    'select kind, text from customer_contacts where id = $1',
    [sent.body.id],
  )
  expect(record).toMatchObject({ kind: 'mail', text: expect.stringContaining('Ek: Benchmark') })
  await eventually('the mail has arrived', async () =>
    (await mailsTo(server, email)).some(({ subject }) => subject === 'Rapor'),
  )
  const { files } = server.services
  const kept = async () => (await Readable.from(files.list('reports')).toArray()).length
  expect(await kept()).toBe(1)
  await sweepReports(files, new Date(), new AbortController().signal)
  expect(await kept()).toBe(1)
  await sweepReports(files, new Date(Date.now() + 31 * 86_400_000), new AbortController().signal)
  expect(await kept()).toBe(0)
})
