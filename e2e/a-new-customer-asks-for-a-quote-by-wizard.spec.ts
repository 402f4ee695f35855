import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible, expectFitsEveryScreen, watchConsole } from './clean-page.ts'
import { codeFor, freshAddress, signInWithPassword } from './sign-in.ts'
import { arriveComplete, end, fillIn, goOn, password, stepHeading, wizardAddress } from './wizard-steps.ts'

test('first sign-in, profile, five steps: the request is there @phone', async ({ page }) => {
  const complaints = watchConsole(page)
  const email = freshAddress()
  await page.goto(wizardAddress)
  await page.getByLabel('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabel('Soyad', { exact: true }).fill('Öğüt')
  await page.getByLabel('E-posta adresi').fill(email)
  await page.getByRole('button', { name: 'Doğrulama kodu gönder' }).click()
  await page.getByLabel('Doğrulama kodu').pressSequentially(await codeFor(page.request, email))
  await page.getByRole('button', { name: 'Şimdi değil' }).click()
  await page.getByLabel('Şirket adı').fill('Öğüt Gıda')
  await page.getByRole('button', { name: 'Kaydet ve devam et' }).click()

  // Name and company open the portal; a request needs all six fields.
  await expect(page).toHaveURL(wizardAddress)
  await expect(page.getByText('Profil Tamamlanması Gerekli')).toBeVisible()
  const profile = page.getByRole('dialog', { name: 'Profilinizi tamamlayın' })
  await profile.getByRole('button', { name: 'Kapat' }).click()
  await expect(page).toHaveURL('/dashboard?view=requests')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(wizardAddress)
  await profile.getByLabel('Telefon').fill('+90 532 000 00 01')
  await profile.getByLabel('Görev').fill('Lojistik müdürü')
  await profile.getByLabel('Müşteri türü').selectOption('Şirket')
  await profile.getByRole('button', { name: 'Profili kaydet' }).click()

  await expect(stepHeading(page, 'Yükünüz nasıl taşınsın?')).toBeVisible()
  await expect(page.getByText('Adım 1 / 5')).toBeVisible()
  await goOn(page)
  await expect(page.getByText('Taşıma şeklini seçin.')).toBeVisible()
  await page.getByLabel('Kara yolu').check()
  // Enter goes on from wherever one is.
  await page.keyboard.press('Enter')

  await expect(stepHeading(page, 'Nereden nereye?')).toBeVisible()
  await expect(page.getByText('%40')).toBeVisible()
  await goOn(page)
  await expect(page.getByText('Varış posta kodu gerekli')).toBeVisible()
  const [from, to] = [end(page, 'Çıkış'), end(page, 'Varış')]
  await expect(from.city).toBeFocused()
  await from.city.pressSequentially('istanb')
  await page.getByRole('option', { name: 'İstanbul' }).first().click()
  await expect(from.country).toHaveValue('Türkiye')
  await to.city.pressSequentially('HAMBU')
  await expect(page.getByRole('option', { name: /Hamburg/ }).first()).toBeVisible()
  // Escape closes the list, not the wizard.
  await to.city.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await to.city.press('ArrowDown')
  await to.city.press('Enter')
  await expect(to.city).toHaveValue('Hamburg')
  await expect(to.country).toHaveValue('Almanya')
  await from.postCode.fill('34010')
  await to.postCode.fill('20457')
  await expect(page.getByText(/^Tahmini transit süre: \d+–\d+\sgün$/)).toBeVisible()
  await expect(
    page.getByText(/^Bu iki ülke arasında son on iki ayda \d+ teslimatımızın ortancası \d+ gün\.$/),
  ).toBeVisible()
  await expectFitsEveryScreen(page)
  await goOn(page)

  await page.getByLabel('Yükün tanımı').fill('Paletli makine parçası')
  await page.getByLabel('Brüt ağırlık').fill('2.400')
  await page.getByLabel('Palet adedi').fill('8')
  await page.getByLabel('Hacim').fill('12,288')
  await expect(page.getByText('Ücrete esas ağırlık: 5.600 kg')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Kaldığınız yerden devam ediyorsunuz.')).toBeVisible()
  await expect(page.getByLabel('Palet adedi')).toHaveValue('8')
  await goOn(page)
  await page.getByRole('button', { name: 'Yarın' }).click()
  await page.getByRole('radio', { name: /^Hızlı/ }).check()
  await goOn(page)

  await expect(stepHeading(page, 'Her şey doğru mu?')).toBeVisible()
  await expect(page.getByText(/^Teklifiniz en geç: yarın \d\d:\d\d$/)).toBeVisible()
  for (const postCode of ['34010', '20457']) await expect(page.getByText(postCode)).toBeVisible()
  await page.getByRole('button', { name: 'Yük bölümünü düzenle' }).click()
  await page.getByLabel('Forklift gerekir').check()
  await goOn(page)
  await goOn(page)
  await expect(page.getByText('2.400 kg, 12,288 m³, 8 palet, forklift gerekir')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Teklif iste' }).dblclick()

  await expect(stepHeading(page, 'Talep Alındı')).toBeVisible()
  const number = await page
    .getByText(/^TLP-\d{4}-\d{6}$/)
    .first()
    .innerText()
  await page.getByRole('link', { name: 'Talebi gör' }).click()
  await expect(page).toHaveURL(/view=requests&request=[\w-]{36}$/)
  await expect(page.getByRole('dialog').getByText(number)).toBeVisible()
  await page.goto('/dashboard?view=requests')
  // One row, though the button was pressed twice.
  await expect(page.getByText('Kara yolu: İstanbul – Hamburg')).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('a lost session keeps the draft, and signing in again leads back to it', async ({
  page,
  request: stranger,
}) => {
  const complaints = watchConsole(page, /401/)
  const email = await arriveComplete(page)
  await page.goto(wizardAddress)
  await fillIn(page)
  await expect(page.getByText('Türkiye')).toBeVisible()
  // At first only the sending comes without the session: any call beside it would find out before the button does.
  await page.route('**/api/quick-requests', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders()
    await route.fulfill({ response: await stranger.fetch(route.request(), { headers }) })
  })
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await expect(page.getByText('Giriş Gerekli')).toBeVisible()
  await page.unroute('**/api/quick-requests')
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Giriş Yap' }).click()
  await expect(page).toHaveURL(/\/auth\?redirect=/)

  await signInWithPassword(page.request, email, password)
  await page.reload()
  await expect(page).toHaveURL(wizardAddress)
  await expect(page.getByText('Kaldığınız yerden devam ediyorsunuz.')).toBeVisible()
  await expect(page.getByText('Timbuktu')).toBeVisible()
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await expect(stepHeading(page, 'Talep Alındı')).toBeVisible()

  // Nothing is left of the draft; the request itself can be repeated.
  await page.getByRole('link', { name: 'Talebi gör' }).click()
  await expect(page).toHaveURL(/request=[\w-]{36}$/)
  const id = new URL(page.url()).searchParams.get('request')
  await page.goto(`${wizardAddress}&repeat=${id}`)
  await expect(page.getByText('Önceki talebinizin bilgileri dolduruldu.')).toBeVisible()
  await page.getByRole('button', { name: 'Yarın' }).click()
  await goOn(page)
  await expect(page.getByText('Çini karo')).toBeVisible()
  await page.getByRole('button', { name: 'Baştan başla' }).click()
  await expect(stepHeading(page, 'Yükünüz nasıl taşınsın?')).toBeVisible()
  await expect(page.getByLabel('Deniz, parsiyel (LCL)')).not.toBeChecked()
  expect(complaints).toEqual([])
})

test('a full container is asked for with at most fifteen taps; a load it cannot hold is told before @phone', async ({
  page,
}) => {
  await arriveComplete(page)
  await page.goto(wizardAddress)
  await expect(stepHeading(page, 'Yükünüz nasıl taşınsın?')).toBeVisible()
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const next = () => tap(page.getByRole('button', { name: 'Devam et' }))
  await tap(page.getByText('Deniz, tam konteyner (FCL)'))
  await next()
  for (const [name, typed, city] of [
    ['Çıkış', 'mers', 'Mersin'],
    ['Varış', 'hamb', 'Hamburg'],
  ] as const) {
    await tap(end(page, name).city)
    await page.keyboard.type(typed)
    await tap(page.getByRole('option', { name: city }).first())
  }
  await next()
  await tap(page.getByLabel('Yükün tanımı'))
  await page.keyboard.type('Seramik karo')
  await tap(page.getByLabel('Toplam ağırlık'))
  await page.keyboard.type('90000')
  await expect(page.getByText('4 × 40HC alır.')).toBeVisible()
  await next()
  // Nobody gets on with it, and the field says why.
  await expect(stepHeading(page, 'Ne taşınacak?')).toBeVisible()
  await expect(page.getByLabel('Toplam ağırlık')).toHaveAccessibleDescription(/çok ağır.*4 × 40HC alır\./)
  await expectFitsEveryScreen(page)
  await page.getByLabel('Toplam ağırlık').fill('18500')
  await next()
  await tap(page.getByRole('button', { name: 'Yarın' }))
  await next()
  await tap(page.getByRole('button', { name: 'Teklif iste' }))
  await expect(stepHeading(page, 'Talep Alındı')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(15)
})
