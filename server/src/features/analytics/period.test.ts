/**
 * A period beside hand-written SQL over the raw rows, before and after its days are rolled up; and what forged events do to it. Each step
 * lists as many rows as it counts.
 */
import { randomUUID } from 'node:crypto'
import type { DayFigures } from '@kervan/domain/analytics/analytics.contract.ts'
import type { PagePeriod, PeriodFigures, SourcedRequest } from '@kervan/domain/analytics/period.contract.ts'
import type { Visit } from '@kervan/domain/analytics/visits.contract.ts'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { afterAll, expect, test } from 'vitest'
import { type PageView, writePageViews } from '#features/analytics/analytics.queries.ts'
import { periodFigures } from '#features/analytics/period.ts'
import { rollUpVisits } from '#features/analytics/roll-up.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ env: { TRUSTED_PROXY: '127.0.0.1' } })
afterAll(() => server.close())
const staff = await server.signIn('staff')
const { actAs } = server.services
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

async function agreed(): Promise<string> {
  const visitor = randomUUID()
  await query(
    server,
    "insert into visitor_consents (visitor_id, purpose, granted, text_version) values ($1, 'analytics', true, $2)",
    [visitor, consentVersions.analytics],
  )
  return visitor
}

const view = (visitor_id: string, page: string, at: number, more: Partial<PageView> = {}): PageView =>
  ({
    ...{ robot: false, at, visitor_id, page, used_tool: page.startsWith('/araclar'), device_type: 'desktop' },
    ...{ browser: 'Chrome', user_id: null, user_type: 'guest', country: 'TR', city: null },
    ...{ network: '192.0.2.0/24', source: 'google.com', campaign: '', ...more },
  }) as PageView
const write = (...views: PageView[]) => actAs(system, (tx) => writePageViews(tx, views))

const figuresOf = async (from: string, to: string) =>
  (await server.call<PeriodFigures>('GET', `/staff/analytics/period?from=${from}&to=${to}`, { as: staff }))
    .body
const rowsOf = async <Row>(path: string) =>
  (await server.call<{ items: Row[] }>('GET', path, { as: staff })).body.items

const today = dayInIstanbul(new Date())
const yesterday = daysLater(today, -1)
const noon = (day: string) => Date.parse(`${day}T09:00:00Z`)

test('a period counts as hand-written SQL does, its steps list what they count, rolled up or not', async () => {
  const [one, two, colleague] = [await agreed(), await agreed(), await agreed()]
  const person = await server.signIn('customer')
  await write(
    view(one, '/', noon(yesterday)),
    view(one, '/araclar/konteyner', noon(yesterday) + 90_000),
    view(two, '/', noon(yesterday), { source: 'bulten', campaign: 'bahar' } as Partial<PageView>),
    view(colleague, '/', noon(yesterday), { user_type: 'staff' } as Partial<PageView>),
    { robot: true, at: noon(yesterday), page: '/', network: '192.0.2.0/24' },
    view(randomUUID(), '/', noon(yesterday)),
  )
  // The customer came by the newsletter, and sent two requests: one was accepted, of one nobody knows the visit.
  const add = `insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by)
    values ($1, $2, 'quick', 'Deniz', 'sea', now(), $3) returning id`
  const requestOf = async (by = person.userId) => {
    const [row] = await query<{ id: string }>(server, add, [
      `TLP-${randomUUID().slice(0, 8)}`,
      person.userId,
      by,
    ])
    return row?.id ?? ''
  }
  const accept = `with quote as (
      insert into quotes (quote_no, customer_id, request_id, status, title, transport_mode, shipment_type, customer_name, customer_email,
        pol, pod, currency, subtotal_amount, tax_amount, total_amount, fx_source, fx_date, fx_rates, validity_days, valid_until, sent_at,
        answered_at, accepted_amount, accepted_options, created_by)
      select 'KRV-DENEME', customer_id, id, 'accepted', 'Yük', 'sea_fcl', 'sea', 'Ad', 'ad@musteri.example', 'Mersin', 'Hamburg', 'EUR',
        100, 0, 100, 'shipped', '2026-01-01', '{}', 30, now() + interval '9 days', now(), now(), 100, '[]', customer_id
      from requests where id = $1 returning id)
    update requests set status = 'approved', quote_id = quote.id, first_quoted_at = now() from quote where requests.id = $1`
  const won = await requestOf()
  await query(server, accept, [won])
  await requestOf()
  await requestOf(staff.userId)
  await query(
    server,
    `insert into request_sources (request_id, session_id, source, campaign, entry_page)
     select $1, id, source, campaign, entry_page from visitor_sessions where visitor_id = $2`,
    [won, two],
  )
  const byHand = async () => {
    const [row] = await query(
      server,
      `select count(*)::int as visits, count(*) filter (where used_tool)::int as tool_visits, sum(views)::int as views,
         (select count(*)::int from requests where created_by = customer_id) as requests
       from visitor_sessions where user_type <> 'staff'`,
      [],
    )
    return row
  }
  for (const isRolled of [false, true]) {
    if (isRolled) await rollUpVisits(actAs, new Date())
    const figures = await figuresOf(yesterday, today)
    expect(figures).toMatchObject((await byHand()) as object)
    expect(figures).toMatchObject({
      ...{ visits: 2, tool_visits: 1, views: 3, average_seconds: 45, requests: 2, quoted: 1, accepted: 1 },
      accepted_euro: '100.00',
      ...{ unknown: { requests: 1, quoted: 0, accepted: 0 }, without_consent: 1, robots: 1 },
      sources: [
        { source: 'bulten', campaign: 'bahar', visits: 1, tool_visits: 0, requests: 1, accepted: 1 },
        { source: 'google.com', campaign: '', visits: 1, tool_visits: 1, requests: 0 },
      ],
      days: [
        { day: yesterday, visits: 2, views: 3 },
        { day: today, visits: 0, views: 0 },
      ],
    })
    // The colleague's page is among the pages, as their views are the site's.
    expect(figures.pages).toMatchObject([
      { page: '/', views: 3, entries: 3, exits: 2, seconds: 90, without_consent: 1, robots: 1 },
      { page: '/araclar/konteyner', views: 1, entries: 0, exits: 1, seconds: null },
    ])
  }
  const range = `from=${yesterday}&to=${today}`
  expect(await rowsOf<Visit>(`/staff/visits?${range}&without_staff=true`)).toHaveLength(2)
  expect(await rowsOf<Visit>(`/staff/visits?${range}&without_staff=true&tool=true`)).toHaveLength(1)
  expect(await rowsOf<Visit>(`/staff/visits?${range}&exit=${encodeURIComponent('/')}`)).toHaveLength(2)
  const requests = (more: string) => rowsOf<SourcedRequest>(`/staff/analytics/requests?${range}${more}`)
  expect(await requests('')).toHaveLength(2)
  expect(await requests('&unknown=true')).toHaveLength(1)
  expect(await requests('&step=accepted&source=bulten&campaign=bahar')).toMatchObject([
    { id: won, source: 'bulten', campaign: 'bahar', quote_no: 'KRV-DENEME', accepted_euro: '100.00' },
  ])
})

test('sources beyond those that are listed are one row, with what came of them', async () => {
  const all = await figuresOf(yesterday, today)
  const listed = await actAs(system, (tx) => periodFigures(tx, { from: yesterday, to: today }, 1))
  expect(listed.sources).toEqual(all.sources.slice(0, 1))
  expect(listed.rest).toEqual({
    sources: 1,
    visits: 1,
    tool_visits: 1,
    requests: 0,
    quoted: 0,
    accepted: 0,
    accepted_euro: '0.00',
  })
  expect(all.rest).toMatchObject({ sources: 0, visits: 0, requests: 0 })
  const none = await actAs(system, (tx) => periodFigures(tx, { from: yesterday, to: today }, 0))
  expect(none).toMatchObject({
    ...{ requests: 2, accepted: 1, accepted_euro: '100.00', unknown: { requests: 1 } },
    rest: { sources: 2, visits: 2, requests: 1, accepted: 1, accepted_euro: '100.00' },
  })
})

test('what nothing is known of is told alike by day and by page, the pages of the office left out', async () => {
  const before = await figuresOf(today, today)
  const at = Date.now()
  const unnamed = (page: string) =>
    ({ robot: false, at, visitor_id: null, page, network: '192.0.2.0/24' }) as const
  await write(
    // Anybody may open these two.
    ...['/staff-auth', '/staff-otp', '/about'].map(unnamed),
    ...['/staff', '/staff/*', '/staff/requests'].map(unnamed),
    // A colleague who has agreed in the browser, and not in their account.
    view(randomUUID(), '/staff/quotes/*', at, { user_type: 'staff' } as Partial<PageView>),
    { robot: true, at, page: '/staff-auth', network: '192.0.2.0/24' },
    // A colleague who has agreed.
    view(await agreed(), '/staff/requests', at, { user_type: 'staff' } as Partial<PageView>),
  )
  expect(await query(server, "select page from anonymous_views where page ~ '^/staff(/|$)'")).toEqual([])
  // As they were counted before.
  await query(
    server,
    `insert into anonymous_views (day, kind, page, views)
     values ($1, 'without_consent', '/staff', 5), ($1, 'without_consent', '/staff/requests', 7)`,
    [today],
  )
  const figures = await figuresOf(today, today)
  expect(figures).toMatchObject({ without_consent: before.without_consent + 3, robots: before.robots + 1 })
  const day = (await server.call<DayFigures>('GET', '/staff/analytics/day', { as: staff })).body
  expect([day.uncounted_today, day.robots_today]).toEqual([figures.without_consent, figures.robots])
  const sum = (of: (page: PagePeriod) => number) => figures.pages.reduce((all, page) => all + of(page), 0)
  expect([sum((page) => page.without_consent), sum((page) => page.robots)]).toEqual([
    figures.without_consent,
    figures.robots,
  ])
  const pages = figures.pages.map(({ page }) => page)
  expect(pages).toEqual(expect.arrayContaining(['/staff-auth', '/staff-otp', '/about']))
  expect(pages.filter((page) => /^\/staff(\/|$)/.test(page))).toEqual([])
})

test('days in the wrong order and endless periods are refused', async () => {
  for (const range of [`from=${today}&to=${yesterday}`, 'from=2020-01-01&to=2026-01-01'])
    expect((await server.call('GET', `/staff/analytics/period?${range}`, { as: staff })).status).toBe(400)
})

test('forged events change no figure that matters, and break none', async () => {
  const visitor = await agreed()
  const before = await figuresOf(yesterday, today)
  const send = (body: object, headers: Record<string, string> = {}) =>
    server.call('POST', '/page-views', {
      body,
      headers: { 'user-agent': chrome, 'x-forwarded-for': '192.0.2.9', ...headers },
    })
  expect(
    (await send({ visitor_id: visitor, page_path: '/' }, { origin: 'https://baska.example' })).status,
  ).toBe(403)
  const long = 'x'.repeat(10_000)
  expect(
    (await send({ visitor_id: visitor, page_path: '/', referrer: `https://${long}.example/` })).status,
  ).toBe(400)
  // A clock of one's own is not asked for: what the body says of it is left out.
  await send({
    ...{ visitor_id: visitor, page_path: '/uydurma/sayfa', at: -1, visited_at: '1970-01-01T00:00:00Z' },
    ...{ referrer: 'https://<script>alert(1)</script>/', utm_campaign: '=HYPERLINK("https://x.example")' },
  })
  const [visit] = (await eventually('the view is written', async () => {
    const rows = await query<{ start_time: Date }>(
      server,
      'select start_time, source, campaign, current_page from visitor_sessions where visitor_id = $1',
      [visitor],
    )
    return rows.length > 0 && rows
  })) as { start_time: Date }[]
  expect(visit).toMatchObject({ source: '', campaign: 'hyperlinkhttpsx.example', current_page: '/*' })
  expect(Math.abs(Date.now() - new Date(visit?.start_time ?? 0).getTime())).toBeLessThan(60_000)
  const after = await figuresOf(yesterday, today)
  const { visits, tool_visits, requests, quoted, accepted, accepted_euro } = before
  expect(after).toMatchObject({ visits: visits + 1, tool_visits, requests, quoted, accepted, accepted_euro })
  for (const { visits: count, views } of after.days) expect(Math.min(count, views)).toBeGreaterThanOrEqual(0)
})
