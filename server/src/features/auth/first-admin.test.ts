/** An empty office in production: the first company address to come in opens it as its admin; the second one is refused. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { codeIn, freshAddress, openBrowser, query } from '#testing/sign-in.ts'
import { productionEnv, startTestServer } from '#testing/test-server.ts'

const arrived: { to: string; subject: string; text: string }[] = []
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, session, done) {
    const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream))
    arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), subject, text })
    done()
  },
})

sink.listen(0, '127.0.0.1')
await once(sink.server, 'listening')
const { port } = sink.server.address() as AddressInfo
const server = await startTestServer({ env: { ...productionEnv, SMTP_URL: `smtp://127.0.0.1:${port}` } })
afterAll(async () => {
  await server?.close()
  await new Promise<void>((resolve) => sink.close(() => resolve()))
})

const visit = (surface: 'portal' | 'office' = 'office') =>
  openBrowser({ base: server.base, origin: 'https://kervan.example' }, surface)
const mailFor = async (email: string, browser = visit()) => {
  const before = arrived.filter(({ to }) => to === email).length
  expect((await browser.requestCode(email)).status).toBe(202)
  return eventually(`a mail for ${email}`, () => arrived.filter(({ to }) => to === email)[before])
}
const office = () =>
  query<{ email: string; role: string }>(server, "select email, role from users where role <> 'customer'")

test('of two first ones at once one becomes the admin; later ones learn whom to contact', async () => {
  const pair = [freshAddress('kervan.example'), freshAddress('kervan.example')] as const
  const browsers = pair.map(() => visit())
  const codes = await Promise.all(
    pair.map(async (email, which) => codeIn((await mailFor(email, browsers[which])).text) ?? ''),
  )
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  const answers = await Promise.all(
    browsers.map((browser, which) => browser.verifyCode(pair[which] ?? '', codes[which] ?? '')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(await office()).toEqual([{ email: pair[winner], role: 'admin' }])
  expect(answers[winner]?.body).toMatchObject({ person: { role: 'admin', email: pair[winner] } })
  expect((await browsers[winner]?.call('GET', '/staff/people'))?.status).toBe(200)
  expect((await browsers[1 - winner]?.call('GET', '/staff/people'))?.status).toBe(401)

  const late = freshAddress('kervan.example')
  const mail = await mailFor(late)
  expect(codeIn(mail.text)).toBeUndefined()
  expect(mail.text).toMatch(/yönetici/i)
  expect(await office()).toHaveLength(1)
})

test('links in mails lead to the public address, whatever the caller says of the host', async () => {
  const email = freshAddress()
  await visit('portal').call('POST', '/auth/password/reset-link', { email })
  await openBrowser({ base: server.base, origin: 'https://kervan.example' }, 'portal', {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
  }).requestReset(email)
  const mails = await eventually('both mails', () => {
    const found = arrived.filter(({ to }) => to === email)
    return found.length === 2 && found
  })
  for (const { text } of mails) {
    expect(text).toContain('https://kervan.example/auth')
    expect(text).not.toContain('evil')
  }
})

test('in production a code is in no answer and no inbox answers', async () => {
  const email = freshAddress()
  const browser = visit('portal')
  const mail = await mailFor(email, browser)
  const code = codeIn(mail.text) ?? 'none'
  expect(mail.subject).not.toContain(code)
  expect((await visit('portal').call('GET', `/demo/inbox?to=${email}`)).status).toBe(404)
  const answer = await browser.verifyCode(email, code)
  expect(answer.status).toBe(200)
  expect(JSON.stringify([answer.body, ...answer.headers])).not.toContain(code)
})
