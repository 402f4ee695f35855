/** A member of staff compares the demo customer with the market, takes the report as a PDF and mails it. */
import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInAsStaff } from './sign-in.ts'

test('from the menu to the report: chosen, analysed, opened as a PDF, sent, and back by the back button', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await signInAsStaff(page)
  await page.goto('/benchmark')
  await expect(page.getByText('Analiz edilen rota')).toBeVisible()
  const customer = page.getByRole('combobox', { name: 'Müşteri' })
  await customer.fill('demo@musteri.example')
  await page
    .getByRole('option', { name: /Örnek Tekstil/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Analiz Et' }).click()
  await expect(page.getByRole('heading', { name: 'Performans analizi' })).toBeVisible()
  await expect(page).toHaveURL(/customer=.+analiz=1/)
  const address = await page.getByRole('link', { name: 'PDF' }).getAttribute('href')
  const pdf = await page.request.get(address ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Müşteriye gönder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gönder', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const subjects = async () => {
    const answer = await page.request.get('/api/demo/inbox?to=demo@musteri.example')
    return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
  }
  await expect.poll(subjects).toContainEqual(expect.stringContaining('Benchmark raporu'))
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Performans analizi' })).toBeHidden()
  expect(complaints).toEqual([])
})
