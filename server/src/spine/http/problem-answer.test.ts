import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import type { Problem } from '@kervan/domain/problems.ts'
import { problems } from '@kervan/domain/problems.ts'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { gatedDatabase } from '#testing/gated-database.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

// A server of its own: its tables are renamed and its connections killed.
const server = await startTestServer()
const admin = await server.signIn('admin')
const staff = await server.signIn('staff')
const owner = new pg.Client(server.access.owner)
await owner.connect()
afterAll(async () => {
  await owner.end()
  await server.close()
})

const sentences: Record<string, string> = Object.fromEntries(
  Object.entries(problems).map(([code, { message }]) => [code, message]),
)
/** Words that only a program would say: a stack, a statement, a path, a library. */
const insides =
  /\bat \w|\.ts\b|\.js\b|node_modules|\/work|\/tmp|select |insert |update |relation|constraint|drizzle|fastify|FST_|orpc|postgres|pg_|zod|SyntaxError|TypeError|Unexpected token|Internal Server|Invalid|expected|Bad Request|Not Found|kervan_/i

function expectProblem(status: number, header: string | null | undefined, body: string): Problem {
  const problem = JSON.parse(body) as Problem
  expect(problem).toMatchObject({ status, message: sentences[problem.code], request_id: header })
  expect(problem.request_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(
    Object.keys(problem).filter((key) => !['code', 'status', 'message', 'request_id', 'data'].includes(key)),
  ).toEqual([])
  expect(body).not.toMatch(insides)
  return problem
}

const json = { 'content-type': 'application/json' }
const post = (body: string | Buffer, headers = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body,
})
const mail = '/api/demo/inbox/test-mail'

describe('each kind of failure over HTTP', () => {
  type Kind = [
    kind: string,
    status: number,
    path: string,
    init?: RequestInit & { signedIn?: 'admin' | 'staff' },
  ]
  const kinds: Kind[] = [
    ['an unknown path', 404, '/api/nothing'],
    ['an unknown page', 404, '/nothing'],
    ['an unknown page by POST', 404, '/nothing', post('{}')],
    ['a wrong method', 405, '/api/company', { method: 'DELETE' }],
    ['a strange method', 404, '/api/company', { method: 'PROPFIND' }],
    ['broken JSON', 400, mail, post('{"to":')],
    ['an empty body', 400, mail, post('')],
    ['JSON that is no object', 400, mail, post('42')],
    ['deep JSON', 400, mail, post('['.repeat(100_000) + ']'.repeat(100_000))],
    ['deep JSON in a field', 400, mail, post(`{"to":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)],
    ['__proto__', 400, mail, post('{"__proto__":{"to":"a@musteri.example"}}')],
    ['constructor.prototype', 400, mail, post('{"constructor":{"prototype":{"to":"a@musteri.example"}}}')],
    ['bytes that are no text', 400, mail, post(Buffer.from([0x7b, 0xff, 0xfe, 0x00]))],
    ['a NUL in a field', 400, mail, post('{"to":"a\\u0000@musteri.example"}')],
    ['half a character', 400, mail, post('{"to":"\\ud800@musteri.example"}')],
    ['too large a body', 413, mail, post('x'.repeat(300_000))],
    [
      'a wrong content type',
      415,
      mail,
      { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    ],
    ['a bad query', 400, '/api/customers?limit=many', { signedIn: 'staff' }],
    ['a cursor that is none', 400, "/api/customers?after=';--", { signedIn: 'staff' }],
    ['a NUL in the query', 400, '/api/customers?search=%00', { signedIn: 'staff' }],
    ['half a character in the query', 400, '/api/customers?limit=1%ED%A0%80', { signedIn: 'staff' }],
    ['a query that nests', 400, `/api/customers?limit${'[a]'.repeat(200)}=1`, { signedIn: 'staff' }],
    ['a query with __proto__', 400, '/api/customers?limit[__proto__][x]=1', { signedIn: 'staff' }],
    ['a query too often', 400, '/api/customers?limit=1&limit=2', { signedIn: 'staff' }],
    ['a guest at a closed door', 401, '/api/audit'],
    ['staff at the admin’s door', 403, '/api/audit', { signedIn: 'staff' }],
    ['a foreign origin', 403, mail, post('{}', { origin: 'https://evil.example' })],
    ['a strange key', 400, mail, post('{"to":"a@musteri.example"}', { 'idempotency-key': 'a b' })],
    ['a broken escape in the path', 400, '/api/%zz'],
    ['a broken escape in a page', 400, '/%E0%A4%A'],
    ['a very long address', 404, `/api/${'x'.repeat(5_000)}`],
    ['a live connection with a wrong surface', 400, '/api/live?surface=roof'],
    ['a live connection of a guest', 401, '/api/live?surface=portal'],
  ]

  test.each(kinds)('%s', async (_, status, path, { signedIn, ...init } = {}) => {
    const as = signedIn === 'admin' ? admin : signedIn === 'staff' ? staff : undefined
    const answer = await server.fetch(path, { ...init, ...(as && { as }) })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expectProblem(status, answer.headers.get('x-request-id'), await answer.text())
  })

  test('the list is long enough', () => expect(kinds.length).toBeGreaterThanOrEqual(20))

  test.each([
    ['no HTTP at all', ['hello']],
    ['a broken version', ['GET /api/company HTTP/9.9', 'host: localhost']],
    ['a header without a colon', ['GET /api/company HTTP/1.1', 'host: localhost', 'nonsense']],
    ['headers without end', ['GET /api/company HTTP/1.1', 'host: localhost', `x: ${'x'.repeat(40_000)}`]],
    ['a space in the address', ['GET /api/com pany HTTP/1.1', 'host: localhost']],
  ])('%s', async (_, lines) => {
    const answer = await rawHttp(server.port, lines)
    expect(answer.status).toBe(400)
    expectProblem(400, answer.headers['x-request-id'], answer.body)
  })

  test('what is wrong with the input is said field by field, in Turkish', async () => {
    const answered = await server.fetch('/api/company/settings', { as: admin })
    const settings = (await answered.json()) as CompanyRecord
    settings.company.tax_number = '1'
    settings.company.name = ''
    settings.company.phones = ['nine']
    const answer = await server.fetch('/api/company/settings', {
      method: 'PUT',
      as: admin,
      headers: json,
      body: JSON.stringify(settings),
    })
    const problem = expectProblem(400, answer.headers.get('x-request-id'), await answer.text())
    expect(problem.data).toEqual({
      issues: expect.arrayContaining([
        { path: 'company.name', message: 'Bu alan gerekli.' },
        { path: 'company.tax_number', message: 'Vergi numarası 10 hanelidir.' },
        { path: 'company.phones.0', message: 'Telefonu +90 ile başlayarak yazın.' },
      ]),
    })
  })
})

describe('failures behind the answer', () => {
  const read = async (path = '/api/company', init: Parameters<TestServer['fetch']>[1] = {}) => {
    const answer = await server.fetch(path, init)
    return {
      status: answer.status,
      retry: answer.headers.get('retry-after'),
      problem: await toProblem(answer),
    }
  }
  const endConnections = () =>
    owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'kervan'",
    )
  const toProblem = async (answer: Response) =>
    expectProblem(answer.status, answer.headers.get('x-request-id'), await answer.text())

  test('a handler that throws is a plain 500', async () => {
    await owner.query('alter table company rename to hidden')
    onTestFinished(() => void owner.query('alter table hidden rename to company'))
    expect(await read()).toMatchObject({ status: 500, problem: { code: 'INTERNAL_SERVER_ERROR' } })
  })

  test('a row that a constraint refuses is a plain 500', async () => {
    await owner.query('alter table mails add constraint nobody check (false) not valid')
    onTestFinished(() => void owner.query('alter table mails drop constraint nobody'))
    const sent = await read(mail, post('{"to":"a@musteri.example"}'))
    expect(sent).toMatchObject({ status: 500, problem: { code: 'INTERNAL_SERVER_ERROR' } })
  })

  test('a lock that is not given up in time is a 503 that says when to come back', async () => {
    await owner.query('begin; lock table company in access exclusive mode')
    onTestFinished(() => void owner.query('rollback'))
    expect(await read()).toMatchObject({ status: 503, retry: '2', problem: { code: 'SERVICE_UNAVAILABLE' } })
  })

  test('a statement that takes too long is a 503', async () => {
    const { rows } = await owner.query<{ name: string }>('select current_database() as name')
    await owner.query(`alter role kervan_app in database ${rows[0]?.name} set statement_timeout = 300`)
    await owner.query(`
      alter table company rename to stored;
      create view company as select stored.* from stored, pg_sleep(2);
      grant select on company to kervan_guest`)
    onTestFinished(async () => {
      await owner.query('drop view company; alter table stored rename to company')
      await owner.query(`alter role kervan_app in database ${rows[0]?.name} reset statement_timeout`)
    })
    // Connections made from now on have the shorter limit.
    await endConnections()
    expect(await read()).toMatchObject({ status: 503, problem: { code: 'SERVICE_UNAVAILABLE' } })
  })

  test('connections that are killed fail their calls with 503, and the next calls work', async () => {
    await owner.query('begin; lock table company in access exclusive mode')
    const calls = Array.from({ length: 5 }, () => read())
    await eventually('all of them wait for the lock', async () => {
      // Inside a transaction the view would show what it showed first.
      await owner.query('select pg_stat_clear_snapshot()')
      const waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      return (await owner.query(waiting)).rowCount === 5
    })
    await endConnections()
    await owner.query('rollback')
    for (const call of calls) expect((await call).status).toBe(503)
    expect((await server.fetch('/api/company')).status).toBe(200)
  })

  test('without a database every call is a 503 and readiness says so; when it is back, so are we', async () => {
    const database = await freshDatabase()
    const gated = await gatedDatabase(database.access)
    const alone = await startTestServer({ access: gated.access })
    onTestFinished(async () => {
      await alone.close()
      gated.close()
      await database.drop()
    })
    const customer = await alone.signIn('customer')
    await gated.away(async () => {
      for (const [path, init] of [
        ['/api/company', {}],
        ['/api/session', { as: customer }],
        [mail, post('{"to":"a@musteri.example"}')],
      ] as const) {
        const answer = await alone.fetch(path, init)
        expect(answer.status, path).toBe(503)
        expect(answer.headers.get('retry-after')).toBe('2')
        await toProblem(answer)
      }
      expect((await alone.fetch('/health/ready')).status).toBe(503)
      expect((await alone.fetch('/health/live')).status).toBe(200)
    })
    expect((await alone.fetch('/api/company')).status).toBe(200)
    expect((await alone.fetch('/health/ready')).status).toBe(200)
  })
})
