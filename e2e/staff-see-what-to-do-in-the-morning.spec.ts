/** The office's first page: what matters now, figures that agree with badges and lists, and news in every open browser. */
import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { askForQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

const numberIn = async (page: Page, name: string | RegExp) => {
  const text = await page.getByRole('main').getByRole('link', { name }).first().innerText()
  return Number(/(\d[\d.]*)\+?\s*$/.exec(text)?.[1]?.replaceAll('.', ''))
}

test('a new request changes figure, badge and queue in two open browsers, and the figure opens its rows', async ({
  browser,
}) => {
  const contexts = [
    await browser.newContext(),
    await browser.newContext(),
    await browser.newContext(),
  ] as const
  const [desk, colleague, customer] = [
    await contexts[0].newPage(),
    await contexts[1].newPage(),
    await contexts[2].newPage(),
  ]
  const complaints = [watchConsole(desk), watchConsole(colleague)]
  const company = `Sabah Rotası ${Date.now()}`
  await signInAsShipper(customer.request, company)
  for (const page of [desk, colleague]) {
    await signInAsStaff(page)
    await page.goto('/staff')
    await expect(page.getByRole('heading', { level: 1, name: 'Gösterge Paneli' })).toBeVisible()
    await expect(page.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Yeni talepler\s*\d/ })).toBeVisible()
  }
  const before = await numberIn(desk, /Yeni talepler/)
  await askForQuote(customer.request)
  for (const page of [desk, colleague])
    await expect.poll(() => numberIn(page, /Yeni talepler/)).toBeGreaterThan(before)

  await desk.goto('/staff')
  await desk
    .getByRole('main')
    .getByRole('link', { name: /Yeni talepler/ })
    .click()
  await expect(desk).toHaveURL(/\/staff\/requests\?status=pending/)
  await desk.getByRole('searchbox').fill(company)
  await expect(desk.getByRole('row').filter({ hasText: company })).toHaveCount(1)
  expect(complaints.flat()).toEqual([])
  for (const context of contexts) await context.close()
})
