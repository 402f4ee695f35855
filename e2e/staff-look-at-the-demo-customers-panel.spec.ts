/** Staff see the portal with the eyes of the demo's customer: in a tab of its own, read-only, and without losing their own session. */
import { expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { signInAsStaff, staff } from './sign-in.ts'

const views = [
  'requests',
  'quotes',
  'shipments',
  'container-tracking',
  'documents',
  'notifications',
  'account',
]

test('the demo customer’s panel is looked at and not changed', async ({ page, context }) => {
  await signInAsStaff(page, staff.ece)
  await page.goto('/staff')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Demo müşteri paneli' }).click()
  const panel = await opened
  // The one act that is tried on purpose is refused.
  const complaints = watchConsole(panel, /status of 403/)
  const changes: string[] = []
  panel.on('response', (answer) => {
    const { method, url } = { method: answer.request().method(), url: new URL(answer.url()).pathname }
    if (method !== 'GET' && answer.status() >= 400) changes.push(`${method} ${url} ${answer.status()}`)
  })
  await expect(panel).toHaveURL(/\/dashboard/)
  const banner = panel.getByRole('complementary', { name: 'Salt okunur panel' })
  await expect(banner).toContainText('Bu panel salt okunur')
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(panel)
  for (const view of views) {
    await panel.goto(`/dashboard?view=${view}`)
    await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeVisible()
    await panel.waitForLoadState('networkidle')
  }
  expect(changes, 'looking sends nothing that is refused').toEqual([])

  await panel.getByRole('button', { name: 'Profili kaydet' }).click()
  await expect(panel.getByRole('main').getByText('değişiklikler kaydedilmez')).toBeVisible()
  expect(complaints).toEqual([])
  await panel.getByRole('button', { name: 'Çıkış yap', exact: true }).click()
  await expect(panel).toHaveURL(/\/$/)
  await page.bringToFront()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Gösterge Paneli' })).toBeVisible()
})
