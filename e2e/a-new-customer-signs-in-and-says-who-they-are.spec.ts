import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFitsEveryScreen, watchConsole } from './clean-page.ts'
import { codeFor, freshAddress } from './sign-in.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function askForCode(page: Page, email: string) {
  await page.getByLabel('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabel('Soyad', { exact: true }).fill('Öğüt')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByRole('button', { name: 'Doğrulama kodu gönder' }).click()
  await expect(heading(page, 'Kodu girin')).toBeVisible()
}

test('details, code, password and profile lead to the page that somebody came for', async ({ page }) => {
  const complaints = watchConsole(page)
  const email = freshAddress()
  await page.goto('/dashboard?view=account')
  await expect(page).toHaveURL('/auth?redirect=%2Fdashboard%3Fview%3Daccount')
  await page.getByRole('button', { name: 'Doğrulama kodu gönder' }).click()
  await expect(page.getByRole('alert')).toHaveText('Lütfen tüm alanları doldurun.')
  await page.getByLabel('Ad', { exact: true }).fill('Çağrı 2')
  await page.getByRole('button', { name: 'Doğrulama kodu gönder' }).click()
  await expect(page.getByText('Ad ve soyadı Latin harfleriyle yazın')).toBeVisible()
  await askForCode(page, email)

  await page.reload()
  await expect(heading(page, 'Kodu girin')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectFitsEveryScreen(page)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('alert')).toHaveText('Lütfen 6 haneli doğrulama kodunu girin.')
  // The last digit submits.
  await page.getByLabel('Doğrulama kodu').pressSequentially(await codeFor(page.request, email))

  await expect(heading(page, 'Şifre belirleyin')).toBeVisible()
  await expect(page.getByText('Giriş başarılı')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Şifre belirleyin')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Şifre', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Şifre belirle' }).click()
  await expect(page.getByText('Şifre en az 6 karakter olmalıdır.')).toBeVisible()
  await page.getByLabel('Şifre', { exact: true }).fill('uzun-bir-yol-2026')
  await page.getByRole('button', { name: 'Şifre belirle' }).click()

  await expect(heading(page, 'Profilinizi tamamlayın')).toBeVisible()
  await expect(page.getByText('Şifre belirlendi')).toBeVisible()
  // Nothing else opens before the company is known.
  await page.goto('/dashboard?view=account')
  await expect(heading(page, 'Profilinizi tamamlayın')).toBeVisible()
  await expect(page.getByLabel('Ad ve soyad')).toHaveValue('Çağrı Öğüt')
  await page.getByLabel('Şirket adı').fill('Işıldak İplik San. ve Tic.')
  await page.getByRole('button', { name: 'Kaydet ve devam et' }).click()

  await expect(heading(page, 'Hesabım')).toBeVisible()
  await expect(page).toHaveURL('/dashboard?view=account')
  await expect(page.getByLabel('Şirket adı')).toHaveValue('Işıldak İplik San. ve Tic.')

  await page.goBack()
  await expect(page).toHaveURL('/dashboard?view=account')
  await expect(heading(page, 'Hesabım')).toBeVisible()
  await expect(heading(page, 'Profilinizi tamamlayın')).toBeHidden()
  expect(complaints).toEqual([])
})
