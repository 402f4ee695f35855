import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { freshAddress, signInAsStaff } from './sign-in.ts'

type Mail = { subject: string; attachments: { url: string }[] }

test('a customer is added, given an appointment that reaches their calendar, and it stands on their page', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const [email, company, subject] = [freshAddress(), `Çınar ${Date.now()}`, `Tanışma ${randomUUID()}`]
  await signInAsStaff(page)
  await page.goto('/staff/customers?new=1')
  const form = page.getByRole('dialog')
  await form.getByLabel('Ad', { exact: true }).fill('Ada')
  await form.getByLabel('Soyad').fill('Deniz')
  await form.getByLabel('Şirket', { exact: true }).fill(company)
  await form.getByLabel('E-posta').fill(email)
  await form.getByLabel('Sektör').selectOption({ label: 'Tekstil' })
  await form.getByRole('button', { name: 'Müşteriyi ekle' }).click()

  const card = page
    .getByRole('list', { name: 'Müşteriler' })
    .getByRole('listitem')
    .filter({ hasText: company })
  await expect(card).toContainText('Tekstil')
  await expect(card).toContainText('Temas yok')
  await card.getByRole('link', { name: 'Ada Deniz', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Deniz' })).toBeVisible()

  await page.getByRole('link', { name: 'Randevu: Ada Deniz' }).click()
  await form.getByLabel('Konu').fill(subject)
  await form.getByRole('button', { name: 'Randevu ver' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('list', { name: 'Açık işler' })).toContainText(`Randevu: ${subject}`)
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText(subject)

  let file = ''
  await expect
    .poll(async () => {
      const mails: Mail[] = await (
        await page.request.get('/api/demo/inbox', { params: { to: email } })
      ).json()
      file = mails.find((mail) => mail.subject.includes(subject))?.attachments[0]?.url ?? ''
      return file
    })
    .not.toBe('')
  const calendar = await (await page.request.get(file)).text()
  expect(calendar).toContain('METHOD:REQUEST')
  expect(calendar.replace(/\r\n /g, '')).toContain(`SUMMARY:${subject}`)
  expect(complaints).toEqual([])
})
