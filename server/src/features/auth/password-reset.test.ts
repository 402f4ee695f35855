/** The reset link: one use, one hour, one account; the old password and older links are dead. */
import { authProblems } from '@kervan/domain/auth/auth.copy.ts'
import { closeCodes } from '@kervan/domain/live/live-messages.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import {
  customerWithPassword,
  freshAddress,
  insertPeople,
  mailAfterReset,
  openBrowser,
  query,
  resetTokenFromInbox,
  resetTokenIn,
  sessionsOf,
  signInByCode,
} from '#testing/sign-in.ts'
import { createTab } from '#testing/tab.ts'

const server = await sharedServer()

const [old, fresh] = ['eski-bir-yol-2025', 'yeni-bir-yol-2026']
const refusal = {
  status: 400,
  body: { code: 'RESET_LINK_REFUSED', message: authProblems.RESET_LINK_REFUSED.message },
}
const age = (seconds: number) =>
  query(server, 'update verifications set expires_at = expires_at - make_interval(secs => $1)', [seconds])

test('a link works once, ends every session and socket, and the old password is dead', async () => {
  const email = freshAddress()
  const owner = await customerWithPassword(server, email, old)
  const tab = createTab((resume) => server.live(`surface=portal&${resume}`, { cookie: owner.cookieHeader() }))
  await tab.connect()
  const visitor = openBrowser(server)
  const token = await resetTokenFromInbox(visitor, email)
  expect(token.length * Math.log2(62)).toBeGreaterThanOrEqual(128)
  expect([await visitor.isResetLinkValid(token), await visitor.isResetLinkValid(token)]).toEqual([true, true])
  const answer = await visitor.resetPassword(token, fresh)
  expect(answer).toMatchObject({ status: 200, body: { done: true, email } })
  expect(answer.headers.getSetCookie(), 'a new password signs nobody in').toEqual([])
  expect(await tab.ended()).toBe(closeCodes.sessionEnded)
  expect(await owner.whoAmI()).toBeNull()
  expect(await sessionsOf(server, email)).toBe(0)
  expect(await visitor.isResetLinkValid(token)).toBe(false)
  expect(await visitor.resetPassword(token, 'ucuncu-bir-yol')).toMatchObject(refusal)
  expect((await visitor.signInWithPassword(email, old)).status).toBe(400)
  expect((await visitor.signInWithPassword(email, fresh)).status).toBe(200)
})

test('five at once with one link: one succeeds', async () => {
  const email = freshAddress()
  await customerWithPassword(server, email, old)
  const token = await resetTokenFromInbox(openBrowser(server), email)
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, which) => openBrowser(server).resetPassword(token, `yol-numara-${which}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4)
  const winner = answers.findIndex(({ status }) => status === 200)
  expect((await openBrowser(server).signInWithPassword(email, `yol-numara-${winner}`)).status).toBe(200)
})

test('a link lives one hour', async () => {
  const email = freshAddress()
  await customerWithPassword(server, email, old)
  const visitor = openBrowser(server)
  const [early, late] = [await resetTokenFromInbox(visitor, email), await resetTokenFromInbox(visitor, email)]
  await age(3_590)
  expect(await visitor.isResetLinkValid(late)).toBe(true)
  await age(15)
  for (const token of [early, late]) {
    expect(await visitor.isResetLinkValid(token)).toBe(false)
    expect(await visitor.resetPassword(token, fresh)).toMatchObject(refusal)
  }
  expect((await visitor.signInWithPassword(email, old)).status).toBe(200)
})

test('once a password was set by one link, no other link of that account works', async () => {
  const email = freshAddress()
  await customerWithPassword(server, email, old)
  const visitor = openBrowser(server)
  const [first, second] = [
    await resetTokenFromInbox(visitor, email),
    await resetTokenFromInbox(visitor, email),
  ]
  expect((await visitor.resetPassword(second, fresh)).status).toBe(200)
  expect(await visitor.isResetLinkValid(first)).toBe(false)
  expect(await visitor.resetPassword(first, 'ele-gecirilmis')).toMatchObject(refusal)
  expect((await visitor.signInWithPassword(email, fresh)).status).toBe(200)
})

test('a changed password ends a link that still waits', async () => {
  const email = freshAddress()
  const owner = await customerWithPassword(server, email, old)
  const token = await resetTokenFromInbox(openBrowser(server), email)
  const change = { current_password: old, new_password: fresh }
  expect((await owner.call('PUT', '/auth/password', change)).status).toBe(200)
  expect(await openBrowser(server).resetPassword(token, 'ele-gecirilmis')).toMatchObject(refusal)
})

test('a link of one account sets the password of that one only, and of a customer without one too', async () => {
  const [mine, other] = [freshAddress(), freshAddress()]
  await customerWithPassword(server, other, old)
  await signInByCode(openBrowser(server), mine)
  const visitor = openBrowser(server)
  expect((await visitor.resetPassword(await resetTokenFromInbox(visitor, mine), fresh)).status).toBe(200)
  expect((await visitor.signInWithPassword(mine, fresh)).status).toBe(200)
  expect((await openBrowser(server).signInWithPassword(other, old)).status).toBe(200)
  expect((await openBrowser(server).signInWithPassword(other, fresh)).status).toBe(400)
})

test('who has no account, a closed one or one of the staff gets the same answer, and a mail without a link', async () => {
  const [known, unknown, closed, staff] = [
    freshAddress(),
    freshAddress(),
    freshAddress(),
    freshAddress('kervan.example'),
  ]
  await insertPeople(server, 'customer', [known, closed])
  await insertPeople(server, 'staff', [staff])
  await query(server, 'update users set disabled_at = now() where email = $1', [closed])
  const visitor = openBrowser(server)
  const answerTo = async (email: string) => {
    const { status, body, headers } = await visitor.requestReset(email)
    return { status, body, headers: [...headers.keys()].sort() }
  }
  const expected = await answerTo(known)
  expect(expected).toMatchObject({ status: 202, body: { done: true } })
  for (const [email, words] of [
    [unknown, 'kayıtlı hesap yok'],
    [closed, 'kapatılmış'],
    [staff, '/staff-auth'],
  ] as const) {
    const mail = await mailAfterReset(visitor, email)
    expect(mail.text).toContain(words)
    expect(resetTokenIn(mail.text)).toBeUndefined()
    expect(await answerTo(email)).toEqual(expected)
  }
})

test('a link that was sent before the account was closed does not open it', async () => {
  const email = freshAddress()
  await customerWithPassword(server, email, old)
  const visitor = openBrowser(server)
  const token = await resetTokenFromInbox(visitor, email)
  await query(server, 'update users set disabled_at = now() where email = $1', [email])
  expect(await visitor.resetPassword(token, fresh)).toMatchObject(refusal)
})

test.each(["o'brien+a&b", '{a}~!#$%/b=c^_`'])(
  'an unusual but good address goes all the way: %s',
  async (local) => {
    const email = `${local}.${freshAddress()}`
    await customerWithPassword(server, email, old)
    const visitor = openBrowser(server)
    expect((await visitor.signInWithPassword(email, old)).status).toBe(200)
    expect((await visitor.resetPassword(await resetTokenFromInbox(visitor, email), fresh)).status).toBe(200)
    expect((await visitor.signInWithPassword(email, fresh)).status).toBe(200)
  },
)

test.each(['', 'a', 'x'.repeat(200), '%00', "' or 1=1 --", '../../etc'])('%j is no link', async (token) => {
  const visitor = openBrowser(server)
  expect(await visitor.isResetLinkValid(token)).toBe(false)
  expect(await visitor.resetPassword(token, fresh)).toMatchObject(refusal)
})
