import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { resetLinkFor, signInAsCustomer } from './sign-in.ts'

test('the link of the mail sets another password once, and ends every session', async ({ page, browser }) => {
  const complaints = watchConsole(page)
  const elsewhere = await browser.newPage()
  const email = await signInAsCustomer(elsewhere.request, { password: 'unutulan-yol-2025' })
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()

  await page.goto('/auth?step=password&redirect=%2Fdashboard%3Fview%3Daccount')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click()
  await expect(page.getByLabel('E-posta adresi')).toHaveValue(email)
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await expect(page.getByRole('status').locator(':focus')).toContainText(email)
  await expect(
    page.getByText(`${email} adresi kayıtlıysa şifre belirleme bağlantısı gönderildi.`),
  ).toBeVisible()

  const link = await resetLinkFor(page.request, email)
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  const [first, second] = [
    page.getByLabel('Yeni şifre', { exact: true }),
    page.getByLabel('Yeni şifre (tekrar)'),
  ]
  const save = page.getByRole('button', { name: 'Şifreyi güncelle' })
  await save.click()
  await expect(page.getByText('Lütfen yeni şifrenizi girin.')).toBeVisible()
  await first.fill('yeni')
  await second.fill('baska-bir-yol')
  await expect(page.getByText('Şifre en az 6 karakter olmalıdır.')).toBeVisible()
  await expect(page.getByText('Şifreler eşleşmiyor.')).toBeVisible()
  await first.fill('yeni-bir-yol-2026')
  await second.fill('yeni-bir-yol-2026')
  await expect(page.getByText('Şifreler eşleşmiyor.')).toBeHidden()
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Şifre başarıyla güncellendi' })).toBeVisible()
  await expect(elsewhere.getByRole('heading', { name: 'Oturum Hatası' })).toBeVisible()
  await expect(page).toHaveURL('/auth?redirect=%2Fdashboard%3Fview%3Daccount&step=password')
  await expect(page.getByLabel('E-posta adresi')).toHaveValue(email)
  await page.getByLabel('Şifre', { exact: true }).fill('yeni-bir-yol-2026')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(
    'Bağlantı geçersiz, kullanılmış veya süresi dolmuş. Yeni bir bağlantı isteyin.',
  )
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await expect(page.getByText('şifre belirleme bağlantısı gönderildi')).toBeVisible()
  expect(complaints).toEqual([])
  await elsewhere.close()
})
