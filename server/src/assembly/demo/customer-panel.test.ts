/** The panel of the demo's customer, opened by staff: read-only, beside their own session. */
import { expect, test } from 'vitest'
import { demoAccounts } from '#assembly/demo/demo-world.ts'
import { cookieNames } from '#spine/http/session.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { openBrowser } from '#testing/sign-in.ts'

const server = await sharedServer()

test('staff look at the demo customer’s panel and stay signed in as themselves', async () => {
  const desk = openBrowser(server, 'office')
  await desk.call('POST', '/demo/sign-in', { surface: 'office' })
  const own = desk.cookies.get(cookieNames.office)
  expect((await desk.call('POST', '/demo/customer-panel')).status).toBe(200)
  expect(desk.cookies.get(cookieNames.office)).toBe(own)
  expect(await desk.whoAmI()).toMatchObject({ email: demoAccounts.admin })

  const panel = openBrowser(server, 'portal')
  panel.cookies.set(cookieNames.portal, desk.cookies.get(cookieNames.portal) ?? '')
  expect((await panel.call('GET', '/session')).body).toMatchObject({
    person: { email: demoAccounts.customer },
    read_only: true,
  })
  const names = { full_name: 'Başka Biri', company_name: 'Başka' }
  expect((await panel.call('PUT', '/profile/basics', names)).body).toMatchObject({ code: 'READ_ONLY' })
})

test('only staff open it', async () => {
  for (const browser of [openBrowser(server, 'office'), openBrowser(server, 'portal')]) {
    if (browser.surface === 'portal') await browser.call('POST', '/demo/sign-in', { surface: 'portal' })
    expect((await browser.call('POST', '/demo/customer-panel')).status).toBe(
      browser.surface === 'portal' ? 403 : 401,
    )
  }
})
