import { expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

test('a pasted mail fills the form, says what is missing, and becomes a request only when it is confirmed', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page)
  const company = `Posta Rota ${Date.now()}`
  const email = await signInAsShipper(request, company)
  await signInAsStaff(page)
  await page.goto('/staff/mail-okuma')
  await page
    .getByLabel('E-posta metni')
    .fill(
      `Kimden: Posta Rota <${email}>\nKonu: Navlun\n\nMersin’den Hamburg’a 2x40’HC için fiyat rica ederiz. Toplam 38.500 kg pamuk ipliği.`,
    )
  await page.getByRole('button', { name: 'Oku', exact: true }).click()

  const form = page.getByRole('form', { name: 'Yeni talep' })
  await expect(form.getByLabel('Çıkış şehri')).toHaveValue('Mersin')
  await expect(form.getByLabel('Varış şehri')).toHaveValue('Hamburg')
  await expect(form.getByLabel('Konteyner', { exact: true })).toHaveValue('40HC')
  await expect(form.getByLabel('Ağırlık')).toHaveValue('38.500')
  await expect(form.getByText(email)).toBeVisible()
  await expect(page.locator('mark').filter({ hasText: '38.500 kg' })).toBeVisible()
  await expectAccessible(page)

  // The answer asks for what is missing, until it is there.
  const answer = page.getByLabel('Yanıt', { exact: true })
  await expect(answer).toHaveValue(/Teslim şekli \(Incoterms\) nedir\?/)
  await form.getByLabel('Teslim şekli').selectOption('FOB')
  await expect(answer).not.toHaveValue(/Incoterms/)
  await expect(answer).toHaveValue(/hangi tarihte hazır/)

  await form.getByRole('button', { name: 'Talebi aç' }).click()
  await expect(page.getByText(/^TLP-\d{4}-\d+ numaralı talep açıldı$/)).toBeVisible()
  await page.getByRole('link', { name: 'Talebi aç' }).click()
  await expect(page.getByRole('dialog')).toContainText('Mersin – Hamburg, 2 × 40HC')
  // Nobody was told of it.
  const mails: { subject: string }[] = await (
    await request.get('/api/demo/inbox', { params: { to: email } })
  ).json()
  expect(mails.filter(({ subject }) => /talep|teklif/i.test(subject))).toEqual([])
  expect(complaints).toEqual([])
})
