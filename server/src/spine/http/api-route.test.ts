import type { AuditEntry } from '@kervan/domain/auth/audit.contract.ts'
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { profiles } from '#features/customers/profiles.table.ts'
import { type Actor, system } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: the company is renamed, and all customers and audit entries are paged through.
const server = await startTestServer()
const admin = await server.signIn('admin')
const staff = await server.signIn('staff')
afterAll(() => server.close())

const get = async <T>(path: string, as?: SignedIn) =>
  (await (await server.fetch(path, as ? { as } : {})).json()) as T
const settings = () => get<CompanyRecord>('/api/company/settings', admin)
const save = (record: CompanyRecord) =>
  server.fetch('/api/company/settings', {
    method: 'PUT',
    as: admin,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
  })

describe('changing the company', () => {
  test('leaves who, what, when, before and after', async () => {
    const before = await settings()
    const changed = { ...before, company: { ...before.company, name: 'Kervan İkinci' } }
    expect((await save(changed)).status).toBe(200)
    const { items } = await get<{ items: AuditEntry[] }>('/api/audit?limit=1', admin)
    expect(items[0]).toMatchObject({
      actor_id: admin.userId,
      actor_name: 'Deneme Kişi',
      subject_table: 'company',
      subject_id: '1',
      action: 'update',
      before: { version: before.version, data: { name: before.company.name } },
      after: { version: before.version + 1, data: { name: 'Kervan İkinci' } },
    })
    expect(Math.abs(Date.now() - Date.parse(items[0]?.at ?? ''))).toBeLessThan(60_000)
    expect((await get<{ name: string }>('/api/company')).name).toBe('Kervan İkinci')
  })

  test('from an old version is refused with what has happened, and changes nothing', async () => {
    const record = await settings()
    expect((await save(record)).status).toBe(200)
    const stale = await save({ ...record, company: { ...record.company, name: 'Üzerine yazılan' } })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({ code: 'STALE', message: expect.stringContaining('değişti') })
    expect((await settings()).company.name).toBe(record.company.name)
  })

  test('by ten at once from one version: one is taken', async () => {
    const record = await settings()
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(record)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect((await settings()).version).toBe(record.version + 1)
  })

  test('fields that the contract does not know are dropped', async () => {
    const record = await settings()
    const extra = { ...record, id: 2, role: 'admin', company: { ...record.company, is_admin: true } }
    expect((await save(extra)).status).toBe(200)
    expect((await settings()).company).not.toHaveProperty('is_admin')
  })

  test('the system leaves no audit row, staff do in their own name only', async () => {
    const count = async () => (await get<{ items: AuditEntry[] }>('/api/audit?limit=100', admin)).items.length
    const before = await count()
    await server.services.actAs(system, (tx) => tx.db.execute(sql`update company set updated_at = now()`))
    expect(await count()).toBe(before)
    const actor: Actor = { role: 'staff', userId: staff.userId, sessionId: staff.sessionId }
    const forged = server.services.actAs(actor, (tx) =>
      tx.db.execute(
        sql`insert into audit_entries (actor_id, subject_table, subject_id, action) values (${admin.userId}, 'company', '1', 'update')`,
      ),
    )
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

type Page<T> = { items: T[]; next_cursor: string | null }

/** Reads page after page, with something happening between them. */
async function readAll<T extends { id: string }>(
  path: string,
  as: SignedIn,
  meanwhile: () => Promise<unknown>,
) {
  const seen: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await get(`${path}&limit=10${cursor ? `&after=${cursor}` : ''}`, as)
    expect(page.items.length).toBeLessThanOrEqual(10)
    seen.push(...page.items)
    cursor = page.next_cursor
    await meanwhile()
  } while (cursor)
  return seen.map(({ id }) => id)
}

describe('pages stay whole while rows arrive', () => {
  test('customers', async () => {
    const add = () => server.signIn('customer')
    const before = await Promise.all(Array.from({ length: 47 }, add))
    const seen = await readAll<Profile>('/api/customers?', staff, () => Promise.all([add(), add()]))
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(before.map(({ userId }) => userId)))
    expect(seen).toEqual([...seen].sort().reverse())
  })

  test('audit entries', async () => {
    const actor: Actor = { role: 'staff', userId: staff.userId, sessionId: staff.sessionId }
    const write = () =>
      server.services.actAs(actor, (tx) => tx.db.update(profiles).set({ position: 'Müdür' }).where(sql`true`))
    await write()
    const { rows } = await server.services.readAs(system, (db) =>
      db.execute<{ id: string }>(sql`select id from audit_entries where subject_table = 'profiles'`),
    )
    expect(rows.length).toBeGreaterThan(40)
    const seen = await readAll<AuditEntry>('/api/audit?subject_table=profiles', admin, write)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
  })

  test('a page size beyond what is offered is refused, and so is an unknown cursor', async () => {
    expect((await server.fetch('/api/customers?limit=101', { as: staff })).status).toBe(400)
    expect((await server.fetch('/api/customers?limit=0', { as: staff })).status).toBe(400)
    const unknown = '/api/customers?after=00000000-0000-7000-8000-000000000000'
    expect((await server.fetch(unknown, { as: staff })).status).toBe(400)
  })
})

test('no cache stores answers of the API', async () => {
  for (const path of ['/api/company', '/api/session', '/api/audit'])
    expect((await server.fetch(path)).headers.get('cache-control')).toBe('no-store')
})

describe('HEAD', () => {
  const head = (path: string, as?: SignedIn) => server.fetch(path, { method: 'HEAD', ...(as && { as }) })

  test('is answered like GET, without the body', async () => {
    for (const [path, as] of [
      ['/api/company', undefined],
      ['/api/customers?limit=1', staff],
      ['/api/audit', staff],
      ['/api/customers?limit=many', staff],
    ] as const) {
      const [read, headed] = [await server.fetch(path, as ? { as } : {}), await head(path, as)]
      expect(headed.status, path).toBe(read.status)
      expect(await headed.text()).toBe('')
      for (const name of ['content-type', 'cache-control', 'content-encoding', 'vary'])
        expect(headed.headers.get(name), name).toBe(read.headers.get(name))
    }
  })

  test('changes nothing: where nothing can be read it is not allowed', async () => {
    const answer = await head('/api/demo/inbox/test-mail')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
    const refused = await server.fetch('/api/company/settings', { method: 'DELETE', as: admin })
    expect(refused.headers.get('allow')).toBe('GET, HEAD, PUT')
  })
})

test('what somebody reads says up to which event it is certain to be true; to a page that does not know them yet, whose it is', async () => {
  const read = (as?: SignedIn, headers: Record<string, string> = {}) =>
    server.fetch('/api/session', { ...(as && { as }), headers: { 'kervan-surface': 'office', ...headers } })
  const position = async () => Number((await read(staff)).headers.get('kervan-position'))
  const before = await position()
  expect((await save(await settings())).status).toBe(200)
  await expect.poll(position).toBeGreaterThan(before)
  expect((await read(staff)).headers.get('kervan-person')).toBe(staff.userId)
  expect((await read(staff, { 'kervan-person': staff.userId })).headers.get('kervan-person')).toBeNull()
  // Strangers do not learn how much happens here.
  expect((await read()).headers.get('kervan-position')).toBeNull()
})
