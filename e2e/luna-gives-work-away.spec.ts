/** The workflow centre: auto mode gives new requests away, two colleagues see it happen, and it is undone; and a promise is warned of. */
import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { askForQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff, staff } from './sign-in.ts'

const auto = (page: Page) => page.getByRole('switch', { name: /Otomatik mod|Elle mod/ })
const given = (page: Page, number: string) =>
  page
    .getByRole('region', { name: 'Kendiliğinden atananlar' })
    .getByRole('listitem')
    .filter({ hasText: number })

async function officeCall(page: Page, path: string, data: object): Promise<void> {
  const origin = test.info().project.use.baseURL ?? ''
  const answer = await page.request.fetch(`/api${path}`, {
    method: 'PUT',
    data,
    headers: { origin, 'kervan-surface': 'office' },
  })
  expect(answer.ok(), `${path} answers ${answer.status()}: ${await answer.text()}`).toBe(true)
}

/** Today in Istanbul, or no day at all. */
function away(page: Page, isAway: boolean): Promise<void> {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  const day = isAway ? today : null
  return officeCall(page, '/staff/profile', {
    full_name: staff.ece.name,
    phone: '+90 212 000 00 32',
    time_zone: 'Europe/Istanbul',
    signature: '',
    absent_from: day,
    absent_until: day,
  })
}

test('in auto mode a request is given away in front of two colleagues, and one of them undoes it', async ({
  browser,
  page: customer,
}) => {
  const [admin, ece] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  const complaints = [watchConsole(admin), watchConsole(ece)]
  await signInAsStaff(admin, staff.admin)
  await signInAsStaff(ece)
  await signInAsShipper(customer.request, `Atanan ${Date.now()}`)
  const { customer_id } = await askForQuote(customer.request)
  await Promise.all([admin.goto('/staff/workflow'), ece.goto('/staff/workflow')])
  await expect(auto(admin)).toBeChecked()
  // Who may not switch rules is told so.
  await expect(auto(ece)).toBeDisabled()
  // By keyboard: a notice of other work may lie over the switch.
  await auto(admin).press('Space')
  await expect(ece.getByRole('switch', { name: /Elle mod/ })).not.toBeChecked()
  await auto(admin).press('Space')
  await expect(ece.getByRole('switch', { name: /Otomatik mod/ })).toBeChecked()

  const eceId = '01900000-0000-7000-8000-000000000002'
  await officeCall(admin, `/customers/${customer_id}/representative`, {
    assigned_to: eceId,
    reason: 'Deneme',
  })
  await away(ece, true)
  try {
    const { number } = await askForQuote(customer.request)
    for (const page of [admin, ece]) await expect(given(page, number)).toContainText(staff.deniz.name)
    await given(ece, number)
      .getByRole('button', { name: /^Geri al/ })
      .press('Enter')
    await expect(ece.getByText('Geri alındı', { exact: true }).first()).toBeVisible()
    for (const page of [admin, ece]) await expect(given(page, number)).toHaveCount(0)
  } finally {
    await away(ece, false)
  }
  expect(complaints.flat()).toEqual([])
})

test('a promise that is about to be missed is warned of, and the warning is undone', async ({ page }) => {
  await signInAsStaff(page, staff.admin)
  await page.goto('/staff/workflow')
  const rows = page.getByRole('tabpanel', { name: /Acil eylemler/ }).getByRole('listitem')
  const warning = rows.filter({ has: page.getByRole('button', { name: 'Uyar', exact: true }) }).first()
  const title = (await warning.getByRole('heading').textContent()) ?? ''
  await warning.getByRole('button', { name: 'Neden?' }).click()
  await expect(warning.getByRole('list', { name: 'Dayanakları' })).toContainText('Üstlenen')
  await warning.getByRole('button', { name: 'Uyar', exact: true }).click()
  await expect(page.getByText('Üstlenen uyarıldı').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  // The toast may lie below that of another; the page keeps what was decided.
  const decided = page.getByRole('region', { name: 'Son kararlar' }).getByRole('listitem')
  await decided
    .first()
    .getByRole('button', { name: /^Geri al/ })
    .click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
