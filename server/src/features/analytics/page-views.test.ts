/** Visits, as the server sees them: with consent on record, and otherwise without anything that tells one visitor from another. */
import { randomUUID } from 'node:crypto'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sweep } from '#assembly/sweep.jobs.ts'
import { rollUpVisits } from '#features/analytics/roll-up.jobs.ts'
import { eventually } from '#testing/eventually.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// The test is its own proxy, so that it can come from anywhere.
const server = await startTestServer({ env: { TRUSTED_PROXY: '127.0.0.1' } })
afterAll(() => server.close())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

type From = { address?: string; userAgent?: string; as?: SignedIn }
const view = (
  visitor_id: string,
  page_path: string,
  { address = '192.0.2.7', userAgent = chrome, as }: From = {},
) =>
  server.call('POST', '/page-views', {
    as,
    body: { visitor_id, page_path },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
  })
const decide = (visitorId: string, granted: boolean, version = consentVersions.analytics) =>
  query(
    server,
    "insert into visitor_consents (visitor_id, purpose, granted, text_version) values ($1, 'analytics', $2, $3)",
    [visitorId, granted, version],
  )
async function agreedVisitor(): Promise<string> {
  const visitor = randomUUID()
  await decide(visitor, true)
  return visitor
}

const agreeInAccount = ({ userId }: SignedIn, version = consentVersions.analytics) =>
  query(
    server,
    "insert into consents (user_id, purpose, granted, text_version) values ($1, 'analytics', true, $2)",
    [userId, version],
  )

type Visit = Record<string, unknown> & { id: string }
const visitsOf = (visitor: string) =>
  query<Visit>(server, 'select * from visitor_sessions where visitor_id = $1 order by start_time', [visitor])
const pagesOf = async (visitor: string) =>
  (
    await query<{ page_path: string }>(
      server,
      'select page_path from page_views v join visitor_sessions s on s.id = v.session_id where visitor_id = $1 order by visited_at, v.id',
      [visitor],
    )
  ).map(({ page_path }) => page_path)
const written = (visitor: string, pages: number) =>
  eventually('the views are written', async () => (await pagesOf(visitor)).length === pages)
const counted = async (kind: 'robot' | 'without_consent') => {
  const [row] = await query<{ views: number }>(
    server,
    'select sum(views)::int as views from anonymous_views where kind = $1',
    [kind],
  )
  return row?.views ?? 0
}
const countGrew = (kind: 'robot' | 'without_consent', from: number, by: number) =>
  eventually(`${by} more ${kind}`, async () => (await counted(kind)) === from + by)

test('a visitor who agreed is one visit with its pages, from a region and not from an address', async () => {
  const visitor = await agreedVisitor()
  for (const page of ['/', '/araclar/konteyner', '/'])
    expect(await view(visitor, page, { address: '203.0.113.77', userAgent: phone })).toMatchObject({
      status: 202,
      body: { done: true },
    })
  await written(visitor, 3)
  expect(await pagesOf(visitor)).toEqual(['/', '/araclar/konteyner', '/'])
  const visits = await visitsOf(visitor)
  expect(visits).toHaveLength(1)
  expect(visits[0]).toMatchObject({
    user_type: 'guest',
    current_page: '/',
    device_type: 'mobile',
    browser: 'Chrome',
    network: '203.0.113.0/24',
    city: null,
  })
  const everything = await query(server, 'select to_jsonb(s) as row from visitor_sessions s')
  expect(JSON.stringify(everything)).not.toContain('203.0.113.77')
  expect(JSON.stringify(everything)).not.toContain('Mozilla')
})

test.each([
  ['8.8.8.8', '8.8.8.0/24', 'US'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', null],
])('%s is remembered as %s, country %s', async (address, network, country) => {
  const visitor = await agreedVisitor()
  await view(visitor, '/', { address })
  await written(visitor, 1)
  expect((await visitsOf(visitor))[0]).toMatchObject({ network, country })
})

test('without a decision, after a refusal, after withdrawal or under an older text only a number grows', async () => {
  const refused = randomUUID()
  await decide(refused, false)
  const older = randomUUID()
  await decide(older, true, '2020-01-1')
  const withdrawn = await agreedVisitor()
  await view(withdrawn, '/about')
  await written(withdrawn, 1)
  await decide(withdrawn, false)
  const before = await counted('without_consent')
  for (const visitor of [randomUUID(), refused, older, withdrawn])
    expect((await view(visitor, '/services')).status).toBe(202)
  await countGrew('without_consent', before, 4)
  expect(await query(server, "select from page_views where page_path = '/services'")).toEqual([])
  expect(await query(server, "select from visitor_sessions where current_page = '/services'")).toEqual([])
  await decide(withdrawn, true)
  await view(withdrawn, '/contact')
  await written(withdrawn, 2)
})

test('who sends no id is counted with their page, and a refusal leaves nothing but the choice', async () => {
  const visitor = randomUUID()
  const decisions = ['analytics', 'marketing'].map((purpose) => ({
    purpose,
    granted: false,
    text_version: consentVersions[purpose as keyof typeof consentVersions],
  }))
  await server.call('POST', '/visitor-consents', {
    body: { visitor_id: visitor, decisions, source: 'banner' },
    headers: { 'user-agent': phone, 'x-forwarded-for': '198.51.100.23' },
  })
  const before = await counted('without_consent')
  const count = (page_path: string) =>
    server.call('POST', '/page-views', {
      body: { page_path, referrer: 'https://arama.example/', utm_source: 'bulten' },
      headers: { 'user-agent': phone, 'x-forwarded-for': '198.51.100.23' },
    })
  for (const page of ['/desktop-indir', '/desktop-indir', '/kvkk-policy'])
    expect((await count(page)).status).toBe(202)
  await countGrew('without_consent', before, 3)
  expect(
    await query(
      server,
      "select page, views from anonymous_views where page = '/desktop-indir' and kind = 'without_consent'",
    ),
  ).toEqual([{ page: '/desktop-indir', views: 2 }])
  // Whatever table it may be in.
  const tables = await query<{ name: string }>(
    server,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  )
  const holds = async (text: string) => {
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await query(
          server,
          `select from ${name} as t where strpos(to_jsonb(t)::text, $1) > 0 limit 1`,
          [text],
        )
        return rows.length > 0 ? [name] : []
      }),
    )
    return found.flat()
  }
  expect(await holds(visitor)).toEqual(['public.visitor_consents'])
  expect(await holds('198.51.100')).toEqual([])
  expect(await holds('Pixel 7')).toEqual([])
})

test.each(['customer', 'staff'] as const)(
  'a signed-in %s is measured only after agreeing in their account too, to the current text',
  async (role) => {
    const person = await server.signIn(role)
    const visitor = await agreedVisitor()
    const path = role === 'customer' ? '/dashboard' : '/staff'
    const isNotMeasured = async () => {
      const before = await counted('without_consent')
      await view(visitor, path, { as: person })
      // Written after it: of the office's own pages not even a number grows.
      if (role === 'staff') await view(visitor, '/about', { as: person })
      await countGrew('without_consent', before, 1)
    }
    // Not decided yet, which the account page shows as not granted.
    await isNotMeasured()
    await agreeInAccount(person, '2020-01-1')
    await isNotMeasured()
    expect(await visitsOf(visitor)).toEqual([])
    await agreeInAccount(person)
    await view(visitor, path, { as: person })
    await written(visitor, 1)
    await server.call('PUT', '/consents/analytics', {
      as: person,
      body: { granted: false, text_version: consentVersions.analytics },
    })
    await isNotMeasured()
    // What was measured until then goes with the consent.
    expect(await visitsOf(visitor)).toEqual([])
  },
)

test.each(['', 'curl/8.5.0', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])(
  'a robot that reports its page leaves nothing, even with consent, and is not counted again: «%s»',
  async (userAgent) => {
    const visitor = await agreedVisitor()
    const before = await counted('robot')
    const unnamed = await counted('without_consent')
    expect((await view(visitor, '/', { userAgent })).status).toBe(202)
    // A person's view after it, so that both would be written by now.
    await view(randomUUID(), '/')
    await countGrew('without_consent', unnamed, 1)
    expect(await counted('robot')).toBe(before)
    expect(await visitsOf(visitor)).toEqual([])
  },
)

test('half an hour without a page ends a visit; until then it goes on', async () => {
  const visitor = await agreedVisitor()
  const rest = (minutes: number) =>
    query(
      server,
      "update visitor_sessions set last_activity = now() - make_interval(mins => $2) where visitor_id = $1 and last_activity > now() - interval '1 minute'",
      [visitor, minutes],
    )
  await view(visitor, '/about')
  await written(visitor, 1)
  await rest(29)
  await view(visitor, '/services')
  await written(visitor, 2)
  expect((await visitsOf(visitor)).map(({ current_page }) => current_page)).toEqual(['/services'])
  await rest(31)
  await view(visitor, '/contact')
  await written(visitor, 3)
  expect((await visitsOf(visitor)).map(({ current_page }) => current_page)).toEqual(['/services', '/contact'])
})

test('who comes is said by the session that the call carries', async () => {
  for (const [role, type] of [
    ['customer', 'customer'],
    ['staff', 'staff'],
    ['admin', 'staff'],
  ] as const) {
    const visitor = await agreedVisitor()
    await view(visitor, '/')
    await written(visitor, 1)
    const person = await server.signIn(role)
    await agreeInAccount(person)
    await view(visitor, '/dashboard?view=quotes', { as: person })
    await written(visitor, 2)
    expect(
      (await visitsOf(visitor)).map(({ user_type }) => user_type),
      role,
    ).toEqual([type])
  }
})

test('many at once are all written, one visit each', async () => {
  const visitors = await Promise.all(Array.from({ length: 20 }, agreedVisitor))
  await Promise.all(
    visitors.flatMap((visitor) => ['/about', '/services', '/contact'].map((page) => view(visitor, page))),
  )
  await eventually('sixty views', async () => {
    const [row] = await query<{ count: number }>(
      server,
      'select count(*)::int from page_views v join visitor_sessions s on s.id = v.session_id where visitor_id = any($1)',
      [visitors],
    )
    return row?.count === 60
  })
  const visits = await query(server, 'select from visitor_sessions where visitor_id = any($1)', [visitors])
  expect(visits).toHaveLength(20)
})

test('a visitor who opens more pages in a minute than anybody can is not written on', async () => {
  const visitor = await agreedVisitor()
  for (let time = 0; time < 8; time += 1)
    await Promise.all(Array.from({ length: 10 }, () => view(visitor, '/services')))
  const after = await agreedVisitor()
  await view(after, '/')
  await written(after, 1)
  expect(await pagesOf(visitor)).toHaveLength(60)
})

test.each([
  { visitor_id: 'ben', page_path: '/' },
  { visitor_id: randomUUID(), page_path: 'https://baska.example/' },
  { visitor_id: randomUUID(), page_path: '/?q=1' },
  { visitor_id: randomUUID(), page_path: `/${'x'.repeat(201)}` },
  { visitor_id: randomUUID() },
])('%j is refused', async (body) => {
  expect((await server.call('POST', '/page-views', { body })).status).toBe(400)
})

test('a visitor who takes the consent back leaves the choice, and nothing else', async () => {
  const visitor = await agreedVisitor()
  await view(visitor, '/about')
  await written(visitor, 1)
  const decisions = [{ purpose: 'analytics', granted: false, text_version: consentVersions.analytics }]
  const answer = await server.call('POST', '/visitor-consents', { body: { visitor_id: visitor, decisions } })
  expect(answer.status).toBeLessThan(300)
  expect(await visitsOf(visitor)).toEqual([])
  expect(await pagesOf(visitor)).toEqual([])
})

test('whoever looks at a visit learns at once that it is withdrawn; of whom there was none, nothing is told', async () => {
  const staff = await server.signIn('staff')
  const person = await server.signIn('customer')
  await agreeInAccount(person)
  const [inBrowser, inAccount] = [await agreedVisitor(), await agreedVisitor()]
  await view(inBrowser, '/about')
  await view(inAccount, '/dashboard', { as: person })
  await written(inBrowser, 1)
  await written(inAccount, 1)
  // What is told of those two views.
  await new Promise((done) => setTimeout(done, 1_500))
  const socket = server.live('surface=office', staff.headers)
  onTestFinished(() => socket.terminate())
  const heard: string[] = []
  const greeted = Promise.withResolvers<void>()
  socket.on('error', greeted.reject)
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string; name?: string }
    if (message.type === 'hello') greeted.resolve()
    if (message.type === 'signal') heard.push(message.name ?? '')
  })
  await greeted.promise
  const refusal = { granted: false, text_version: consentVersions.analytics }
  const refuse = (visitor_id: string) =>
    server.call('POST', '/visitor-consents', {
      body: { visitor_id, decisions: [{ purpose: 'analytics', ...refusal }] },
    })
  await refuse(randomUUID())
  await refuse(inBrowser)
  await eventually('the first withdrawal is told', async () => heard.length === 1)
  expect(heard).toEqual(['analytics.visits_changed'])
  await server.call('PUT', '/consents/analytics', { as: person, body: refusal })
  await eventually('the second withdrawal is told', async () => heard.length === 2)
  // Told after the commit: whoever asks then finds none.
  expect([await visitsOf(inBrowser), await visitsOf(inAccount)]).toEqual([[], []])
})

test('where a request came from is kept while its visit is: until the consent is taken back, or the visit is old', async () => {
  const sourceOf = async ({ id }: { id: string }) =>
    (
      await query<{ source: string }>(server, 'select source from request_sources where request_id = $1', [
        id,
      ])
    ).map(({ source }) => source)
  /** They came by the newsletter, signed in and asked. */
  const ask = async () => {
    const person = await wholeCustomer(server)
    await agreeInAccount(person)
    const visitor = await agreedVisitor()
    await server.call('POST', '/page-views', {
      body: { visitor_id: visitor, page_path: '/', utm_source: 'bulten' },
      headers: { 'user-agent': chrome },
    })
    await written(visitor, 1)
    // Half an hour later, so that signing in is another visit.
    await query(
      server,
      "update visitor_sessions set last_activity = now() - interval '31 minutes', start_time = now() - interval '31 minutes' where visitor_id = $1",
      [visitor],
    )
    await view(visitor, '/dashboard', { as: person })
    await written(visitor, 2)
    const request = await waitingRequest(server, person)
    expect(await sourceOf(request)).toEqual(['bulten'])
    return { person, visitor, request }
  }
  const withdraw = { granted: false, text_version: consentVersions.analytics }
  const [inAccount, inBrowser, old] = [await ask(), await ask(), await ask()]
  await server.call('PUT', '/consents/analytics', { as: inAccount.person, body: withdraw })
  await server.call('POST', '/visitor-consents', {
    body: { visitor_id: inBrowser.visitor, decisions: [{ purpose: 'analytics', ...withdraw }] },
  })
  expect([await sourceOf(inAccount.request), await sourceOf(inBrowser.request)]).toEqual([[], []])
  await rollUpVisits(server.services.actAs, new Date())
  await query(
    server,
    "update visitor_sessions set start_time = now() - interval '14 months', last_activity = now() - interval '14 months' where visitor_id = $1",
    [old.visitor],
  )
  await sweep(server.services.actAs, server.services.config.keepDays)
  expect(await sourceOf(old.request)).toEqual([])
})

test('an orderly stop writes what has just come', async () => {
  // Another server than the shared one, since it is stopped.
  const own = await startTestServer()
  const visitor = randomUUID()
  await query(
    own,
    "insert into visitor_consents (visitor_id, purpose, granted, text_version) values ($1, 'analytics', true, $2)",
    [visitor, consentVersions.analytics],
  )
  await own.call('POST', '/page-views', {
    body: { visitor_id: visitor, page_path: '/contact' },
    headers: { 'user-agent': chrome },
  })
  await own.stop()
  expect(
    await query(own, 'select current_page from visitor_sessions where visitor_id = $1', [visitor]),
  ).toEqual([{ current_page: '/contact' }])
  await own.close()
})

test('the sweep takes visits of more than 400 days, with their pages', async () => {
  const [old, young] = [await agreedVisitor(), await agreedVisitor()]
  for (const visitor of [old, young]) await view(visitor, '/')
  await written(old, 1)
  await written(young, 1)
  await query(
    server,
    "update visitor_sessions set start_time = now() - interval '401 days', last_activity = now() - interval '401 days' where visitor_id = $1",
    [old],
  )
  await rollUpVisits(server.services.actAs, new Date())
  await sweep(server.services.actAs, server.services.config.keepDays)
  expect(await visitsOf(old)).toEqual([])
  expect(await pagesOf(old)).toEqual([])
  expect(await pagesOf(young)).toEqual(['/'])
})
