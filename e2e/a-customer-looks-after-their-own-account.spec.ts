import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInAsCustomer } from './sign-in.ts'

test('profile, password and consents are changed on one page, and stay changed', async ({ page }) => {
  const complaints = watchConsole(page)
  await signInAsCustomer(page.request)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Profili tamamla' }).click()
  await expect(page).toHaveURL('/dashboard?view=account#profil')
  await page.getByLabel('Telefon').fill('12')
  await page.getByLabel('Görev', { exact: true }).fill('Lojistik Müdürü')
  await page.getByLabel('Müşteri türü').selectOption('Şirket')
  await page.getByRole('button', { name: 'Profili kaydet' }).click()
  await expect(page.getByText('Telefonu +90 532 000 00 01 biçiminde yazın.')).toBeVisible()
  await page.getByLabel('Telefon').fill('+90 532 000 00 01')
  await expect(page.getByText('Kaydedilmemiş değişiklikler var.')).toBeVisible()
  await page.getByRole('button', { name: 'Profili kaydet' }).click()
  await expect(page.getByText('Kaydedildi.')).toBeVisible()
  await expect(page.getByText('Profiliniz tamam.')).toBeVisible()

  const password = page.getByRole('region', { name: 'Şifre', exact: true })
  await password.getByLabel('Yeni şifre', { exact: true }).fill('uzun-bir-yol-2026')
  await password.getByLabel('Yeni şifre (tekrar)').fill('uzun-bir-yol-2026')
  await password.getByRole('button', { name: 'Şifre belirle' }).click()
  await expect(page.getByText('Şifre belirlendi')).toBeVisible()
  await expect(password.getByLabel('Mevcut şifre')).toBeVisible()

  const consent = page.getByRole('switch', { name: 'Kampanya ve duyurular' })
  await expect(consent).not.toBeChecked()
  await consent.click()
  await expect(page.getByText(/^Onay verdiniz: /)).toBeVisible()
  await page.reload()
  await expect(consent).toBeChecked()
  await expect(page.getByLabel('Telefon')).toHaveValue('+90 532 000 00 01')
  await expect(
    page.getByRole('list', { name: 'Açık oturumlar' }).getByRole('listitem').filter({ hasText: 'Bu cihaz' }),
  ).toHaveCount(1)
  await consent.click()
  await expect(page.getByText(/^Onayınızı geri aldınız: /)).toBeVisible()
  expect(complaints).toEqual([])
})

test('one’s own data come as a file, and the wish to be erased is recorded and taken back', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const email = await signInAsCustomer(page.request)
  await page.goto('/dashboard?view=account#verilerim')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Verilerimi indir' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^kervan-verilerim-\d{4}-\d\d-\d\d\.json$/)
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(copy.sections.length).toBeGreaterThan(1)
  expect(JSON.stringify(copy)).toContain(email)

  const ask = page.getByRole('button', { name: 'Verilerimin silinmesini iste' })
  await ask.click()
  await page.getByLabel('Notunuz').fill('Artık çalışmıyoruz.')
  await page.getByRole('button', { name: 'Silme talebi gönder' }).click()
  const requests = page.getByRole('list', { name: 'Silme talepleriniz' })
  await expect(requests.getByText('Bekliyor')).toBeVisible()
  await expect(requests.getByText('Artık çalışmıyoruz.')).toBeVisible()
  await expect(ask).toBeHidden()
  await requests.getByRole('button', { name: 'Talebi geri al' }).click()
  await expect(requests.getByText('Geri alındı')).toBeVisible()
  await expect(ask).toBeVisible()
  expect(complaints).toEqual([])
})
