/** What was made for one purpose serves no other: code, reset link, session and device, portal and office. */
import { expect, test } from 'vitest'
import { cookieNames } from '#spine/http/session.ts'
import { sharedServer } from '#testing/shared-server.ts'
import {
  codeFromInbox,
  customerWithPassword,
  freshAddress,
  insertPeople,
  openBrowser,
  query,
  resetTokenFromInbox,
  signInByCode,
} from '#testing/sign-in.ts'

const server = await sharedServer()

const password = 'uzun-bir-yol-2026'

test('a reset link’s token is no code and no session', async () => {
  const email = freshAddress()
  await customerWithPassword(server, email, password)
  const visitor = openBrowser(server)
  const token = await resetTokenFromInbox(visitor, email)
  expect((await visitor.verifyCode(email, token)).status).toBe(400)
  for (const surface of ['portal', 'office'] as const)
    for (const value of [token, `${token}.${token}`, encodeURIComponent(`reset-password:${token}.`)]) {
      const browser = openBrowser(server, surface)
      browser.cookies.set(cookieNames[surface], value)
      expect(await browser.whoAmI()).toBeNull()
    }
  expect(visitor.cookies.size).toBe(0)
  expect(await visitor.isResetLinkValid(token), 'none of this used it up').toBe(true)
})

test('a code sets no password, under no name of its row', async () => {
  const email = freshAddress()
  const visitor = openBrowser(server)
  await customerWithPassword(server, email, password)
  const code = await codeFromInbox(visitor, email)
  const [row] = await query<{ identifier: string; value: string; id: string }>(
    server,
    'select id, identifier, value from verifications order by created_at desc limit 1',
  )
  const names = [code, `${email}${code}`, `sign-in-otp-${email}`, row?.identifier, row?.value, row?.id]
  for (const token of names.map(String)) {
    expect(await visitor.isResetLinkValid(token)).toBe(false)
    expect((await visitor.resetPassword(token, 'ele-gecirilmis')).status).toBe(400)
  }
  expect((await visitor.verifyCode(email, code)).status, 'none of this used it up').toBe(200)
  expect((await openBrowser(server).signInWithPassword(email, password)).status).toBe(200)
})

test('what the database keeps of a link is not the link', async () => {
  const email = freshAddress()
  await customerWithPassword(server, email, password)
  const visitor = openBrowser(server)
  const token = await resetTokenFromInbox(visitor, email)
  const rows = await query<{ row: string }>(server, 'select t::text as row from verifications t')
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  const stored = await query<{ identifier: string }>(server, 'select identifier from verifications')
  for (const { identifier } of stored) expect(await visitor.isResetLinkValid(identifier)).toBe(false)
})

test('a code of the portal is none at the office, and the other way round', async () => {
  const [customer, staff] = [freshAddress(), freshAddress('kervan.example')]
  await insertPeople(server, 'staff', [staff])
  const [portal, office] = [openBrowser(server), openBrowser(server, 'office')]
  const customerCode = await codeFromInbox(portal, customer)
  expect((await office.verifyCode(customer, customerCode)).status).toBe(400)
  expect((await office.verifyCode(staff, customerCode)).status).toBe(400)
  const staffCode = await codeFromInbox(office, staff)
  expect((await portal.verifyCode(staff, staffCode)).status).toBe(400)
  expect((await portal.verifyCode(customer, staffCode)).status).toBe(400)
  expect(portal.cookies.has(cookieNames.portal) || office.cookies.has(cookieNames.office)).toBe(false)
  expect((await office.verifyCode(staff, staffCode)).status, 'at its own door it still works').toBe(200)
})

test('a code requested at one door does not open the other', async () => {
  const staff = freshAddress('kervan.example')
  await insertPeople(server, 'staff', [staff])
  const [portal, office] = [openBrowser(server), openBrowser(server, 'office')]
  const code = await codeFromInbox(office, staff)
  await portal.requestCode(staff)
  expect((await portal.verifyCode(staff, code)).status).toBe(400)
  expect(portal.cookies.has(cookieNames.portal)).toBe(false)
})

test('a session is no reset link, and a portal session no office session', async () => {
  const email = freshAddress()
  const browser = openBrowser(server)
  await signInByCode(browser, email)
  const value = decodeURIComponent(browser.cookies.get(cookieNames.portal) ?? '')
  for (const token of [value, value.slice(0, value.lastIndexOf('.'))])
    expect((await browser.resetPassword(token.slice(0, 200), password)).status).toBe(400)
  const office = openBrowser(server, 'office')
  office.cookies.set(cookieNames.office, encodeURIComponent(value))
  expect(await office.whoAmI()).toBeNull()
})
