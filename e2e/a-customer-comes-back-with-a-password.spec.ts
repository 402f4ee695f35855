import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInAsCustomer, signOut } from './sign-in.ts'

test('a password opens the panel, a wrong one says so, and signing out leads to the first page', async ({
  page,
  request,
}) => {
  // The browser itself reports the refused password.
  const complaints = watchConsole(page, /status of 400/)
  const password = 'uzun-bir-yol-2026'
  const email = await signInAsCustomer(request, { password })
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Şifre ile giriş' }).click()
  await expect(page).toHaveURL('/auth?step=password')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByText('Lütfen şifrenizi girin.')).toBeVisible()

  await page.getByLabel('Şifre', { exact: true }).fill('baska-bir-yol')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('alert')).toHaveText('E-posta veya şifre hatalı.')
  await expect(page.getByLabel('Şifre', { exact: true })).toBeFocused()

  // What was wrong is selected, so typing replaces it.
  await page.keyboard.type(password)
  await page.getByLabel('Şifre', { exact: true }).press('Enter')
  await expect(page.getByText('Giriş başarılı')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Merhaba, Defne' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await signOut(page)
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth?redirect=%2Fdashboard')
  expect(complaints).toEqual([])
})
