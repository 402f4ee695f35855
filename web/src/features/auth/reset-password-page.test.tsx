import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'

test('after a reset the sign-in page knows the address, also where the link was opened in another tab', async () => {
  const email = 'cagri@musteri.example'
  await openApp('/reset-password#token=abc', {
    'GET /session': { person: null },
    'POST /auth/password/reset-link/check': { valid: true },
    'POST /auth/password/reset': { done: true, email },
  })
  await page.getByLabelText('Yeni şifre', { exact: true }).fill('yeni-bir-yol-2026')
  await page.getByLabelText('Yeni şifre (tekrar)').fill('yeni-bir-yol-2026')
  await page.getByRole('button', { name: 'Şifreyi güncelle' }).click()
  await page.getByRole('link', { name: 'Girişe git' }).click()
  await expect.element(page.getByLabelText('E-posta adresi')).toHaveValue(email)
  await expect.element(page.getByLabelText('Şifre', { exact: true })).toHaveFocus()
})
