/** Who comes back keeps what is stored of them, and hears of a sign-in from a browser that they never used before. */
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import {
  type Browser,
  codeFromInbox,
  freshAddress,
  htmlOf,
  insertPeople,
  mailsTo,
  openBrowser,
  query,
  signInByCode,
  wrongCodes,
} from '#testing/sign-in.ts'

const server = await sharedServer()

const newDevice = 'Yeni bir cihazdan giriş yapıldı'
const noticesTo = async (email: string) => {
  const waiting = "select from mails where recipient = $1 and outcome = 'waiting'"
  await eventually('all mails have left', async () => (await query(server, waiting, [email])).length === 0)
  return (await mailsTo(server, email)).filter(({ subject }) => subject === newDevice)
}
const signOut = (browser: Browser) => browser.call('POST', '/session/end')

test('names typed by a returning customer do not replace what is stored', async () => {
  const email = freshAddress()
  const first = await signInByCode(openBrowser(server), email, { first_name: 'Defne', last_name: 'Işık' })
  expect(first.body).toMatchObject({ person: { full_name: 'Defne Işık', role: 'customer' } })
  const browser = openBrowser(server)
  const again = await signInByCode(browser, email, { first_name: 'Başka', last_name: 'Biri' })
  expect(again.body).toMatchObject({ person: { full_name: 'Defne Işık' } })
  expect((await browser.call('GET', '/profile')).body).toMatchObject({
    first_name: 'Defne',
    last_name: 'Işık',
  })
})

test('names that came with a wrong code are not stored', async () => {
  const email = freshAddress()
  const browser = openBrowser(server)
  const code = await codeFromInbox(browser, email)
  const [wrong = ''] = wrongCodes(code, 1)
  expect((await browser.verifyCode(email, wrong, { first_name: 'Başka', last_name: 'Biri' })).status).toBe(
    400,
  )
  const answer = await browser.verifyCode(email, code, { first_name: 'Defne', last_name: 'Işık' })
  expect(answer.body).toMatchObject({ person: { full_name: 'Defne Işık' } })
})

test.each([
  { role: 'admin' },
  { id: '01900000-0000-7000-8000-000000000010' },
  { email_verified: true, image: 'x' },
])('what a form has no field for changes nothing: %j', async (extra) => {
  const email = freshAddress()
  const browser = openBrowser(server)
  const code = await codeFromInbox(browser, email)
  const { body } = await browser.call('POST', '/auth/code/verify', { email, code, ...extra })
  expect(body).toMatchObject({ person: { role: 'customer', email } })
  const rows = await query(server, 'select role, image from users where email = $1', [email])
  expect(rows).toEqual([{ role: 'customer', image: null }])
})

test('the first browser is no news, the second is, and neither is when it comes back', async () => {
  const email = freshAddress()
  const [desk, phone] = [
    openBrowser(server),
    openBrowser(server, 'portal', {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    }),
  ]
  await signInByCode(desk, email)
  expect(await noticesTo(email)).toHaveLength(0)
  await signInByCode(phone, email)
  const [notice] = await noticesTo(email)
  expect(notice?.text).toContain('Safari, iOS')
  expect(notice?.text).toContain('/dashboard?view=account')
  for (const browser of [desk, phone]) {
    await signOut(browser)
    await signInByCode(browser, email)
  }
  expect(await noticesTo(email)).toHaveLength(1)
})

test('a browser known from one person is new to another, and signing in by password is reported too', async () => {
  const [mine, other] = [freshAddress(), freshAddress()]
  const [home, shared] = [openBrowser(server), openBrowser(server)]
  await signInByCode(home, mine)
  expect((await home.call('POST', '/auth/password', { password: 'uzun-bir-yol-2026' })).status).toBe(200)
  await signInByCode(shared, other)
  expect((await shared.signInWithPassword(mine, 'uzun-bir-yol-2026')).status).toBe(200)
  expect(await noticesTo(mine)).toHaveLength(1)
  expect(await noticesTo(other)).toHaveLength(0)
})

test('a colleague’s notice leads to the office', async () => {
  const email = freshAddress('kervan.example')
  await insertPeople(server, 'staff', [email])
  await signInByCode(openBrowser(server, 'office'), email)
  await signInByCode(openBrowser(server, 'office'), email)
  const notices = await noticesTo(email)
  expect(notices).toHaveLength(1)
  expect(notices[0]?.text).toContain('/staff/profile')
})

test.each(['', '<script>alert(1)</script>\'"; drop table sessions', 'ÿþ\u00a0é', 'Mozilla/5.0 '.repeat(600)])(
  'whatever a browser says of itself, it gets in and is mentioned as text: %#',
  async (userAgent) => {
    const email = freshAddress()
    await signInByCode(openBrowser(server), email)
    const odd = openBrowser(server, 'portal', { 'user-agent': userAgent })
    await signInByCode(odd, email)
    const [notice] = await noticesTo(email)
    expect(await htmlOf(server, notice)).not.toContain('<script')
    const { sessions } = (await odd.call('GET', '/sessions')).body as { sessions: { device: string }[] }
    expect(sessions).toHaveLength(2)
    for (const { device } of sessions) expect(device.length).toBeLessThanOrEqual(80)
  },
)

test('a refused try is no news', async () => {
  const email = freshAddress()
  await signInByCode(openBrowser(server), email)
  const stranger = openBrowser(server)
  const code = await codeFromInbox(stranger, email)
  for (const wrong of wrongCodes(code, 3)) await stranger.verifyCode(email, wrong)
  expect(await noticesTo(email)).toHaveLength(0)
  expect(
    await query(server, 'select from known_devices d join users u on u.id = d.user_id where u.email = $1', [
      email,
    ]),
  ).toHaveLength(1)
})
