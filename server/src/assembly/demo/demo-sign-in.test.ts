/** Signing in to the demo with one click: a session like any other, marked as demo. */
import type { OwnSession } from '@kervan/domain/auth/sessions.contract.ts'
import { expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from '#assembly/demo/demo-world.ts'
import { cookieNames } from '#spine/http/session.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { type Browser, freshAddress, openBrowser, query, signInByCode } from '#testing/sign-in.ts'

const server = await sharedServer()

const enter = (browser: Browser) => browser.call('POST', '/demo/sign-in', { surface: browser.surface })
const currentSession = async (browser: Browser) => {
  const { sessions } = (await browser.call('GET', '/sessions')).body as { sessions: OwnSession[] }
  return sessions.find(({ current }) => current)
}

test.each([
  ['portal', demoAccounts.customer, 'customer'],
  ['office', demoAccounts.admin, 'admin'],
] as const)('one click at the %s opens a session that is marked as demo', async (surface, email, role) => {
  const browser = openBrowser(server, surface)
  const answer = await enter(browser)
  expect(answer).toMatchObject({ status: 200, body: { person: { email, role } } })
  expect([...browser.cookies.keys()].sort()).toEqual([cookieNames[surface], '__Host-kervan-device'].sort())
  expect(await browser.whoAmI()).toMatchObject({ email, role })
  expect(await currentSession(browser)).toMatchObject({ is_demo: true })
  const devices = `select from known_devices d join users u on u.id = d.user_id where u.email = $1 and last_seen_at > now() - interval '1 minute'`
  expect((await query(server, devices, [email])).length).toBeGreaterThan(0)
  const first = browser.cookies.get(cookieNames[surface])
  await enter(browser)
  const before = openBrowser(server, surface)
  before.cookies.set(cookieNames[surface], first ?? '')
  expect(await before.whoAmI(), 'a second click ends the browser’s first session').toBeNull()
})

test('a session by code is not marked', async () => {
  const browser = openBrowser(server)
  await signInByCode(browser, freshAddress())
  expect(await currentSession(browser)).toMatchObject({ is_demo: false })
})

test('a closed demo account lets nobody in', async () => {
  await query(server, 'update users set disabled_at = now() where email = $1', [demoAccounts.customer])
  onTestFinished(async () => {
    await query(server, 'update users set disabled_at = null where email = $1', [demoAccounts.customer])
  })
  const browser = openBrowser(server)
  expect((await enter(browser)).status).toBe(404)
  expect(browser.cookies.size).toBe(0)
})
