import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './clean-page.ts'
import { field, officeOf, openTalk, ownConversationId, say, talk, textsOn } from './talk.ts'

test('a visitor tells Luna what they need and becomes a lead; the office reads it, answers, and is read on the next page too @phone', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Kabul et' }).click()
  await page.getByRole('button', { name: /^Bize yazın/ }).click()
  const luna = page.getByRole('dialog')
  await luna.getByRole('button', { name: 'Başla' }).click()
  await expect(luna.getByText('Ad Soyad gereklidir.')).toBeVisible()
  await expect(luna.getByText('Devam etmek için onay vermeniz gerekir.')).toBeVisible()
  await expectAccessible(page)
  await luna.getByLabel('Ad Soyad').fill('Deniz Kıyı')
  await luna.getByLabel('Telefon veya e-posta').fill(`deniz.kiyi.${Date.now()}@ziyaretci.example`)
  await luna.getByLabel('Konu').selectOption('Teklif Almak')
  await luna.getByRole('checkbox').click()
  await luna.getByRole('button', { name: 'Başla' }).click()
  await luna.getByLabel('Taşıma şekli').selectOption('Deniz FCL')
  await luna.getByLabel('Çıkış yeri').fill('Mersin')
  await luna.getByLabel('Varış yeri').fill('Hamburg')
  await luna.getByLabel('Yük bilgisi').fill('20 palet seramik')
  await luna.getByRole('button', { name: 'Devam et' }).click()
  await luna.getByRole('button', { name: 'Teklif iste' }).click()
  await expect(luna.getByText('Talebinizi ekibimize ilettim.')).toBeVisible()
  await expectNoSidewaysScroll(page)

  const office = await officeOf(await ownConversationId(page))
  const [told = ''] = await office.texts()
  expect(told).toContain('Yük bilgisi: 20 palet seramik')
  await office.answer('Elbette, yükünüz ne zaman hazır?')
  await luna.getByRole('tab', { name: /^Temsilci/ }).click()
  await expect(talk(page).getByText('Elbette, yükünüz ne zaman hazır?')).toBeVisible()
  // Guests send no files.
  await expect(page.getByRole('button', { name: 'Dosya ekle' })).toHaveCount(0)
  await say(page, 'Cuma günü')
  await expect(talk(page).getByText('Cuma günü')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/privacy-policy')
  await office.answer('Orada mısınız?')
  // Nothing is loaded before the visitor is there.
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 100)
  await expect(page.getByRole('button', { name: /^Bize yazın.*1 okunmamış mesaj/ })).toBeVisible()
  await openTalk(page)
  await expect(field(page)).toBeVisible()
  await expect
    .poll(() => textsOn(page))
    .toEqual([told, 'Elbette, yükünüz ne zaman hazır?', 'Cuma günü', 'Orada mısınız?'])

  await page.getByRole('button', { name: 'Yazışmayı sil' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Yazışmanız silinsin mi?' })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Yazışmayı sil' }).click()
  // As on the first visit.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Başla' })).toBeVisible()
  await expect.poll(() => office.texts()).toEqual([])
  await office.close()
  expect(complaints).toEqual([])
})
