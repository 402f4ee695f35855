/** Whatever else a body says of ids, roles, owners and times, the row holds what the server says. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { codeFromInbox, freshAddress, openBrowser, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const a = await server.signIn('customer')
const b = await server.signIn('customer')
const admin = await server.signIn('admin')
const rowsOfA = await stateOfA()

async function stateOfA(): Promise<string> {
  const tables = ['users:id', 'profiles:id', 'sessions:user_id', 'consents:user_id', 'data_requests:user_id']
  const parts = tables.map((each) => {
    const [table, column] = each.split(':')
    return `(select jsonb_agg(to_jsonb(t) - 'last_active_at' order by 1) from ${table} t where ${column} = $1)`
  })
  return JSON.stringify(await query(server, `select ${parts.join(', ')}`, [a.userId]))
}

const longAgo = '2001-01-01T00:00:00.000Z'
const forgedId = randomUUID()
/** Everything somebody might wish for. */
const wishes = () => ({
  id: a.userId,
  user_id: a.userId,
  customer_id: a.userId,
  userId: a.userId,
  email: 'baskasi@musteri.example',
  role: 'admin',
  assigned_to: demoRepresentatives[2]?.id,
  profile_completed: true,
  profile_completed_at: longAgo,
  joined_at: longAgo,
  created_at: longAgo,
  updated_at: longAgo,
  decided_at: longAgo,
  due_at: longAgo,
  closed_at: longAgo,
  disabled_at: longAgo,
  expires_at: '2099-01-01T00:00:00.000Z',
  email_verified: true,
  has_signed_in: true,
  status: 'done',
  kind: 'export',
  surface: 'office',
  token: 'belli',
  is_verified: true,
})

type Row = Record<string, unknown>
const rowOf = async (text: string, values: unknown[]): Promise<Row> =>
  (await query<Row>(server, text, values))[0] ?? {}
const isNow = (moment: unknown) => Math.abs(Date.now() - new Date(String(moment)).getTime()) < 60_000

async function accountOf(id: string) {
  return rowOf(
    'select u.role, u.email, u.disabled_at, p.* from users u left join profiles p on p.id = u.id where u.id = $1',
    [id],
  )
}

describe('a profile', () => {
  const basics = { full_name: 'Ayşe Nur Yılmaz', company_name: 'Yılmaz Tekstil' }
  const form = {
    first_name: 'Ayşe',
    last_name: 'Yılmaz',
    phone: '+90 532 000 00 02',
    company: 'Yılmaz',
    company_type: 'company',
    position: 'Sahibi',
  }

  test('the first step writes name and company, and no other field', async () => {
    const before = await accountOf(b.userId)
    const { status } = await server.call('PUT', '/profile/basics', {
      as: b,
      body: { ...form, ...wishes(), ...basics },
    })
    expect(status).toBe(200)
    const after = await accountOf(b.userId)
    expect(after).toMatchObject({
      id: b.userId,
      email: before.email,
      role: 'customer',
      disabled_at: null,
      created_at: before.created_at,
      first_name: 'Ayşe',
      last_name: 'Nur Yılmaz',
      company: 'Yılmaz Tekstil',
      phone: '',
      company_type: null,
      position: '',
      profile_completed: false,
      profile_completed_at: null,
      assigned_to: demoRepresentatives[0]?.id,
    })
    expect(isNow(after.joined_at)).toBe(true)
  })

  test('the whole form writes its six fields, and what follows from them', async () => {
    const before = await accountOf(b.userId)
    const { status } = await server.call('PUT', '/profile', { as: b, body: { ...wishes(), ...form } })
    expect(status).toBe(200)
    const after = await accountOf(b.userId)
    expect(after).toMatchObject({
      ...form,
      id: b.userId,
      email: before.email,
      role: 'customer',
      created_at: before.created_at,
      joined_at: before.joined_at,
      profile_completed: true,
      assigned_to: demoRepresentatives[0]?.id,
    })
    expect(isNow(after.profile_completed_at)).toBe(true)
  })

  test('a company type that does not exist is refused', async () => {
    const { status } = await server.call('PUT', '/profile', {
      as: b,
      body: { ...form, company_type: 'government' },
    })
    expect(status).toBe(400)
  })
})

test('a consent is one’s own, and of now', async () => {
  const { status } = await server.call('PUT', `/consents/marketing?user_id=${a.userId}`, {
    as: b,
    body: { ...wishes(), granted: true, text_version: '2026-11-2' },
  })
  expect(status).toBe(200)
  const row = await rowOf('select * from consents where user_id = $1', [b.userId])
  expect(row).toMatchObject({ user_id: b.userId, purpose: 'marketing', granted: true })
  expect(row.id).not.toBe(a.userId)
  expect(isNow(row.decided_at)).toBe(true)
})

test('a request to erase is one’s own, open, of now, and due in thirty days', async () => {
  const { status, body } = await server.call('POST', '/own-data/requests', {
    as: b,
    body: { ...wishes(), note: 'Not' },
  })
  expect(status).toBe(201)
  const row = await rowOf('select * from data_requests where user_id = $1', [b.userId])
  expect(row).toMatchObject({
    id: body.id,
    user_id: b.userId,
    kind: 'erasure',
    status: 'open',
    closed_at: null,
  })
  expect(row.id).not.toBe(a.userId)
  expect(isNow(row.created_at)).toBe(true)
  expect(Date.parse(String(body.due_at)) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
})

test('a second id beside the one in the address opens nothing', async () => {
  const second = await server.signInAgain(b)
  const body = { id: a.sessionId, user_id: a.userId }
  await server.call('POST', `/sessions/${second.sessionId}/end?id=${a.sessionId}`, { as: b, body })
  await server.call('POST', `/sessions/${second.sessionId}/end?id=${a.sessionId}`, { as: b })
  expect((await server.call('GET', '/sessions', { as: second })).status).toBe(401)
  expect((await server.call('GET', '/sessions', { as: a })).status).toBe(200)
})

test.each(['__proto__', 'constructor'])('a body that reaches for %s is refused', async (name) => {
  const answer = await server.fetch('/api/profile/basics', {
    method: 'PUT',
    as: b,
    headers: { 'content-type': 'application/json' },
    body: `{"full_name":"Ayşe Yılmaz","company_name":"Yılmaz","${name}":{"prototype":{"role":"admin"}}}`,
  })
  expect(answer.status).toBe(400)
  expect(({} as Row).role).toBeUndefined()
})

describe('an invitation', () => {
  const invited = () => ({ email: freshAddress('kervan.example'), full_name: 'Ece Yaman', role: 'staff' })

  test('makes somebody new who has not signed in', async () => {
    const wanted = invited()
    const { status, body } = await server.call('POST', '/staff/people', {
      as: admin,
      body: { ...wishes(), id: forgedId, password: 'parola-123', ...wanted },
    })
    expect(status).toBe(201)
    const row = await rowOf('select * from users where email = $1', [wanted.email])
    expect(row).toMatchObject({
      id: body.id,
      role: 'staff',
      name: 'Ece Yaman',
      disabled_at: null,
      email_verified: false,
    })
    expect(row.id).not.toBe(forgedId)
    expect(isNow(row.created_at)).toBe(true)
    expect(await query(server, 'select from accounts where user_id = $1', [body.id])).toEqual([])
  })

  test.each(['customer', 'system', 'auth', '', null, ['admin']])('never with the role %o', async (role) => {
    const { status } = await server.call('POST', '/staff/people', { as: admin, body: { ...invited(), role } })
    expect(status).toBe(400)
  })
})

describe('a first sign-in', () => {
  test('makes a customer with a portal session, whatever is wished for', async () => {
    const email = freshAddress()
    const browser = openBrowser(server)
    const code = await codeFromInbox(browser, email)
    const answer = await browser.call('POST', '/auth/code/verify', {
      ...wishes(),
      email,
      code,
      first_name: 'Ayşe',
      last_name: 'Yılmaz',
      name: 'Yönetici',
      company: 'Kendi yazdığı',
    })
    expect(answer.status).toBe(200)
    const { id } = answer.body.person as { id: string }
    expect(id).not.toBe(a.userId)
    const row = await accountOf(id)
    expect(row).toMatchObject({
      role: 'customer',
      email,
      disabled_at: null,
      first_name: 'Ayşe',
      company: '',
      profile_completed: false,
      joined_at: null,
      assigned_to: null,
    })
    expect(isNow(row.created_at)).toBe(true)
    const sessions = await query<Row>(server, 'select * from sessions where user_id = $1', [id])
    expect(sessions).toHaveLength(1)
    expect(sessions[0]).toMatchObject({ surface: 'portal', user_id: id })
    expect(sessions[0]?.token).not.toBe('belli')
    expect(Date.parse(String(sessions[0]?.expires_at))).toBeLessThan(Date.now() + 31 * 86_400_000)
  })

  test('of staff keeps the role they were invited with', async () => {
    const email = freshAddress('kervan.example')
    const body = { email, full_name: 'Ece Yaman', role: 'staff' }
    expect((await server.call('POST', '/staff/people', { as: admin, body })).status).toBe(201)
    const browser = openBrowser(server, 'office')
    const code = await codeFromInbox(browser, email)
    const answer = await browser.call('POST', '/auth/staff/code/verify', { ...wishes(), email, code })
    expect(answer.status).toBe(200)
    expect(await rowOf('select role, email from users where email = $1', [email])).toEqual({
      role: 'staff',
      email,
    })
  })
})

test('nothing of A’s was touched by any of it', async () => {
  expect(await stateOfA()).toBe(rowsOfA)
  expect(({} as Row).role).toBeUndefined()
})
