/** The pause until another mail, and the end of a code's life, on the screens of signing in. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type OpenedApp, openApp } from '#testing/open-app.tsx'

const codeSent = { expires_in_seconds: 600, resend_after_seconds: 30 }
const nobody = { 'GET /session': { person: null } }
const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
const sendings = ({ calls }: OpenedApp, path: string) =>
  calls.filter(({ method, url }) => method === 'POST' && new URL(url).pathname === `/api${path}`).length

test('going back to the details and forward again sends a customer no second code to the same address', async () => {
  const app = await openApp('/auth', { ...nobody, 'POST /auth/code': codeSent })
  const address = page.getByLabelText('E-posta adresi')
  const forward = async () => {
    await button('Doğrulama kodu gönder').click()
    await expect.element(button(/^Yeni kod gönder \(\d+ sn\)$/)).toBeDisabled()
  }
  await page.getByLabelText('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabelText('Soyad', { exact: true }).fill('Öğüt')
  await address.fill('cagri@musteri.example')
  await forward()
  await link('Bilgilere dön').click()
  await forward()
  expect(sendings(app, '/auth/code')).toBe(1)

  await link('Bilgilere dön').click()
  await address.fill('baska@musteri.example')
  await forward()
  expect(sendings(app, '/auth/code'), 'another address has no pause yet').toBe(2)
  await link('Bilgilere dön').click()
  await address.fill('Cagri@Musteri.example')
  await forward()
  await expect.element(page.getByText('cagri@musteri.example')).toBeVisible()
  expect(sendings(app, '/auth/code'), 'the first one still has').toBe(2)
})

test('going back to the address and forward again sends staff no second code', async () => {
  const app = await openApp('/staff-auth', { ...nobody, 'POST /auth/staff/code': codeSent })
  await page.getByLabelText('Şirket e-posta adresi').fill('ece.yaman@kervan.example')
  await button('OTP kodu gönder').click()
  await link('Başka bir adresle gir').click()
  await button('OTP kodu gönder').click()
  await expect.element(button(/^Yeni kod gönder \(\d+ sn\)$/)).toBeDisabled()
  expect(sendings(app, '/auth/staff/code')).toBe(1)
})

test('leaving the step of a forgotten password and coming back sends no second link', async () => {
  const app = await openApp('/auth?step=forgot', {
    ...nobody,
    'POST /auth/password/reset-link': { done: true },
  })
  await page.getByLabelText('E-posta adresi').fill('cagri@musteri.example')
  await button('Bağlantı gönder').click()
  await expect.element(button(/^Yeniden gönder \(\d+ sn\)$/)).toBeDisabled()
  await link('Şifre ile giriş').click()
  await link('Şifremi unuttum').click()
  await button('Bağlantı gönder').click()
  await expect.element(button(/^Yeniden gönder \(\d+ sn\)$/)).toBeDisabled()
  expect(sendings(app, '/auth/password/reset-link')).toBe(1)
})

const shortLived = { expires_in_seconds: 1, resend_after_seconds: 0 }
const expired = 'Kodun süresi doldu; yeni bir kod isteyin.'

test('a customer reads that the code has run out, and requests another', async () => {
  const answers = [shortLived, codeSent]
  await openApp('/auth', { ...nobody, 'POST /auth/code': () => answers.shift() })
  await page.getByLabelText('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabelText('Soyad', { exact: true }).fill('Öğüt')
  await page.getByLabelText('E-posta adresi').fill('cagri@musteri.example')
  await button('Doğrulama kodu gönder').click()
  await expect.element(page.getByRole('alert'), { timeout: 5_000 }).toHaveTextContent(expired)
  await button('Yeni kod gönder').click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByText('Kod 10 dakika geçerlidir.')).toBeVisible()
})

test('staff read that the code has run out', async () => {
  await openApp('/staff-auth', { ...nobody, 'POST /auth/staff/code': shortLived })
  await page.getByLabelText('Şirket e-posta adresi').fill('ece.yaman@kervan.example')
  await button('OTP kodu gönder').click()
  await expect.element(page.getByRole('alert'), { timeout: 5_000 }).toHaveTextContent(expired)
  await expect.element(button('Yeni kod gönder')).toBeEnabled()
})
