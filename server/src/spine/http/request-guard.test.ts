import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { bodyLimit } from '#spine/http/request-guard.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { startTestServer } from '#testing/test-server.ts'
import { whenCalm } from '#testing/when-calm.ts'

const server = await startTestServer({ env: { DATABASE_POOL: '2' } })
const admin = await server.signIn('admin')
const owner = new pg.Client(server.access.owner)
await owner.connect()
afterAll(async () => {
  await owner.end()
  await server.close()
})

/** A fingerprint of everything that a call could change. */
async function state(): Promise<string> {
  const { rows } = await owner.query(
    'select (select version from company) as company, (select count(*) from mails) as mails, (select count(*) from audit_entries) as audit',
  )
  return JSON.stringify(rows[0])
}

const company = { method: 'PUT', path: '/api/company/settings' }
const mail = { method: 'POST', path: '/api/demo/inbox/test-mail' }
const json = { 'content-type': 'application/json' }

async function validBody(path: string): Promise<string> {
  if (path === mail.path) return JSON.stringify({ to: 'a@musteri.example' })
  return (await server.fetch(company.path, { as: admin })).text()
}

async function attack(
  target: { method: string; path: string },
  headers: Record<string, string>,
  change: { body?: string; path?: string } = {},
) {
  const before = await state()
  const signed = Object.fromEntries(
    Object.entries({ origin: server.origin, ...admin.headers, ...json, ...headers }).filter(
      ([, value]) => value,
    ),
  )
  const body = change.body ?? (await validBody(target.path))
  const answer = await whenCalm(server.base, () =>
    fetch(`${server.base}${change.path ?? target.path}`, { method: target.method, headers: signed, body }),
  )
  const problem = (await answer.json()) as { code: string; request_id: string }
  expect(await state(), 'nothing may change').toBe(before)
  expect(problem.request_id).toBe(answer.headers.get('x-request-id'))
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  return { status: answer.status, code: problem.code }
}

test('without an attack both calls do their work', async () => {
  const before = await state()
  for (const target of [company, mail]) {
    const answer = await server.fetch(target.path, {
      method: target.method,
      as: admin,
      headers: json,
      body: await validBody(target.path),
    })
    expect(answer.ok).toBe(true)
  }
  expect(await state()).not.toBe(before)
})

describe.each([
  ['an admin’s call', company],
  ['an open call', mail],
])('from elsewhere: %s', (_, target) => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['our name inside another', { origin: 'http://localhost.evil.example' }],
    ['our host at another port', { origin: 'http://localhost:1' }],
    ['our host over TLS', { origin: 'https://localhost' }],
    ['a null origin', { origin: 'null' }],
    ['two origins', { origin: 'http://localhost, https://evil.example' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain: Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['nothing said, but a session sent along', { origin: '' }],
  ])('%s', async (__, headers) => {
    expect(await attack(target, headers)).toEqual({ status: 403, code: 'FOREIGN_ORIGIN' })
  })

  test.each([
    ['text/plain', 'text/plain'],
    ['text/plain that says charset', 'text/plain;charset=UTF-8'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['multipart', 'multipart/form-data; boundary=x'],
    ['XML', 'application/xml'],
    ['something JSON-like', 'application/jsonp'],
    ['a list of types', 'text/plain, application/json'],
  ])('as %s: neither from elsewhere nor from here', async (__, type) => {
    expect((await attack(target, { origin: 'https://evil.example', 'content-type': type })).status).toBe(403)
    expect((await attack(target, { 'content-type': type })).status).toBe(415)
  })

  test('without a content type', async () => {
    const body = await validBody(target.path)
    const before = await state()
    const answer = await rawHttp(
      server.port,
      [
        `${target.method} ${target.path} HTTP/1.1`,
        'host: localhost',
        `origin: ${server.origin}`,
        `cookie: ${admin.headers.cookie}`,
        'kervan-surface: office',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
      ],
      body,
    )
    expect(answer.status).toBe(415)
    expect(await state()).toBe(before)
  })

  test.each(['GET', 'HEAD', 'DELETE', 'PATCH'])('%s answers 405 and says what is allowed', async (method) => {
    if (target === company && ['GET', 'HEAD'].includes(method)) return // reading the settings is allowed
    const before = await state()
    const answer = await server.fetch(target.path, { method, as: admin })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')?.split(', ')).toContain(target.method)
    expect(await state()).toBe(before)
  })

  test.each(['x-http-method-override', 'x-method-override', 'x-http-method'])(
    '%s is not listened to',
    async (header) => {
      const before = await state()
      const answer = await server.fetch(`${target.path}?_method=${target.method}`, {
        method: 'GET',
        as: admin,
        headers: { [header]: target.method },
      })
      expect([200, 405]).toContain(answer.status)
      const posted = await server.fetch('/api/company', {
        method: 'POST',
        as: admin,
        headers: {
          ...json,
          [header]: target.method,
          'x-original-url': target.path,
          'x-rewrite-url': target.path,
        },
        body: await validBody(target.path),
      })
      expect(posted.status).toBe(405)
      expect(await state()).toBe(before)
    },
  )
})

test.each([
  '/%61pi/demo/inbox/test-mail',
  '//api/demo/inbox/test-mail',
  '/API/demo/inbox/test-mail',
  '/api/demo/../demo/inbox/test-mail',
  '/x/..;/api/demo/inbox/test-mail',
  '/api%2fdemo/inbox/test-mail',
  'http://localhost/api/demo/inbox/test-mail',
  '/api/demo/inbox/test-mail.',
  '/api/demo/inbox/test-mail%00',
])('another spelling of an address is no way around: %s', async (path) => {
  const body = JSON.stringify({ to: 'a@musteri.example' })
  const before = await state()
  const answer = await rawHttp(
    server.port,
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'origin: https://evil.example',
      'content-type: application/json',
      `content-length: ${body.length}`,
      'connection: close',
    ],
    body,
  )
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(JSON.parse(answer.body)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect(await state()).toBe(before)
})

test('a program without a session needs no origin; CORS is never granted', async () => {
  const answer = await fetch(`${server.base}${mail.path}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ to: 'a@musteri.example' }),
  })
  expect(answer.status).toBe(202)
  for (const method of ['OPTIONS', 'GET']) {
    const preflight = await fetch(`${server.base}/api/company`, {
      method,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT', ...admin.headers },
    })
    const cors = [...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))
    expect(cors).toEqual([])
    expect(preflight.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

describe('bodies', () => {
  const head = (...more: string[]) => [
    `POST ${mail.path} HTTP/1.1`,
    'host: localhost',
    `origin: ${server.origin}`,
    'content-type: application/json',
    ...more,
  ]
  const problem = (answer: { body: string }) => JSON.parse(answer.body) as { code: string }

  test('one that is too large is refused before it is sent, and the connection closed', async () => {
    const answer = await rawHttp(server.port, head(`content-length: ${bodyLimit + 1}`))
    expect(answer.status).toBe(413)
    expect(problem(answer).code).toBe('PAYLOAD_TOO_LARGE')
    expect(answer.headers.connection).toBe('close')
  })

  test('one of just the limit is read', async () => {
    const body = JSON.stringify({ to: 'x'.repeat(bodyLimit - 9) })
    expect(body.length).toBe(bodyLimit)
    const answer = await server.fetch(mail.path, { method: 'POST', headers: json, body })
    expect(answer.status).toBe(400)
  })

  test('one without a length is refused', async () => {
    const answer = await rawHttp(
      server.port,
      head('transfer-encoding: chunked', 'connection: close'),
      '5\r\n{"to"\r\n',
    )
    expect(answer.status).toBe(411)
    expect(problem(answer).code).toBe('LENGTH_REQUIRED')
  })

  test('a length that lies low reads no further than it says', async () => {
    const body = JSON.stringify({ to: 'a@musteri.example' })
    const before = await state()
    const answer = await rawHttp(server.port, head('content-length: 10', 'connection: close'), body)
    expect(answer.status).toBe(400)
    expect(await state()).toBe(before)
  })

  test.each(['-1', 'x', '1e3', '10, 11', '+5', '99999999999999999999'])(
    'a length of «%s» is refused',
    async (length) => {
      const answer = await rawHttp(server.port, head(`content-length: ${length}`, 'connection: close'), '{}')
      expect([400, 413]).toContain(answer.status)
      expect(answer.body).toContain('request_id')
    },
  )

  test('a length and chunks together are refused', async () => {
    const both = head('content-length: 3', 'transfer-encoding: chunked', 'connection: close')
    const answer = await rawHttp(server.port, both, '0\r\n\r\n')
    expect([400, 411]).toContain(answer.status)
  })

  test.each(['gzip', 'br', 'deflate'])('a body packed as %s is not unpacked', async (encoding) => {
    const before = await state()
    const answer = await server.fetch(mail.path, {
      method: 'POST',
      headers: { ...json, 'content-encoding': encoding },
      body: Buffer.from('1f8b0800000000000003', 'hex'),
    })
    expect([400, 415]).toContain(answer.status)
    expect(await state()).toBe(before)
  })
})

test('more than we can serve is turned away early, and the rest is served', async () => {
  await owner.query('begin')
  await owner.query('lock table company in access exclusive mode')
  onTestFinished(async () => {
    await owner.query('rollback')
  })
  const calls = Array.from({ length: 320 }, async () => {
    const answer = await fetch(`${server.base}/api/company`)
    const problem = (await answer.json()) as { code?: string }
    return { status: answer.status, code: problem.code, retry: answer.headers.get('retry-after') }
  })
  const firstAway = await Promise.race(calls)
  expect(firstAway).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE', retry: '2' })
  expect((await server.fetch('/health/live')).status).toBe(200)
  await owner.query('rollback')
  const answers = await Promise.all(calls)
  const served = answers.filter(({ status }) => status === 200)
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(served.length + turnedAway.length).toBe(320)
  expect(served.length).toBeGreaterThan(150)
  expect(turnedAway.length).toBeGreaterThan(50)
  expect((await server.fetch('/api/company')).status).toBe(200)
})

test('X-Forwarded-For of a stranger changes nobody’s network', async () => {
  const strict = await startTestServer({ env: { LIMIT_TEST_MAIL: '1/600' } })
  onTestFinished(() => strict.close())
  const send = () =>
    strict.fetch(mail.path, {
      method: 'POST',
      headers: {
        ...json,
        'x-forwarded-for': `192.0.2.${Math.ceil(Math.random() * 250)}`,
        forwarded: 'for=192.0.2.9',
      },
      body: JSON.stringify({ to: `${randomUUID()}@musteri.example` }),
    })
  expect((await send()).status).toBe(202)
  expect((await send()).status).toBe(429)
})
