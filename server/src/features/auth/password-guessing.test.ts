/** Passwords: few guesses per address from wherever they come, and the same answer for all who are refused. */
import { createHash } from 'node:crypto'
import { authProblems } from '@kervan/domain/auth/auth.copy.ts'
import { afterAll, expect, test } from 'vitest'
import {
  type Browser,
  customerWithPassword,
  freshAddress,
  insertPeople,
  openBrowser,
  query,
  sessionsOf,
  signInByCode,
} from '#testing/sign-in.ts'
import { report, sized } from '#testing/size.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({
  env: {
    TRUSTED_PROXY: '127.0.0.1',
    LIMIT_TRY_NETWORK: '100000/3600',
    LIMIT_TRY_SITE: '100000/3600',
    LIMIT_CODE_NETWORK: '100000/3600',
  },
})
afterAll(() => server.close())

const password = 'uzun-bir-yol-2026'
const refusal = {
  status: 400,
  body: { code: 'PASSWORD_REFUSED', message: authProblems.PASSWORD_REFUSED.message },
}
const from = (place: number) => openBrowser(server, 'portal', { 'x-forwarded-for': `198.51.100.${place}` })
const forgetGuesses = () => query(server, "delete from limits where key like 'passwordAddress:%'")

const counted = async (key: string) => {
  const rows = await query<{ points: number }>(server, 'select points from limits where key = $1', [
    `passwordAddress:${key}`,
  ])
  return rows[0]?.points ?? 0
}
const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url')
/** As if so many had been made before: each takes long to hash. */
const skipTo = (email: string, points: number) =>
  query(server, 'update limits set points = $2 where key = $1', [`passwordAddress:${keyOf(email)}`, points])
/** Twelve at once: how many were looked at, and how many turned away. */
const guesses = async (email: string) => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      from(place).signInWithPassword(place % 2 ? email.toUpperCase() : email, `yanlis-${place}`),
    ),
  )
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  return { looked: count(400), away: count(429) }
}

test('ten guesses an hour per address, all at once and from wherever; then even the right one waits', async () => {
  const email = freshAddress()
  const owner = await customerWithPassword(server, email, password)
  await from(40).signInWithPassword(email, 'yanlis-yanlis')
  expect(await counted(keyOf(email))).toBe(1)
  await skipTo(email, 7)
  expect(await guesses(email)).toEqual({ looked: 3, away: 9 })
  const right = await from(50).signInWithPassword(email, password)
  expect(right).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect(await sessionsOf(server, email)).toBe(1)
  // Somebody locked out by another's guesses still comes in by code.
  await signInByCode(from(51), email)
  expect(await owner.whoAmI()).not.toBeNull()
})

test('a stranger’s guesses do not lock out a device that has signed in before, and its own are counted', async () => {
  const email = freshAddress()
  await customerWithPassword(server, email, password)
  const owner = from(60)
  expect((await owner.signInWithPassword(email, password)).status).toBe(200)
  await from(61).signInWithPassword(email, 'yanlis-yanlis')
  await skipTo(email, 10)
  expect((await from(62).signInWithPassword(email, password)).status).toBe(429)
  expect((await owner.signInWithPassword(email, password)).status).toBe(200)
  expect((await owner.signInWithPassword(email, 'yanlis-yanlis')).status).toBe(400)
  const own = await query(server, 'update limits set points = 10 where key like $1 returning key', [
    `passwordAddress:${keyOf(email)} %`,
  ])
  expect(own).toHaveLength(1)
  expect((await owner.signInWithPassword(email, password)).status).toBe(429)
})

test('an unknown address is counted alike', async () => {
  const email = freshAddress()
  await openBrowser(server).signInWithPassword(email, password)
  expect(await counted(keyOf(email))).toBe(1)
  await skipTo(email, 8)
  expect(await guesses(email)).toEqual({ looked: 2, away: 10 })
})

test('the right password is no guess: it may be used all day', async () => {
  const email = freshAddress()
  await customerWithPassword(server, email, password)
  await openBrowser(server).signInWithPassword(email, 'yanlis-yanlis')
  expect(await counted(keyOf(email))).toBe(1)
  for (let round = 0; round < 2; round += 1)
    expect((await openBrowser(server).signInWithPassword(email, password)).status).toBe(200)
  expect(await counted(keyOf(email))).toBe(1)
})

test('one network’s wrong tries are counted over all addresses, codes and passwords alike', async () => {
  const small = await startTestServer({ env: { TRUSTED_PROXY: '127.0.0.1', LIMIT_TRY_NETWORK: '4/3600' } })
  try {
    const at = (place: string) => openBrowser(small, 'portal', { 'x-forwarded-for': place })
    const busy = at('198.51.100.1')
    const statuses = [
      (await busy.signInWithPassword(freshAddress(), password)).status,
      (await busy.verifyCode(freshAddress(), '123456')).status,
      (await busy.resetPassword('none', password)).status,
      (await busy.signInWithPassword(freshAddress(), password)).status,
      (await busy.verifyCode(freshAddress(), '123456')).status,
      (await busy.resetPassword('none', password)).status,
    ]
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
    await signInByCode(at('198.51.100.2'), freshAddress())
  } finally {
    await small.close()
  }
})

test('known, unknown, without a password, closed or of the staff: the same refusal', async () => {
  const [known, bare, closed, staff] = [
    freshAddress(),
    freshAddress(),
    freshAddress(),
    freshAddress('kervan.example'),
  ]
  await customerWithPassword(server, known, password)
  await customerWithPassword(server, closed, password)
  await insertPeople(server, 'customer', [bare])
  await insertPeople(server, 'staff', [staff])
  await query(server, 'update users set disabled_at = now() where email = $1', [closed])
  const kinds: [string, string, string][] = [
    ['known, wrong password', known, 'yanlis-yanlis'],
    ['unknown', freshAddress(), password],
    ['without a password', bare, password],
    ['closed, right password', closed, password],
    ['staff', staff, password],
  ]
  const rounds = sized(15, 1)
  const answers = new Map<string, string>()
  // The fastest of each kind: what else the machine does makes a call slower, never faster.
  const fastest = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1) {
    await forgetGuesses()
    for (const [kind, email, given] of kinds) {
      const begun = performance.now()
      const { status, body, headers } = await openBrowser(server).signInWithPassword(email, given)
      fastest.set(kind, Math.min(fastest.get(kind) ?? Number.POSITIVE_INFINITY, performance.now() - begun))
      answers.set(kind, JSON.stringify([status, { ...body, request_id: '' }, [...headers.keys()].sort()]))
    }
  }
  const figures = [...fastest].map(([kind, took]) => `${kind} ${Math.round(took)} ms`)
  report(`passwords refused, fastest of ${rounds}: ${figures.join(', ')}`)
  expect(new Set(answers.values()).size).toBe(1)
  expect(answers.get('unknown')).toContain(refusal.body.message)
})

const changeTo = (browser: Browser, current: string, next: string) =>
  browser.call('PUT', '/auth/password', { current_password: current, new_password: next })

test('changing it needs the present one, is counted too, and signs the other devices out', async () => {
  const email = freshAddress()
  const owner = await customerWithPassword(server, email, password)
  const other = openBrowser(server)
  expect((await other.signInWithPassword(email, password)).status).toBe(200)
  expect((await changeTo(owner, password, 'baska-bir-yol')).status).toBe(200)
  expect([await owner.whoAmI(), await other.whoAmI()]).toEqual([expect.objectContaining({ email }), null])
  expect(await openBrowser(server).signInWithPassword(email, password)).toMatchObject(refusal)
  expect((await changeTo(owner, 'yanlis-yanlis', 'ucuncu-yol')).status).toBe(400)
  const { id } = (await owner.whoAmI()) ?? { id: '' }
  expect(await counted(id)).toBe(1)
  await query(server, 'update limits set points = 10 where key = $1', [`passwordAddress:${id}`])
  expect((await changeTo(owner, 'baska-bir-yol', 'ucuncu-yol')).status).toBe(429)
})

test('a first password is set once, also by five at once, and only by who is signed in', async () => {
  const email = freshAddress()
  const browser = openBrowser(server)
  await signInByCode(browser, email)
  expect(await changeTo(browser, password, password)).toMatchObject({
    status: 409,
    body: { code: 'NO_PASSWORD' },
  })
  const set = () => browser.call('POST', '/auth/password', { password })
  const answers = await Promise.all([set(), set(), set(), set(), set()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const rows = 'select from accounts a join users u on u.id = a.user_id where u.email = $1'
  expect(await query(server, rows, [email])).toHaveLength(1)
  expect((await openBrowser(server).call('POST', '/auth/password', { password })).status).toBe(401)
})
