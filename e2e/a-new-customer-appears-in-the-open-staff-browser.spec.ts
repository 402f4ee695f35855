import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInAsCustomer, signInAsStaff } from './sign-in.ts'

async function openOffice(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()
}

test('a customer who says who they are is announced and listed without a reload', async ({ browser }) => {
  const [office, customer] = [await browser.newPage(), await browser.newPage()]
  const complaints = [watchConsole(office), watchConsole(customer)]
  const company = `Yeni Rota ${Date.now()}`
  await signInAsStaff(office)
  await openOffice(office, '/staff/customers?view=table&columns=company,email')
  const customers = office.getByRole('row').filter({ has: office.getByRole('cell') })
  await expect(customers.filter({ hasText: '@' }).first()).toBeVisible()
  const before = /\S+@\S+/.exec(await customers.first().innerText())?.[0] ?? 'nobody'
  let loads = 0
  office.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })

  const email = await signInAsCustomer(customer.request, { company: '' })
  await customer.goto('/auth')
  await customer.getByLabel('Şirket adı').fill(company)
  await customer.getByRole('button', { name: 'Kaydet ve devam et' }).click()

  await expect(office.getByText(`Yeni müşteri: Defne Işık, ${company}`)).toBeVisible()
  // Newest first: others who came meanwhile may be above, those who were there are below.
  const known = customers.filter({ hasText: company })
  await expect(known).toContainText(email)
  const order = await customers.allInnerTexts()
  const [place, placeBefore] = [company, before].map((text) => order.findIndex((row) => row.includes(text)))
  expect(place).toBeLessThan(placeBefore ?? 0)
  expect(loads).toBe(0)

  await expect(customer.getByRole('heading', { level: 1, name: 'Merhaba, Defne' })).toBeVisible()
  await expect(customer.getByText('Deniz Aksoy').filter({ visible: true }).first()).toBeVisible()
  expect(complaints.flat()).toEqual([])
  await office.close()
  await customer.close()
})

test('the notice reaches every page of the office and leads to the customer', async ({ page, request }) => {
  const complaints = watchConsole(page)
  const company = `Yakın Rota ${Date.now()}`
  await signInAsStaff(page)
  await openOffice(page, '/staff/profile')
  await signInAsCustomer(request, { company })
  const notice = page.getByRole('listitem').filter({ hasText: `Yeni müşteri: Defne Işık, ${company}` })
  // By key: news of other journeys may lie over it.
  await notice.getByRole('button', { name: 'Göster' }).press('Enter')
  await expect(page).toHaveURL(/\/staff\/customer-management\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Defne Işık')
  await expect(page.getByText(company).first()).toBeVisible()
  expect(complaints).toEqual([])
})
