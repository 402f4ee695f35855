/**
 * A day of traffic, replayed: what the dashboard says of it beside hand-written SQL over the raw rows, and beside the rows that each figure
 * opens. Robots, visitors who have not agreed, two tabs, servers whose clocks differ, and a visit over midnight are among it.
 */
import type { DayFigures, HourTraffic, LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import type { Visit } from '@kervan/domain/analytics/visits.contract.ts'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { afterAll, expect, test } from 'vitest'
import { type PageView, writePageViews } from '#features/analytics/analytics.queries.ts'
import { system } from '#spine/database/act-as.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
const staff = await server.signIn('staff')
const [minute, hour] = [60_000, 3_600_000]
const pages = ['/', '/araclar/konteyner', '/araclar/agirlik', '/kvkk-policy', '/dashboard?view=quotes']
const devices = ['desktop', 'mobile', 'tablet'] as const

/** The same day at each run: a small generator of its own, since the point is the sums and not the chance. */
let seed = 28
const chance = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * below)
}

async function replay(now: number): Promise<void> {
  const visitors = await query<{ visitor_id: string }>(
    server,
    `insert into visitor_consents (visitor_id, purpose, granted, text_version)
     select gen_random_uuid(), 'analytics', true, $1 from generate_series(1, 60) returning visitor_id`,
    [consentVersions.analytics],
  )
  const views: PageView[] = []
  const open = (visitor_id: string, number: number, at: number) =>
    views.push({
      ...{ robot: false, at, visitor_id, page: pages[chance(pages.length)] ?? '/', used_tool: false },
      ...{ device_type: devices[number % 3] ?? 'desktop', browser: 'Chrome', user_id: null, city: null },
      user_type: number % 10 === 0 ? 'staff' : 'guest',
      country: ['TR', 'DE', null][number % 3] ?? null,
      ...{ network: '192.0.2.0/24', source: '', campaign: '' },
    })
  for (const [number, { visitor_id }] of visitors.entries())
    for (let turn = 0; turn <= number % 3; turn += 1) {
      const begin = now - chance(30 * 60) * minute
      for (let step = 0; step <= chance(5); step += 1) {
        open(visitor_id, number, begin + step * 7 * minute)
        // Another tab of the same browser, reported by a server whose clock is a few seconds behind.
        if (step % 2 === 1) open(visitor_id, number, begin + step * 7 * minute - chance(5_000))
      }
    }
  const midnight = startOfDay(dayInIstanbul(new Date(now))).getTime()
  const [night = ''] = visitors.map(({ visitor_id }) => visitor_id)
  for (const at of [-2, -1, 1, 3]) open(night, 1, midnight + at * minute)
  // A server whose clock is half a minute ahead.
  const [, ahead = ''] = visitors.map(({ visitor_id }) => visitor_id)
  open(ahead, 2, Math.min(now + minute / 2, Math.ceil(now / hour) * hour - 1))
  for (let turn = 0; turn < 40; turn += 1) {
    const at = now - chance(20 * 60) * minute
    views.push({ robot: true, at, page: '/', network: '192.0.2.0/24' })
    views.push({ robot: false, at, visitor_id: null, page: '/kvkk-policy', network: '192.0.2.0/24' })
  }
  // No view of the replayed day lies ahead, but for that one; each batch as a queue would write it, the batches of two servers mixed.
  const past = views.filter(({ at }) => at <= now + minute).sort((one, other) => one.at - other.at)
  for (let at = 0; at < past.length; at += 25)
    await server.services.actAs(system, (tx) => writePageViews(tx, past.slice(at, at + 25).toReversed()))
}

const get = async <Answer>(path: string) =>
  (await server.call<Answer>('GET', `/staff/${path}`, { as: staff })).body
const one = async <Row>(text: string, values: unknown[] = []) => (await query(server, text, values))[0] as Row
const listed = async (filters: string) => {
  const ids = new Set<string>()
  let cursor: string | null = null
  do {
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page = await get<{ items: Visit[]; next_cursor: string | null }>(
      `visits?limit=100&${filters}${after}`,
    )
    for (const { id } of page.items) ids.add(id)
    cursor = page.next_cursor
  } while (cursor)
  return ids.size
}

test('the dashboard says what hand-written SQL says, and each of its figures opens as many rows', async () => {
  const now = Date.now()
  await replay(now)
  const today = dayInIstanbul(new Date(now))
  const live = await get<LiveTraffic>('analytics/live')
  const since = new Date(Date.parse(live.at) - 24 * hour).toISOString()
  expect(live.hours).toHaveLength(24)
  expect(Date.parse(live.hours[0]?.at ?? '')).toBe(Math.floor(Date.parse(live.at) / hour) * hour - 23 * hour)
  const byHand = await one<Record<string, number>>(
    `select
       (select count(*)::int from visitor_sessions where now() - last_activity < '30 minutes') as active_visitors,
       (select count(*)::int from visitor_sessions where now() - last_activity < '30 minutes' and user_type = 'guest') as active_guests,
       (select count(*)::int from page_views where visited_at >= $1) as page_views,
       (select count(*)::int from visitor_sessions where start_time >= $1) as sessions,
       (select round(avg(seconds))::int from (
          select extract(epoch from max(v.visited_at) - min(v.visited_at)) as seconds
          from page_views v join visitor_sessions s on s.id = v.session_id where s.start_time >= $1 group by s.id) as each) as average_seconds`,
    [since],
  )
  expect(live).toMatchObject(byHand)
  expect(byHand.page_views).toBeGreaterThan(100)
  for (const { at, visitors, views } of live.hours)
    expect(
      await one(
        `select count(distinct session_id)::int as visitors, count(*)::int as views from page_views
         where visited_at >= $1::timestamptz and visited_at < $1::timestamptz + interval '1 hour'`,
        [at],
      ),
    ).toEqual({ visitors, views })
  expect(live.top_pages).toEqual(
    await query(
      server,
      'select page_path as page, count(*)::int as views from page_views where visited_at >= $1 group by 1 order by 2 desc, 1 limit 5',
      [since],
    ),
  )
  // Those that began and went on before are not in it.
  expect(byHand.sessions).toBe(await listed('last_day=true'))
  expect(byHand.active_visitors).toBe(await listed('active=true'))
  const [page] = live.top_pages
  for (const [filters, condition] of [
    ['last_day=true&viewed=true', 'true'],
    [`last_day=true&viewed=true&page=${encodeURIComponent(page?.page ?? '')}`, `page_path = '${page?.page}'`],
  ])
    expect(await listed(filters ?? ''), filters).toBe(
      (
        await one<{ visits: number }>(
          `select count(distinct session_id)::int as visits from page_views where visited_at >= $1 and ${condition}`,
          [since],
        )
      ).visits,
    )
  for (const { device_type, visits } of live.devices)
    expect(await listed(`last_day=true&device=${device_type}`), device_type).toBe(visits)

  // One that the customer has sent, two that staff have entered.
  const customer = await server.signIn('customer')
  for (const by of [customer, staff, staff])
    await query(
      server,
      `insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by)
       values ('TLP-' || gen_random_uuid(), $1, 'quick', 'Deniz', 'sea', now(), $2)`,
      [customer.userId, by.userId],
    )
  // One that goes, and one that waits with its request, which is no shipment yet.
  await query(
    server,
    `insert into shipments (shipment_number, customer_id, request_id, shipment_type, status)
     select 'SH-' || gen_random_uuid(), $1, case when status = 'pending' then (select min(id::text)::uuid from requests) end, 'sea', status
     from unnest(array['in_transit', 'pending']) as status`,
    [customer.userId],
  )
  const day = await get<DayFigures>('analytics/day')
  const midnight = startOfDay(today).toISOString()
  expect(day).toMatchObject(
    await one<object>(
      `select
         (select count(distinct visitor_id)::int from visitor_sessions where start_time >= $1) as visitors,
         (select count(distinct visitor_id)::int from visitor_sessions where start_time >= $2 and user_type <> 'staff') as visitors_today,
         (select count(*)::int from requests where created_at >= $2) as requests_today,
         (select count(*)::int from requests where created_at >= $2 and created_by = customer_id) as sent_today,
         (select count(distinct country)::int from visitor_sessions where start_time >= $1) as country_count,
         (select count(*)::int from page_views where visited_at >= $2) as views_today,
         (select coalesce(sum(views), 0)::int from anonymous_views where kind = 'without_consent' and day = $3) as uncounted_today,
         (select coalesce(sum(views), 0)::int from anonymous_views where kind = 'robot' and day = $3) as robots_today`,
      [since, midnight, today],
    ),
  )
  expect(day).toMatchObject({ requests_today: 3, sent_today: 1 })
  expect(day.shipments_total).toBe((await get<{ total: number }>('shipment-counts')).total)
  expect(day.shipments_total).toBe(1)
  for (const { user_type, visits } of day.user_types)
    expect(await listed(`last_day=true&user_type=${user_type}`), user_type).toBe(visits)

  // An hour of yesterday, too.
  const past =
    live.hours.find(({ at, views }) => views > 0 && dayInIstanbul(new Date(at)) !== today) ?? live.hours[0]
  for (const [at, of] of [
    [past?.at ?? '', `&day=${dayInIstanbul(new Date(past?.at ?? now))}`],
    [new Date(Math.floor(now / hour) * hour).toISOString(), ''],
  ] as const) {
    const number = (new Date(at).getUTCHours() + 3) % 24
    const shown = await get<HourTraffic>(`analytics/hour?hour=${number}${of}`)
    expect({ visitors: shown.visitors, views: shown.views }).toEqual(
      await one(
        `select count(distinct session_id)::int as visitors, count(*)::int as views from page_views
         where visited_at >= $1::timestamptz and visited_at < $1::timestamptz + interval '1 hour'`,
        [at],
      ),
    )
    expect(await listed(`hour=${number}${of}`)).toBe(shown.visitors)
    for (const each of shown.pages)
      expect(await listed(`hour=${number}${of}&page=${encodeURIComponent(each.page)}`)).toBe(
        (
          await one<{ visits: number }>(
            `select count(distinct session_id)::int as visits from page_views
             where visited_at >= $1::timestamptz and visited_at < $1::timestamptz + interval '1 hour' and page_path = $2`,
            [at, each.page],
          )
        ).visits,
      )
  }
  // Whoever is nobody is a number of the day, and no row.
  expect(
    await query(
      server,
      'select kind, sum(views)::int as views from anonymous_views group by kind order by kind',
    ),
  ).toEqual([
    { kind: 'robot', views: 40 },
    { kind: 'without_consent', views: 40 },
  ])
})
