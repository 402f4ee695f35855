/** A code is one chance for the reader of the mail, and three for somebody who guesses; all at once count like one after another. */
import { authProblems } from '@kervan/domain/auth/auth.copy.ts'
import { describe, expect, test } from 'vitest'
import { cookieNames } from '#spine/http/session.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import {
  codeFromInbox,
  codeIn,
  freshAddress,
  mailsTo,
  openBrowser,
  query,
  sessionsOf,
  signInByCode,
  wrongCodes,
} from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'

const server = await sharedServer()

const refusal = { status: 400, body: { code: 'CODE_REFUSED', message: authProblems.CODE_REFUSED.message } }
const statuses = (answers: { status: number }[]) => {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}
/** Whatever is stored for the one code that waits now. */
const waiting = () =>
  query<{ value: string }>(server, 'select value from verifications where expires_at > now()')
const forgetAll = () => query(server, 'delete from verifications')

test('three wrong codes, then the right one is refused too; a new one is needed', async () => {
  const browser = openBrowser(server)
  const email = freshAddress()
  const right = await codeFromInbox(browser, email)
  for (const wrong of wrongCodes(right, 3))
    expect(await browser.verifyCode(email, wrong)).toMatchObject(refusal)
  expect(await browser.verifyCode(email, right)).toMatchObject(refusal)
  expect(browser.cookies.has(cookieNames.portal)).toBe(false)
  expect(await sessionsOf(server, email)).toBe(0)
  expect((await browser.verifyCode(email, await codeFromInbox(browser, email))).status).toBe(200)
})

test('two wrong codes leave the third try to the right one', async () => {
  const browser = openBrowser(server)
  const email = freshAddress()
  const right = await codeFromInbox(browser, email)
  for (const wrong of wrongCodes(right, 2)) await browser.verifyCode(email, wrong)
  expect((await browser.verifyCode(email, right)).status).toBe(200)
})

describe('a code lives ten minutes', () => {
  const age = (seconds: number) =>
    query(
      server,
      `update verifications set expires_at = expires_at - make_interval(secs => $1), created_at = created_at - make_interval(secs => $1)`,
      [seconds],
    )

  test('after 9:50 it works', async () => {
    await forgetAll()
    const browser = openBrowser(server)
    const email = freshAddress()
    const code = await codeFromInbox(browser, email)
    await age(590)
    expect((await browser.verifyCode(email, code)).status).toBe(200)
  })

  test('after 10:05 it is refused, and there is no session', async () => {
    await forgetAll()
    const browser = openBrowser(server)
    const email = freshAddress()
    const code = await codeFromInbox(browser, email)
    await age(605)
    const answer = await browser.verifyCode(email, code)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Doğrulama kodu hatalı veya süresi dolmuş.' },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await query(server, 'select from users where email = $1', [email])).toEqual([])
  })
})

test('twenty at once with the right code: one is let in, with one session and one account', async () => {
  const [browser, email] = [openBrowser(server), freshAddress()]
  const code = await codeFromInbox(browser, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.verifyCode(email, code)))
  expect(statuses(answers)).toEqual({ 200: 1, 400: 19 })
  expect(await sessionsOf(server, email)).toBe(1)
  expect(await query(server, 'select from users where email = $1', [email])).toHaveLength(1)
  expect(await query(server, 'select from profiles where email = $1', [email])).toHaveLength(1)
})

test('of many wrong codes at once three are looked at; the right one comes too late', async () => {
  await forgetAll()
  const [browser, email] = [openBrowser(server), freshAddress()]
  const code = await codeFromInbox(browser, email)
  const answers = await Promise.all(
    wrongCodes(code, sized(200, 20)).map((wrong) => browser.verifyCode(email, wrong)),
  )
  // A machine that is busy may turn some away unseen.
  expect(answers.filter(({ status }) => status !== 400 && status !== 503)).toEqual([])
  const counted = (await waiting()).map(({ value }) => Number(value.slice(value.lastIndexOf(':') + 1)))
  expect(Math.max(0, ...counted)).toBeLessThanOrEqual(3)
  expect(await browser.verifyCode(email, code)).toMatchObject(refusal)
  expect(await sessionsOf(server, email)).toBe(0)
})

test('three wrong codes at once count as three, and the next one ends the code', async () => {
  await forgetAll()
  const [browser, email] = [openBrowser(server), freshAddress()]
  const code = await codeFromInbox(browser, email)
  const [last = '', ...wrong] = wrongCodes(code, 4)
  await Promise.all(wrong.map((guess) => browser.verifyCode(email, guess)))
  expect(await waiting()).toEqual([{ value: expect.stringMatching(/:3$/) }])
  await browser.verifyCode(email, last)
  expect(await waiting()).toEqual([])
})

test('the right code among wrong ones at once is found by at most three tries', async () => {
  const outcomes: number[] = []
  for (let round = 0; round < sized(5, 2); round += 1) {
    const [browser, email] = [openBrowser(server), freshAddress()]
    const code = await codeFromInbox(browser, email)
    const guesses = wrongCodes(code, 12)
    guesses.splice(6, 0, code)
    const answers = await Promise.all(guesses.map((guess) => browser.verifyCode(email, guess)))
    outcomes.push(answers.filter(({ status }) => status === 200).length)
    expect(await sessionsOf(server, email)).toBe(outcomes.at(-1))
  }
  expect(Math.max(...outcomes)).toBeLessThanOrEqual(1)
})

test('only the newest code works, and once', async () => {
  const browser = openBrowser(server)
  const email = freshAddress()
  const first = await codeFromInbox(browser, email)
  const second = await codeFromInbox(browser, email)
  expect(await browser.verifyCode(email, first)).toMatchObject(refusal)
  expect((await browser.verifyCode(email, second)).status).toBe(200)
  expect(await browser.verifyCode(email, second)).toMatchObject(refusal)
  expect(await browser.verifyCode(email, first)).toMatchObject(refusal)
})

test('wrong guesses while a new code is being sent do not lose the new one', async () => {
  for (let round = 0; round < sized(4, 2); round += 1) {
    const email = freshAddress()
    const browser = openBrowser(server)
    const [first = '', second = ''] = wrongCodes(await codeFromInbox(browser, email), 2)
    const [, newest] = await Promise.all([
      browser.verifyCode(email, first),
      codeFromInbox(browser, email),
      browser.verifyCode(email, second),
    ])
    expect((await browser.verifyCode(email, newest)).status).toBe(200)
  }
})

test('a code of one address opens no other', async () => {
  const browser = openBrowser(server)
  const [mine, other] = [freshAddress(), freshAddress()]
  const code = await codeFromInbox(browser, mine)
  await browser.requestCode(other)
  expect(await browser.verifyCode(other, code)).toMatchObject(refusal)
  expect(await browser.verifyCode(freshAddress(), code)).toMatchObject(refusal)
  expect((await browser.verifyCode(mine, code)).status).toBe(200)
})

test('the address is the same in any case, and its code too', async () => {
  const browser = openBrowser(server)
  const email = freshAddress()
  const code = await codeFromInbox(browser, email)
  expect((await browser.verifyCode(` ${email.toUpperCase()} `, code)).body).toMatchObject({
    person: { email },
  })
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６', '123 456', '-12345', '1e5000', "' or 1=1"])(
  'no code at all is said so and costs no try: %j',
  async (typed) => {
    const answer = await openBrowser(server).verifyCode(freshAddress(), typed)
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  },
)

test('two devices that open one new account at once make one account', async () => {
  const [desk, phone, email] = [openBrowser(server), openBrowser(server), freshAddress()]
  const [first, second] = [await codeFromInbox(desk, email), await codeFromInbox(phone, email)]
  const resent = desk.requestCode(email)
  const tries = Array.from({ length: 10 }, (_, turn) =>
    turn % 2 ? desk.verifyCode(email, first) : phone.verifyCode(email, second),
  )
  const answers = await Promise.all([...tries, resent])
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
  // Counted by their codes: the second device's sign-in is told by a mail too, which may come before the last code.
  await eventually('all codes have arrived', async () => {
    const mails = await mailsTo(server, email)
    return mails.filter(({ text }) => codeIn(text)).length >= 3
  })
  await signInByCode(openBrowser(server), email)
  expect(await query(server, 'select from users where email = $1', [email])).toHaveLength(1)
  expect(await query(server, 'select from profiles where email = $1', [email])).toHaveLength(1)
})
