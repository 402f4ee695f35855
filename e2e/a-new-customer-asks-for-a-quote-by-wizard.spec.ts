import { expect, type Page, type Route, test } from '@playwright/test'
import { askForQuote, editElsewhere } from './asked-requests.ts'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './clean-page.ts'
import { codeFor, freshAddress, signInAsCustomer, signInWithPassword } from './sign-in.ts'

const password = 'uzun-bir-yol-2026'
const wizardAddress = '/dashboard?view=requests&new=quick'
const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name })
const end = (page: Page, name: 'Çıkış' | 'Varış') => {
  const fields = page.getByRole('group', { name })
  const field = (label: string) => fields.getByRole('combobox', { name: label })
  return { city: field('Şehir'), country: field('Ülke'), postCode: fields.getByLabel('Posta kodu') }
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Devam et' }).click()

/** By the mouse, at the place where the button was, whatever is there by the second time. */
async function pressTwice(page: Page): Promise<void> {
  const place = await page.getByRole('button', { name: 'Devam et' }).boundingBox()
  const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2]
  await page.mouse.click(x, y, { clickCount: 2, delay: 20 })
}

/** Signed in, with all six fields of the profile. */
async function arriveComplete(page: Page): Promise<string> {
  const email = await signInAsCustomer(page.request, { password })
  const answer = await page.request.put('/api/profile', {
    headers: { origin: test.info().project.use.baseURL ?? '', 'kervan-surface': 'portal' },
    data: {
      first_name: 'Defne',
      last_name: 'Işık',
      phone: '+90 532 000 00 01',
      company: 'Örnek Tekstil',
      company_type: 'company',
      position: 'Lojistik müdürü',
    },
  })
  expect(answer.ok()).toBe(true)
  return email
}

/** From the first step to the review, by sea in a shared container. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Deniz, parsiyel (LCL)').check()
  await goOn(page)
  await end(page, 'Çıkış').city.fill('İznik')
  await end(page, 'Çıkış').country.fill('turkey')
  await end(page, 'Varış').city.fill('Timbuktu')
  await end(page, 'Varış').country.fill('Mali')
  await goOn(page)
  await page.getByLabel('Yükün tanımı').fill('Çini karo')
  await page.getByLabel('Brüt ağırlık').fill('850')
  await goOn(page)
  await page.getByRole('button', { name: 'Bugün' }).click()
  await goOn(page)
  await expect(stepHeading(page, 'Her şey doğru mu?')).toBeVisible()
}

test('first sign-in, profile, five steps: the request is there', async ({ page }) => {
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
  await expect(page.getByText('Tahmini transit süre: 3–7 gün')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
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

test('a lost session keeps the draft, and signing in again leads back to it @desktop', async ({ page }) => {
  const complaints = watchConsole(page, /401/)
  const email = await arriveComplete(page)
  await page.goto(wizardAddress)
  await fillIn(page)
  await expect(page.getByText('Türkiye')).toBeVisible()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await expect(page.getByText('Giriş Gerekli')).toBeVisible()
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

test('what cannot be sent is said where it happened, and nothing typed is lost @desktop', async ({
  page,
}) => {
  await arriveComplete(page)
  await page.goto(wizardAddress)
  await fillIn(page)
  await page.route('**/api/quick-requests', (route) => route.abort())
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  const notice = page.getByText('İşlem sırasında bir hata oluştu.')
  await expect(notice).toHaveCount(1)
  await expect(page.getByText('Talep gönderilemedi.')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('Talep gönderilemedi.')
  await page.getByRole('button', { name: 'Geri' }).click()
  await expect(notice).toBeHidden({ timeout: 2_000 })
  await goOn(page)
  await page.unroute('**/api/quick-requests')
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await expect(stepHeading(page, 'Talep Alındı')).toBeVisible()
})

test('a lost answer, a reload and other tabs make one request @desktop', async ({ page, context }) => {
  await arriveComplete(page)
  await page.goto(wizardAddress)
  await fillIn(page)
  await page.route('**/api/quick-requests', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await expect(page.getByRole('alert')).toContainText('Talep gönderilemedi.')
  await page.unroute('**/api/quick-requests')
  await page.reload()
  const [second, late] = [await context.newPage(), await context.newPage()]
  for (const tab of [second, late]) await tab.goto(wizardAddress)
  // All show the same draft before one of them is written on.
  for (const tab of [page, second, late]) await expect(stepHeading(tab, 'Her şey doğru mu?')).toBeVisible()
  // One tab is written on: it is another request now, and says so before it is sent.
  await late.getByRole('button', { name: 'Yük bölümünü düzenle' }).click()
  await late.getByLabel('Brüt ağırlık').fill('900')
  const both = Promise.withResolvers<void>()
  const sent: Route[] = []
  await context.route('**/api/quick-requests', async (route) => {
    if (sent.push(route) === 2) both.resolve()
    await both.promise
    await route.continue()
  })
  for (const tab of [page, second]) await tab.getByRole('button', { name: 'Teklif iste' }).click()
  for (const tab of [page, second]) await expect(stepHeading(tab, 'Talep Alındı')).toBeVisible()
  await expect(late.getByText(/^Bu taslak TLP-[\d-]+ numarasıyla gönderildi\.$/)).toBeVisible()
  await expect(late.getByLabel('Brüt ağırlık')).toHaveValue('900')
  await late.getByRole('button', { name: 'Baştan başla' }).click()
  await late.goto('/dashboard?view=requests')
  await expect(late.getByText('İznik – Timbuktu')).toHaveCount(1)

  await page.getByRole('button', { name: 'Yeni talep oluştur' }).click()
  await expect(stepHeading(page, 'Yükünüz nasıl taşınsın?')).toBeVisible()
})

test('repeating a request leaves an unfinished draft as it is @desktop', async ({ page }) => {
  await arriveComplete(page)
  const { id } = await askForQuote(page.request)
  await page.goto(wizardAddress)
  await fillIn(page)
  await page.goto(`${wizardAddress}&repeat=${id}`)
  await expect(page.getByText('Hazır olma tarihini seçin.')).toBeVisible()
  await page.getByRole('button', { name: 'Yarın' }).click()
  await goOn(page)
  await expect(page.getByText('Önceki talebinizin bilgileri dolduruldu.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Kaldığınız yerden devam ediyorsunuz.')).toBeVisible()
  await expect(page.getByText('Paletli makine parçası')).toBeVisible()
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await page.getByRole('button', { name: 'Yeni talep oluştur' }).click()
  await expect(page.getByText('Çini karo')).toBeVisible()
})

test('a double click goes one step only, and a request sent from a closed wizard is told of @desktop', async ({
  page,
}) => {
  await arriveComplete(page)
  await page.goto(wizardAddress)
  await page.getByLabel('Deniz, parsiyel (LCL)').check()
  await pressTwice(page)
  await expect(stepHeading(page, 'Nereden nereye?')).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri' }).click()
  await fillIn(page)
  await page.getByRole('button', { name: 'Geri' }).click()
  await expect(page.getByRole('button', { name: 'Bugün' })).toBeVisible()
  const sent = Promise.withResolvers<void>()
  let sendings = 0
  await page.route('**/api/quick-requests', async (route) => {
    sendings += 1
    await sent.promise
    await route.continue()
  })
  await pressTwice(page)
  await expect(stepHeading(page, 'Her şey doğru mu?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Teklif iste' })).toBeVisible()
  expect(sendings).toBe(0)

  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await expect.poll(() => sendings).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  sent.resolve()
  await expect(page.getByText(/^Talep numaranız: TLP-/)).toBeVisible()
  await page.getByRole('button', { name: 'Talebi gör' }).click()
  await expect(page.getByRole('dialog').getByText('Çini karo').first()).toBeVisible()
})

test('a repeat that was only looked at is no draft, also when its request is news meanwhile @desktop', async ({
  page,
}) => {
  await arriveComplete(page)
  const asked = await askForQuote(page.request)
  const repeated = page.getByText('Önceki talebinizin bilgileri dolduruldu.')
  await page.goto(`${wizardAddress}&repeat=${asked.id}`)
  await expect(repeated).toBeVisible()
  const readAgain = page.waitForResponse(`**/api/requests/${asked.id}`)
  await editElsewhere(page.request, asked, { title: 'Başka başlık', description: 'Vinç gerekir' })
  await readAgain
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${wizardAddress}&repeat=${asked.id}`)
  await expect(repeated).toBeVisible()
})
