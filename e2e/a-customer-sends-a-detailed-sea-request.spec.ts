import { expect, type Page, test } from '@playwright/test'
import { expectFitsEveryScreen, watchConsole } from './clean-page.ts'
import { signInAsShipper } from './make-requests.ts'

const formAddress = '/dashboard?view=requests&new=detailed'
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const sendButton = (page: Page) => page.getByRole('button', { name: 'Detaylı Talep Gönder' })
const end = (page: Page, name: 'Çıkış' | 'Varış') => page.getByRole('group', { name, exact: true })

/** The first tab but for the address where the goods are picked up. */
async function fillBasics(page: Page, title: string): Promise<void> {
  await page.getByLabel('Talep başlığı').fill(title)
  await page.getByRole('radio', { name: 'Deniz' }).check()
  await page.getByLabel('Teslimat şekli').selectOption('Kapıdan limana')
  await page.getByLabel('Servis türü').selectOption('Tam konteyner (FCL)')
  // Countries first: a city that is known brings its own along, perhaps while the next field is being filled.
  await end(page, 'Çıkış').getByLabel('Ülke', { exact: true }).fill('turkey')
  await end(page, 'Çıkış').getByLabel('Şehir').fill('Mersin')
  await end(page, 'Varış').getByLabel('Ülke', { exact: true }).fill('Almanya')
  await end(page, 'Varış').getByLabel('Şehir').fill('Hamburg')
  await page.getByLabel('Tercih edilen tarih').fill('2099-03-05')
}

test('five tabs, a fault that is marked and corrected: the request and its shipment are there', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await signInAsShipper(page.request)
  await page.goto(formAddress)
  await fillBasics(page, 'Mersin – Hamburg, 2 × 40HC')
  await expect(page.getByText(/^Tahmini transit süre: \d+–\d+\sgün$/)).toBeVisible()
  await expect(
    page.getByText(/^Bu iki ülke arasında son on iki ayda \d+ teslimatımızın ortancası \d+ gün\.$/),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Önerilen limanlar' })).toContainText('Hamburg')
  await page.getByRole('radio', { name: 'Acil' }).check()
  await expect(page.getByRole('alert')).toHaveText(
    '24 saat içinde değerlendirme için ek ücret uygulanabilir.',
  )
  await expectFitsEveryScreen(page)

  await openTab(page, 'Yük detayları')
  await page.getByLabel('Yükün türü').selectOption('Tehlikeli madde')
  await expect(page.getByLabel('Tehlikeli madde')).toBeChecked()
  await page.getByLabel('Brüt ağırlık').fill('18.500,5')
  await openTab(page, 'Ticari')
  await sendButton(page).click()

  // The first fault is said, its tab opened, its field focused; every faulty tab is marked.
  await expect(page.getByText('Form Hatası')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Temel bilgiler (düzeltilecek 1 alan)' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const pickup = page.getByLabel('Alım adresi')
  await expect(pickup).toBeFocused()
  await expect(pickup).toHaveAccessibleDescription('Alım adresi gerekli')
  await pickup.fill('Örnek Sanayi Sitesi 4. Blok')
  await expect(page.getByRole('tab', { name: 'Temel bilgiler', exact: true })).toBeVisible()
  await openTab(page, 'Yük detayları (düzeltilecek 1 alan)')
  await page.getByLabel('UN numarası').fill('1263')
  await expect(page.getByText('UN1263 biçimi doğru.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Yük detayları', exact: true })).toBeVisible()

  // Arrow keys walk through the tabs.
  await page.getByRole('tab', { name: 'Yük detayları' }).press('ArrowRight')
  await page.getByLabel('Konteyner tipi').selectOption("40' yüksek (40HC)")
  await page.getByLabel('Konteyner adedi').fill('2')
  await page.getByLabel('Konteyner numarası').fill('csqu3054384')
  await expect(page.getByText('Kontrol rakamı 4 değil, 3 olmalı')).toBeVisible()
  await page.getByLabel('Konteyner numarası').fill('csqu3054383')
  await page.getByRole('button', { name: 'Sonraki' }).click()
  await page.getByLabel('Teslim şekli').selectOption('FOB')
  await expectFitsEveryScreen(page)

  // The ports beside the fields are fetched anew after a reload, and sent with them.
  const ports = page.waitForResponse('**/places/suggested-ports*')
  await page.reload()
  await expect(page.getByText('Kaldığınız yerden devam ediyorsunuz.')).toBeVisible()
  await expect(page.getByLabel('Teslim şekli')).toHaveValue('FOB')
  await ports
  await page.getByLabel('Gereken ekipman').fill('Vinç')
  await page.keyboard.press('Control+Enter')

  const analysed = expect(page.getByText('AI Analizi')).toBeVisible()
  await expect(page.getByText('Talep Kaydedildi')).toBeVisible()
  const number =
    /TLP-\d{4}-\d{6}/.exec(await page.getByText('Detaylı Talep Oluşturuldu').innerText())?.[0] ?? ''
  await expect(page).toHaveURL(/view=requests&request=[\w-]{36}$/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(number)).toBeVisible()
  await expect(dialog.getByText("2 adet 40' yüksek (40HC)")).toBeVisible()
  await expect(dialog.getByText('Mersin (TRMER) (öneri)', { exact: true })).toBeVisible()
  await analysed
  await expect(
    dialog.getByRole('region', { name: 'Ön değerlendirme' }).getByRole('listitem').first(),
  ).toBeVisible()

  // It is a request until its price is approved.
  await page.goto('/dashboard?view=shipments')
  await expect(page.getByText('Zamanında teslimat')).toBeVisible()
  await expect(page.getByText('Mersin – Hamburg, 2 × 40HC')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a lost answer, a reload and other tabs make one request', async ({ page, context }) => {
  await signInAsShipper(page.request)
  await page.goto(formAddress)
  await fillBasics(page, 'Mermer')
  await page.getByLabel('Alım adresi').fill('Örnek Sanayi Sitesi 4. Blok')
  await expect(page.getByRole('region', { name: 'Önerilen limanlar' })).toContainText('Hamburg')
  await page.route('**/api/detailed-requests', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Talep oluşturulamadı')
  await page.unroute('**/api/detailed-requests')
  const [second, third] = [await context.newPage(), await context.newPage()]
  // This time the suggested ports are not known.
  await page.route('**/api/places/**', (route) => route.abort())
  for (const tab of [second, third]) await tab.goto(formAddress)
  await page.reload()
  await sendButton(page).click()
  await expect(page).toHaveURL(/request=[\w-]{36}$/)
  // Tabs that show the same draft follow by themselves.
  for (const tab of [second, third]) await expect(tab).toHaveURL(page.url())
  await page.goto('/dashboard?view=requests')
  await expect(page.getByText('Mermer')).toHaveCount(1)
})
