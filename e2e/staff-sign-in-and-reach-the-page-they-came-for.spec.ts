import { expect, test } from '@playwright/test'
import { expectFitsEveryScreen, onPhoneScreen, watchConsole } from './clean-page.ts'
import { codeFor, signInAsCustomer, signOut, staff, wrongCodes } from './sign-in.ts'

test('a code leads back to the page they came for, and signing out to the sign-in page of the office', async ({
  page,
}) => {
  // The browser itself reports the foreign address and the wrong code.
  const complaints = watchConsole(page, /status of 400/)
  const { name, email } = staff.deniz
  await page.goto('/staff-otp?redirect=%2Fstaff%2Fprofile')
  await expect(page).toHaveURL('/staff-auth?redirect=%2Fstaff%2Fprofile')
  await page.goto('/staff/profile?x=1#oturumlar')
  await expect(page).toHaveURL('/staff-auth?redirect=%2Fstaff%2Fprofile%3Fx%3D1%23oturumlar')

  const [address, send] = [
    page.getByLabel('Şirket e-posta adresi'),
    page.getByRole('button', { name: 'OTP kodu gönder' }),
  ]
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Email gerekli')
  await address.fill('defne@musteri.example')
  await send.click()
  await expect(page.getByText('Geçersiz Email')).toBeVisible()
  await expect(address).toHaveAccessibleDescription('Yalnızca şirket e-posta adresleri kabul edilir.')
  await address.fill(` ${email.toUpperCase()}`)
  await send.click()

  await expect(page).toHaveURL(/\/staff-otp\?redirect=/)
  await expect(page.getByText('OTP Gönderildi')).toBeVisible()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await page.goBack()
  await expect(address).toHaveValue(email)
  await page.goForward()
  const [input, enter] = [
    page.getByLabel('OTP kodu', { exact: true }),
    page.getByRole('button', { name: 'Giriş yap' }),
  ]
  await expect(enter).toBeDisabled()
  await expectFitsEveryScreen(page)
  await input.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('OTP kodu gerekli')
  const right = await codeFor(page.request, email)
  const [wrong = ''] = wrongCodes(right, 1)
  await input.pressSequentially(wrong.slice(0, 5))
  await expect(enter).toBeDisabled()
  await input.press('Enter')
  await expect(page.getByText('OTP kodu 6 haneli olmalıdır')).toBeVisible()
  await input.pressSequentially(wrong.slice(5))
  await expect(page.getByText('Doğrulama Başarısız')).toBeVisible()
  await expect(input).toHaveAccessibleDescription('Geçersiz OTP kodu')
  await page.reload()
  await page.getByLabel('OTP kodu', { exact: true }).pressSequentially(right)

  await expect(page.getByText('Giriş Başarılı')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Profilim' })).toBeVisible()
  await expect(page).toHaveURL('/staff/profile?x=1#oturumlar')
  await expect(page.getByLabel('Ad ve soyad')).toHaveValue(name)
  await onPhoneScreen(page, () => signOut(page))
  await expect(page).toHaveURL('/staff-auth')
  await page.goto('/staff')
  await expect(page).toHaveURL('/staff-auth?redirect=%2Fstaff')
  expect(complaints).toEqual([])
})

test('a customer who opens a page of the office learns that it is not theirs, and finds the way back', async ({
  page,
}) => {
  // The browser itself reports the document's own 403.
  const complaints = watchConsole(page, /status of 403/)
  await signInAsCustomer(page.request)
  const answer = await page.goto('/staff')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: 'Yetki Gerekli' })).toBeVisible()
  await page.getByRole('link', { name: 'Müşteri paneline dön' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Merhaba, Defne' })).toBeVisible()
  expect(complaints).toEqual([])
})
