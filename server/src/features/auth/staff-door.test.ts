/** The staff door: company addresses only, invited people only; and no company address through the customers' door. */
import { createHmac } from 'node:crypto'
import { authProblems } from '@kervan/domain/auth/auth.copy.ts'
import { expect, test } from 'vitest'
import { cookieNames } from '#spine/http/session.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import {
  codeIn,
  freshAddress,
  insertPeople,
  mailAfterRequest,
  mailAfterReset,
  mailsTo,
  openBrowser,
  query,
  signInByCode,
} from '#testing/sign-in.ts'
import { testSecrets } from '#testing/test-server.ts'

const server = await sharedServer()
const admin = freshAddress('kervan.example')
await server.signIn('admin', admin)
const mailCount = async () => (await query(server, 'select from mails')).length
const peopleAt = (email: string) => query(server, 'select role from users where email = $1', [email])

test.each([
  'a@kervan.example.evil.com',
  'a@evilkervan.example',
  'a@kervan.example@evil.com',
  'a@sub.kervan.example',
  'a@kervan.example.',
  'a@kervan.example%00.evil.com',
  '"a@evil.com x"@kervan.example',
  'a@[127.0.0.1]',
  'a@evil.com,b@kervan.example',
  'a@kervan.example\r\nBcc: x@evil.com',
  'a@KERVAN.EXAMPLE.evil.com',
  'a@kervan。example',
  'a@ĸervan.example',
  'a@\u212Aervan.example',
  'a@evil.com <b@kervan.example>',
  '@kervan.example',
  'kervan.example',
  '',
])('%j is no staff address: refused, and no mail leaves', async (email) => {
  const before = await mailCount()
  const browser = openBrowser(server, 'office')
  const refusal = { status: 400, body: { ...authProblems.INVALID_STAFF_EMAIL, code: 'INVALID_STAFF_EMAIL' } }
  expect(refusal.body.message).toContain('Geçersiz Email')
  expect(await browser.requestCode(email)).toMatchObject(refusal)
  expect(await browser.verifyCode(email, '123456')).toMatchObject(refusal)
  expect(await mailCount()).toBe(before)
})

test('upper case is the same address', async () => {
  const browser = openBrowser(server, 'office')
  const email = freshAddress('kervan.example')
  await insertPeople(server, 'staff', [email])
  expect((await browser.requestCode(email.toUpperCase())).status).toBe(202)
  const code = await eventually('the code', async () => codeIn((await mailsTo(server, email))[0]?.text ?? ''))
  const answer = await browser.verifyCode(email.replace('@kervan', '@Kervan'), code)
  expect(answer).toMatchObject({ status: 200, body: { person: { email, role: 'staff' } } })
  expect(await browser.whoAmI()).toMatchObject({ email })
})

test('a company address at the customers’ door: the same answer, no code, no account, and the way to the right door', async () => {
  const browser = openBrowser(server)
  const [company, customer] = [freshAddress('kervan.example'), freshAddress()]
  const mail = await mailAfterRequest(browser, company)
  expect(codeIn(mail.text)).toBeUndefined()
  expect(mail.text).toContain('/staff-auth')
  const ordinary = await browser.requestCode(customer)
  const odd = await browser.requestCode(company)
  expect({ status: odd.status, body: odd.body }).toEqual({ status: ordinary.status, body: ordinary.body })
  expect(await peopleAt(company)).toEqual([])
  expect(await browser.whoAmI()).toBeNull()
  expect(codeIn((await mailAfterReset(browser, company)).text)).toBeUndefined()
  expect(await peopleAt(company)).toEqual([])
})

test('an admin at the customers’ door gets no code there either', async () => {
  const browser = openBrowser(server)
  const mail = await mailAfterRequest(browser, admin)
  expect(codeIn(mail.text)).toBeUndefined()
  expect(mail.text).toContain('/staff-auth')
})

test('even the right code of a company address makes no account at either door', async () => {
  // The code of such an address is sent to nobody, so a known one is put in its place.
  const code = '482913'
  const tryAt = async (surface: 'portal' | 'office', email: string) => {
    const browser = openBrowser(server, surface)
    await query(server, 'delete from verifications')
    expect((await browser.requestCode(email)).status).toBe(202)
    const hash = createHmac('sha256', testSecrets.key(`code ${surface}`)).update(`${email}\n${code}`)
    await query(server, 'update verifications set value = $1', [`${hash.digest('base64url')}:0`])
    const { status } = await browser.verifyCode(email, code)
    return { status, hasSession: browser.cookies.has(cookieNames[surface]), people: await peopleAt(email) }
  }
  const nobody = { status: 400, hasSession: false, people: [] }
  expect(await tryAt('portal', freshAddress('kervan.example'))).toEqual(nobody)
  expect(await tryAt('office', freshAddress('kervan.example'))).toEqual(nobody)
  expect(await tryAt('portal', 'kerem.uslu@kervan.example')).toMatchObject({ status: 400, hasSession: false })
  const customer = await tryAt('portal', freshAddress())
  expect(customer, 'the same trick lets a customer in').toMatchObject({
    status: 200,
    people: [{ role: 'customer' }],
  })
})

test('who was not invited has no rights: staff procedures refuse a customer with the staff surface', async () => {
  const browser = openBrowser(server)
  await signInByCode(browser, freshAddress())
  expect((await browser.call('GET', '/customers')).status).toBe(403)
  expect((await browser.call('GET', '/staff/people')).status).toBe(403)
  const office = openBrowser(server, 'office')
  for (const [name, value] of browser.cookies) {
    office.cookies.set(name, value)
    office.cookies.set(name.replace(/kervan$/, 'kervan-office'), value)
  }
  expect((await office.call('GET', '/customers')).status).toBe(401)
  expect(await office.whoAmI()).toBeNull()
})

test('an address that was not invited gets the same answer, and a mail that says whom to ask', async () => {
  const browser = openBrowser(server, 'office')
  const stranger = freshAddress('kervan.example')
  const mail = await mailAfterRequest(browser, stranger)
  expect(codeIn(mail.text)).toBeUndefined()
  expect(mail.text).toMatch(/yönetici/i)
  expect(mail.text).toContain('bilgi@kervan.example')
  const before = (await mailsTo(server, admin)).length
  const [invited, uninvited] = [await browser.requestCode(admin), await browser.requestCode(stranger)]
  expect({ ...uninvited, headers: [...uninvited.headers.keys()] }).toEqual({
    ...invited,
    headers: [...invited.headers.keys()],
  })
  expect(await peopleAt(stranger)).toEqual([])
  // Arrived before anybody waits for the next one.
  await eventually('the code', async () => (await mailsTo(server, admin)).length > before)
})

test('a customer’s address at the staff door is refused in the same words as any foreign one', async () => {
  const customer = 'demo@musteri.example'
  const before = (await mailsTo(server, customer)).length
  const browser = openBrowser(server, 'office')
  const known = await browser.requestCode(customer)
  const unknown = await browser.requestCode(freshAddress())
  expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
  expect(known.status).toBe(400)
  expect((await mailsTo(server, customer)).length).toBe(before)
})

test('an invited person comes in with the invited role and is nobody at the customers’ door', async () => {
  const office = openBrowser(server, 'office')
  await signInByCode(office, admin)
  const email = freshAddress('kervan.example')
  const invitation = { email: email.toUpperCase(), full_name: 'Ece Yaman', role: 'staff' }
  expect((await office.call('POST', '/staff/people', invitation)).status).toBe(201)
  expect((await office.call('POST', '/staff/people', invitation)).status).toBe(409)
  const invited = openBrowser(server, 'office')
  const { body } = await signInByCode(invited, email)
  expect(body).toMatchObject({ person: { email, full_name: 'Ece Yaman', role: 'staff' } })
  expect((await invited.call('GET', '/customers')).status).toBe(200)
  expect((await invited.call('GET', '/staff/people')).status).toBe(403)
  const { people } = (await office.call('GET', '/staff/people')).body as { people: { email: string }[] }
  expect(people.find((person) => person.email === email)).toMatchObject({ has_signed_in: true })
  expect(await mailsTo(server, email)).toHaveLength(2)
})
