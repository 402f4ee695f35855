/** Days of traffic, counted by the roll-up and by hand: robots, two tabs, midnight in Istanbul, 29 February, the clocks of other countries. */
import { randomUUID } from 'node:crypto'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { sweep } from '#assembly/sweep.jobs.ts'
import { type PageView, writePageViews } from '#features/analytics/analytics.queries.ts'
import { rollUpVisits } from '#features/analytics/roll-up.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
const { actAs } = server.services

async function agreed(): Promise<string> {
  const visitor = randomUUID()
  await query(
    server,
    "insert into visitor_consents (visitor_id, purpose, granted, text_version) values ($1, 'analytics', true, $2)",
    [visitor, consentVersions.analytics],
  )
  return visitor
}

function view(visitor_id: string, page: string, at: string, more: Partial<PageView> = {}): PageView {
  return {
    robot: false,
    at: Date.parse(at),
    visitor_id,
    page,
    used_tool: page.startsWith('/araclar'),
    device_type: 'desktop',
    browser: 'Chrome',
    user_id: null,
    user_type: 'guest',
    country: 'TR',
    city: null,
    network: '192.0.2.0/24',
    source: '',
    campaign: '',
    ...more,
  } as PageView
}
/** Each batch as the queue would write it. */
const write = async (...batches: PageView[][]) => {
  for (const batch of batches) await actAs(system, (tx) => writePageViews(tx, batch))
}

/** By hand, from the rows alone. */
const pagesByHand = `
  select to_char((v.visited_at + interval '3 hours') at time zone 'UTC', 'YYYY-MM-DD') as day, v.page_path as page, count(*)::int as views
  from page_views v group by 1, 2 order by 1, 2`
const rolledPages = `select to_char(day, 'YYYY-MM-DD') as day, page, views from page_days where views > 0 order by 1, 2`
const visitsByHand = `
  select to_char((s.start_time + interval '3 hours') at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as visits,
    round(sum(extract(epoch from s.last_activity - s.start_time)))::int as seconds,
    (select count(*)::int from page_views v join visitor_sessions x on x.id = v.session_id
      where to_char((x.start_time + interval '3 hours') at time zone 'UTC', 'YYYY-MM-DD')
        = to_char((min(s.start_time) + interval '3 hours') at time zone 'UTC', 'YYYY-MM-DD')) as views
  from visitor_sessions s group by 1 order by 1`
const rolledVisits = `select to_char(day, 'YYYY-MM-DD') as day, sum(visits)::int as visits, sum(seconds)::int as seconds, sum(views)::int as views
  from visit_days group by day order by day`

const agrees = async () => {
  expect(await query(server, rolledPages)).toEqual(await query(server, pagesByHand))
  expect(await query(server, rolledVisits)).toEqual(await query(server, visitsByHand))
}

test('days are counted as by hand, also over midnight, leap days, changed clocks and what came late', async () => {
  const [night, twoTabs, leap, clocks] = [await agreed(), await agreed(), await agreed(), await agreed()]
  await write(
    // Istanbul's midnight is 21:00 UTC: this visit begins on the 9th and ends on the 10th.
    [view(night, '/', '2028-03-09T20:50:00Z'), view(night, '/about', '2028-03-09T20:59:59.900Z')],
    [view(night, '/araclar/konteyner', '2028-03-09T21:00:00Z')],
    // Two tabs of one browser are one visit, in whatever order their views are written.
    [view(twoTabs, '/services', '2028-03-10T10:00:05Z'), view(twoTabs, '/', '2028-03-10T10:00:00Z')],
    [view(twoTabs, '/contact', '2028-03-10T10:00:03Z')],
    // Half an hour later it is another.
    [view(twoTabs, '/', '2028-03-10T10:40:00Z')],
    [view(leap, '/', '2028-02-29T12:00:00Z')],
    [view(leap, '/', '2028-02-29T20:59:59Z')],
    // Berlin's clocks go on at 01:00 UTC; Istanbul's stay.
    [view(clocks, '/', '2028-03-26T00:59:00Z'), view(clocks, '/about', '2028-03-26T01:01:00Z')],
    [
      { robot: true, at: Date.parse('2028-03-10T10:00:00Z'), page: '/', network: '192.0.2.0/24' },
      view(randomUUID(), '/', '2028-03-10T10:00:00Z'),
    ],
  )
  await rollUpVisits(actAs, new Date('2028-04-01T00:00:00Z'))
  await agrees()
  expect(await query(server, rolledVisits)).toEqual([
    { day: '2028-02-29', visits: 2, seconds: 0, views: 2 },
    { day: '2028-03-09', visits: 1, seconds: 600, views: 3 },
    { day: '2028-03-10', visits: 2, seconds: 5, views: 4 },
    { day: '2028-03-26', visits: 1, seconds: 120, views: 2 },
  ])
  expect(
    await query(
      server,
      "select page, views, visits, entries, exits, timed_views, timed_seconds::int from page_days where day = '2028-03-09' order by page",
    ),
  ).toEqual([
    { page: '/', views: 1, visits: 1, entries: 1, exits: 0, timed_views: 1, timed_seconds: 600 },
    { page: '/about', views: 1, visits: 1, entries: 0, exits: 0, timed_views: 1, timed_seconds: 0 },
    {
      page: '/araclar/konteyner',
      views: 0,
      visits: 0,
      entries: 0,
      exits: 1,
      timed_views: 0,
      timed_seconds: 0,
    },
  ])
  expect(
    await query(
      server,
      "select to_char(day, 'YYYY-MM-DD') as day, kind, page, views from anonymous_views order by kind",
    ),
  ).toEqual([
    { day: '2028-03-10', kind: 'robot', page: '/', views: 1 },
    { day: '2028-03-10', kind: 'without_consent', page: '/', views: 1 },
  ])

  // A view of a day that is counted already, and a visit that goes on after its day was.
  await write(
    [view(clocks, '/contact', '2028-03-26T01:20:00Z')],
    [view(await agreed(), '/', '2028-03-26T05:00:00Z')],
  )
  await rollUpVisits(actAs, new Date('2028-04-01T00:10:00Z'))
  await agrees()
  await rollUpVisits(actAs, new Date('2028-04-01T00:20:00Z'))
  await agrees()
})

test('one batch makes the visits that its views make one by one, in whatever order they are', async () => {
  const start = Date.parse('2029-05-01T00:00:00Z')
  const byHand = (times: readonly number[]) => {
    const visits: { from: number; to: number; views: number }[] = []
    for (const at of times.toSorted((one, other) => one - other)) {
      const last = visits.at(-1)
      if (!last || at - last.to >= 30 * 60_000) visits.push({ from: at, to: at, views: 1 })
      else Object.assign(last, { to: at, views: last.views + 1 })
    }
    return visits
  }
  const minutes = fc.oneof(fc.constantFrom(0, 29, 30, 31, 60, 95), fc.integer({ min: 0, max: 300 }))
  const browsers = fc.array(fc.array(minutes, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(browsers, fc.integer(), async (all, seed) => {
      const known = await Promise.all(
        all.map(async (times) => ({
          visitor: await agreed(),
          times: times.map((minute) => start + minute * 60_000),
        })),
      )
      const views = known.flatMap(({ visitor, times }) =>
        times.map((at) => view(visitor, '/', new Date(at).toISOString())),
      )
      await write(views.toSorted((one, other) => ((one.at ^ seed) % 101) - ((other.at ^ seed) % 101)))
      for (const { visitor, times } of known)
        expect(
          await query(
            server,
            `select extract(epoch from start_time)::float8 * 1000 as from, extract(epoch from last_activity)::float8 * 1000 as to, views,
               (select count(*)::int from page_views where session_id = s.id and visited_at between start_time and last_activity) as pages
             from visitor_sessions s where visitor_id = $1 order by start_time`,
            [visitor],
          ),
        ).toEqual(byHand(times).map((visit) => ({ ...visit, pages: visit.views })))
    }),
    { numRuns: sized(200, 30) },
  )
})

test('when the rows of a day are swept, what was counted of it stays', async () => {
  const old = await agreed()
  const at = new Date(Date.now() - 401 * 86_400_000)
  // As if it had been here all the time.
  await query(server, 'delete from view_rolls')
  await write([
    view(old, '/', at.toISOString()),
    view(old, '/contact', new Date(at.getTime() + 60_000).toISOString()),
  ])
  await rollUpVisits(actAs, new Date())
  const counted = await query(server, `select * from visit_days where day < now() - interval '13 months'`)
  expect(counted).toMatchObject([{ visits: 1, views: 2 }])
  await sweep(actAs, server.services.config.keepDays)
  expect(await query(server, 'select from visitor_sessions where visitor_id = $1', [old])).toEqual([])
  await query(server, 'insert into stale_view_days select day from visit_days on conflict do nothing')
  await rollUpVisits(actAs, new Date())
  expect(await query(server, `select * from visit_days where day < now() - interval '13 months'`)).toEqual(
    counted,
  )
})
