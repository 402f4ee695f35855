import { expect, test } from '@playwright/test'
import { signInAsStaff, staff } from './sign-in.ts'

test('an admin changes the company’s phone, and the site shows it at once, also without JavaScript', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page, staff.admin)
  const headers = { origin: test.info().project.use.baseURL ?? '', 'kervan-surface': 'office' }
  const settings = async () => (await page.request.get('/api/company/settings', { headers })).json()
  const save = async (data: object) => {
    const answer = await page.request.put('/api/company/settings', { headers, data })
    expect(answer.ok()).toBe(true)
  }
  const { company, version } = await settings()
  const phone = '+90 212 000 00 77'

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const reader = await plain.newPage()
  try {
    // The main number stays: other journeys look for it meanwhile.
    await save({ company: { ...company, phones: [company.phones[0], phone] }, version })
    await expect.poll(async () => (await page.request.get('/')).text()).toContain(phone)
    await reader.goto('/')
    await expect(reader.locator('#contact').getByRole('link', { name: phone }).first()).toHaveAttribute(
      'href',
      'tel:+902120000077',
    )
  } finally {
    await save({ company, version: (await settings()).version })
    await plain.close()
  }
})
