import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'

type View = { visitor_id: string; page_path: string }

/** What a page sends about itself, as it happens. */
function watchViews(page: Page): { views: View[]; statuses: number[] } {
  const views: View[] = []
  const statuses: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) views.push(request.postDataJSON())
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/api/page-views')) statuses.push(response.status())
  })
  return { views, statuses }
}

test('nothing is measured before the visitor agrees; then one small call for each page', async ({ page }) => {
  const complaints = watchConsole(page)
  const { views, statuses } = watchViews(page)
  await page.goto('/')
  // The app is there, and would have counted the view by now.
  await page.mouse.move(1, 1)
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(views).toEqual([])

  await page.getByRole('button', { name: 'Kabul et' }).click()
  await expect.poll(() => views.map(({ page_path }) => page_path)).toEqual(['/'])
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Gizlilik/ })
    .click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect.poll(() => views.map(({ page_path }) => page_path)).toEqual(['/', '/privacy-policy'])
  // Answers that come after their page is left are not heard here.
  await expect.poll(() => statuses).toEqual([202, 202])
  // A tool of the demo, not a page of the site.
  await page.goto('/inbox')
  await expect(page.getByText('Bağlı', { exact: true })).toBeVisible()
  await page.goto('/araclar/konteyner')
  await expect
    .poll(() => views.map(({ page_path }) => page_path))
    .toEqual(['/', '/privacy-policy', '/araclar/konteyner'])
  expect(new Set(views.map(({ visitor_id }) => visitor_id)).size).toBe(1)
  await expect.poll(() => statuses).toEqual([202, 202, 202])
  expect(complaints).toEqual([])
})
