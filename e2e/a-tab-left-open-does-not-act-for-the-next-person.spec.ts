import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { codeFor, freshAddress, signInAsCustomer } from './sign-in.ts'

test('what one person types into their profile is not saved in the account of the next', async ({ page }) => {
  // The browser itself reports the refused call.
  const complaints = watchConsole(page, /status of 409/)
  // A live connection that says nothing: the tab does not hear of the other sign-in.
  await page.routeWebSocket(/\/live/, () => undefined)
  const first = await signInAsCustomer(page.request, { company: 'İlk Tekstil' })
  await page.goto('/dashboard?view=account')
  await expect(page.getByText(`Giriş adresiniz: ${first}`)).toBeVisible()
  await page.getByLabel('Telefon').fill('+90 532 000 00 01')
  await page.getByLabel('Görev', { exact: true }).fill('İlk kişinin görevi')
  await page.getByLabel('Müşteri türü').selectOption('Şirket')

  // Another tab of the same browser.
  const second = await signInAsCustomer(page.request, { company: 'İkinci Gıda' })
  await page.getByRole('button', { name: 'Profili kaydet' }).click()
  // No question about unsaved changes keeps the first person's page open.
  await expect(page.getByText(`Giriş adresiniz: ${second}`)).toBeVisible()
  await expect(page.getByLabel('Şirket adı')).toHaveValue('İkinci Gıda')
  await expect(page.getByLabel('Görev', { exact: true })).toHaveValue('')
  const profile = await (await page.request.get('/api/profile')).json()
  expect(profile).toMatchObject({ email: second, company: 'İkinci Gıda', position: '', phone: '' })
  expect(complaints).toEqual([])
})

test('a password is not set for another person who signed in meanwhile', async ({ page }) => {
  const complaints = watchConsole(page, /status of 409/)
  const email = freshAddress()
  await page.goto('/auth')
  await page.getByLabel('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabel('Soyad', { exact: true }).fill('Öğüt')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByLabel('E-posta adresi').press('Enter')
  await page.getByLabel('Doğrulama kodu').pressSequentially(await codeFor(page.request, email))
  await expect(page.getByRole('heading', { level: 1, name: 'Şifre belirleyin' })).toBeVisible()

  await signInAsCustomer(page.request)
  await page.getByLabel('Şifre', { exact: true }).fill('ilk-kisinin-yolu')
  await page.getByRole('button', { name: 'Şifre belirle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Merhaba, Defne' })).toBeVisible()
  expect(await (await page.request.get('/api/auth/password')).json()).toEqual({ has_password: false })
  expect(complaints).toEqual([])
})

test('a password is not set for nobody either: the lost session is said', async ({ page }) => {
  const complaints = watchConsole(page, /status of 401/)
  const email = freshAddress()
  await page.goto('/auth?redirect=%2Fdashboard')
  await page.getByLabel('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabel('Soyad', { exact: true }).fill('Öğüt')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByLabel('E-posta adresi').press('Enter')
  await page.getByLabel('Doğrulama kodu').pressSequentially(await codeFor(page.request, email))
  await page.getByLabel('Şifre', { exact: true }).fill('ilk-kisinin-yolu')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Şifre belirle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcı bulunamadı' })).toBeVisible()
  await page.getByRole('link', { name: 'Yeniden giriş yap' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Giriş yapın' })).toBeVisible()
  expect(complaints).toEqual([])
})
