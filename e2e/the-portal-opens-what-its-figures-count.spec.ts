import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { askForQuote, sendQuote } from './make-requests.ts'
import { signInAsCustomer } from './sign-in.ts'

test('every figure of the first page opens what it was computed from', async ({ page }) => {
  const complaints = watchConsole(page)
  await signInAsCustomer(page.request)

  // Somebody new: one sentence and one thing to do, which first needs the rest of the profile.
  // The outline that comes first has the measures of the page.
  const profileAsked = Promise.withResolvers<void>()
  const profileKnown = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    profileAsked.resolve()
    await profileKnown.promise
    await route.continue()
  })
  await page.goto('/dashboard')
  await profileAsked.promise
  await page.getByText('Yükleniyor').waitFor({ state: 'attached' })
  const outline = await placeOfMain(page)
  profileKnown.resolve()
  const request = page.getByRole('button', { name: 'Teklif iste' })
  await expect(request).toBeVisible()
  expect(await placeOfMain(page)).toEqual(outline)
  await request.click()
  await expect(page.getByText('Profil Tamamlanması Gerekli')).toBeVisible()
  const profile = page.getByRole('dialog', { name: 'Profilinizi tamamlayın' })
  await profile.getByLabel('Telefon').fill('+90 532 000 00 01')
  await profile.getByLabel('Görev').fill('Lojistik Müdürü')
  await profile.getByLabel('Müşteri türü').selectOption({ label: 'Şirket' })
  await profile.getByRole('button', { name: 'Profili kaydet' }).click()
  await expect(page).toHaveURL(/view=requests&new=quick/)

  const [first, second] = [await askForQuote(page.request), await askForQuote(page.request)]
  await sendQuote(first, '12350.00')
  await sendQuote(second, '2450.50', 'USD')

  // A view nobody knows is the first page.
  await page.goto('/dashboard?view=hic-yok')
  await expect(page.getByRole('heading', { level: 1, name: 'Merhaba, Defne' })).toBeVisible()
  const tiles = page.getByRole('region', { name: 'Sayılar' }).filter({ visible: true })
  await expect(tiles.getByRole('link', { name: /Toplam talep/ })).toContainText('2')

  await tiles.getByRole('button', { name: /Toplam değer/ }).click()
  const sums = page.getByRole('dialog', { name: 'Toplam değer' })
  await expect(sums).toContainText('12.350,00')
  await expect(sums).toContainText('2.450,50')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /Teklif onay oranı/ }).click()
  await expect(page.getByRole('dialog', { name: 'Teklif onay oranı' })).toContainText('0 / 2')
  await page.keyboard.press('Escape')

  await tiles.getByRole('link', { name: /Bekleyen teklif/ }).click()
  await expect(page).toHaveURL(/view=requests&status=quoted&quote_open=1/)
  await expectRowsToFit(page, 320)
  const stillOpen = page.getByRole('link', { name: 'Süzgeci kaldır: Süresi dolmamış teklifler' })
  await expect(stillOpen).toBeVisible()
  // What is counted here is counted among all.
  await page
    .getByRole('list', { name: 'Talep sayıları' })
    .getByRole('link', { name: /Teklif alınan/ })
    .click()
  await expect(page).toHaveURL(/view=requests&status=quoted$/)
  await expect(stillOpen).toBeHidden()
  await page.goBack()
  await page.goBack()

  // This month's figures open what they count, and say which day they begin with.
  const month = page.getByRole('region', { name: 'Bu ay' })
  await month.getByRole('link', { name: '2 teklif' }).click()
  await expect(page).toHaveURL(/view=requests&quoted_since=\d{4}-\d{2}-01/)
  await expect(page.getByRole('link', { name: /Süzgeci kaldır: Teklif alan talepler/ })).toBeVisible()
  await page.goBack()

  // Saying yes here names the price, and the goods appear among those under way.
  const waiting = page.getByRole('region', { name: 'Yanıtınızı bekleyen teklifler' })
  await waiting
    .getByRole('listitem')
    .filter({ hasText: '12.350,00' })
    .getByRole('button', { name: 'Onayla' })
    .click()
  const question = page.getByRole('dialog', { name: 'Teklif onaylansın mı?' })
  await expect(question).toContainText('12.350,00')
  await question.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Teklif onaylandı. Sevkiyat süreci başlatılacak.')).toBeVisible()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('region', { name: 'Aktif gönderiler' }).getByRole('link', { name: 'Takip et' }).click()
  await expect(page).toHaveURL(/shipment-tracking\?shipment=/)
  expect(complaints).toEqual([])
})

/** On the narrowest phone nothing of a row is cut off, and no word of its route breaks. */
async function expectRowsToFit(page: Page, width: number): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 844 })
  const list = page.getByRole('region', { name: 'Talepler' })
  await expect(list.getByRole('article')).toHaveCount(2)
  const cut = await list.evaluate((card) => {
    const edge = card.getBoundingClientRect().right
    return [...card.querySelectorAll('*')].flatMap((part) =>
      part.getBoundingClientRect().right > edge ? [part.textContent] : [],
    )
  })
  expect(cut).toEqual([])
  const route = list.getByRole('article').first().getByText('Mersin, Türkiye')
  expect((await route.boundingBox())?.height).toBeLessThan(25)
  if (before) await page.setViewportSize(before)
}

/** Read inside the page: shell and skeletons take each other's place meanwhile. */
const placeOfMain = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('main')?.getBoundingClientRect()
    return { x: place?.x, y: place?.y }
  })
