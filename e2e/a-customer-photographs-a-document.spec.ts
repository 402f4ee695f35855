import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './clean-page.ts'
import { aPicture } from './document-files.ts'
import { signInAsShipper } from './make-requests.ts'

test('a photograph that a lost network has cut off arrives at the next try, once @phone-only @phone', async ({
  page,
  context,
}) => {
  await signInAsShipper(page.request)
  await page.goto('/dashboard?view=documents')
  await expect(page.getByText('Henüz belgeniz yok')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const camera = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Kamerayla çek' }).click()
  const chooser = await camera
  expect(await chooser.element().getAttribute('capture')).toBe('environment')
  await chooser.setFiles({ name: 'IMG_0001.png', mimeType: 'image/png', buffer: aPicture() })
  await expect(page.getByText('IMG_0001.png: hangi tür belge?')).toBeVisible()
  await page.getByRole('textbox', { name: /Açıklama/ }).fill('Konteynerin mührü')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Fotoğraf', exact: true }).click()
  await expect(page.getByText(/^Dosya yüklenirken hata oluştu\. Bağlantı koptu/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Yeniden dene: IMG_0001.png' }).click()
  await expect(page.getByText('Belge başarıyla yüklendi')).toBeVisible()

  const cards = page.getByRole('list', { name: 'Belgelerim' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Konteynerin mührü')
  await expect(cards).toContainText('İnceleniyor')
  // It is drawn, and opens in the page.
  await expect
    .poll(() => cards.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await cards.getByRole('link', { name: 'IMG_0001.png' }).click()
  const dialog = page.getByRole('dialog', { name: 'IMG_0001.png' })
  await expect(dialog.getByRole('img', { name: 'IMG_0001.png' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()

  await cards.getByRole('button', { name: 'Sil: IMG_0001.png' }).click()
  await page.getByRole('button', { name: 'Belgeyi sil' }).click()
  await expect(page.getByText('Belge silindi')).toBeVisible()
  await expect(cards).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(cards).toHaveCount(1)
})
