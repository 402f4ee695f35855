import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, onPhoneScreen, watchConsole } from './clean-page.ts'
import { askForQuote, editElsewhere, sendQuote, signInAsShipper } from './make-requests.ts'

test('a pending request is edited; a change from elsewhere is shown and nothing typed is lost', async ({
  page,
}) => {
  // The browser itself reports the refused save.
  const complaints = watchConsole(page, /status of 409/)
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await page.goto('/dashboard?view=requests')
  await page.getByRole('link', { name: 'Düzenle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Talebi düzenle' })
  const title = dialog.getByLabel('Talep başlığı')
  const weight = dialog.getByRole('textbox', { name: 'Brüt ağırlık (kg)' })
  const save = dialog.getByRole('button', { name: 'Değişiklikleri kaydet' })
  await expect(weight).toHaveValue('1.850')

  await title.fill('')
  await weight.fill('2.500,5')
  await save.click()
  await expect(dialog.getByText('Talep başlığı gerekli')).toBeVisible()
  await title.fill('Makine parçası')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sayfada kal' }).click()
  await expect(title).toHaveValue('Makine parçası')

  // What was not touched here takes the newer value; about what both have changed there is a question.
  const elsewhere = {
    description: 'Vinç gerekir',
    estimated_weight: '2000',
    preferred_date: '2099-03-05',
  }
  await editElsewhere(page.request, made, elsewhere)
  await save.click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('Bu kayıt siz açtıktan sonra değişti.')
  await expect(alert).toContainText('Güncellenen: Açıklama.')
  await expect(alert).toBeInViewport()
  await onPhoneScreen(page, () => expect(alert).toBeInViewport())
  await expect(alert.getByRole('listitem')).toHaveText(/^Brüt ağırlık \(kg\), güncel hâli: 2\.000/)
  await expect(dialog.getByLabel('Açıklama')).toHaveValue('Vinç gerekir')
  await expect(title).toHaveValue('Makine parçası')
  await expect(weight).toHaveValue('2.500,5')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Güncel hâlini al: Brüt ağırlık (kg)' }).click()
  await expect(weight).toHaveValue('2.000')
  await expect(alert.getByRole('listitem')).toHaveCount(0)
  await save.click()
  const read = page.getByRole('dialog', { name: 'Makine parçası' })
  await expect(read.getByText('2.000 kg')).toBeVisible()
  await expect(read.getByText('Vinç gerekir')).toBeVisible()
  await read.getByRole('button', { name: 'Kapat' }).click()
  await expect(page).toHaveURL('/dashboard?view=requests')
  await expect(page.getByRole('link', { name: 'Makine parçası' })).toBeVisible()
  expect(complaints).toEqual([])
})

/** A title has been typed, and not saved, when the price comes. */
async function editWhilePriced(page: Page) {
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await page.goto(`/dashboard?view=requests&request=${made.id}&edit=1`)
  const dialog = page.getByRole('dialog', { name: 'Talebi düzenle' })
  await dialog.getByLabel('Talep başlığı').fill('Geç kalan başlık')
  await sendQuote(made, '1250.00')
  return dialog
}

test('a request that was priced meanwhile is not edited any more, and says so at once', async ({ page }) => {
  const complaints = watchConsole(page)
  const dialog = await editWhilePriced(page)
  await expect(dialog.getByRole('alert')).toContainText('Yalnızca bekleyen bir talep düzenlenebilir.')
  await expect(dialog.getByLabel('Talep başlığı')).toHaveValue('Geç kalan başlık')
  await expect(dialog.getByRole('button', { name: 'Değişiklikleri kaydet' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Teklifi gör' }).click()
  await page.getByRole('button', { name: 'Kaydetmeden ayrıl' }).click()
  await expect(page.getByRole('dialog')).toContainText('1.250,00 €')
  expect(complaints).toEqual([])
})

test('who has not heard of the price learns of it when saving', async ({ page }) => {
  const complaints = watchConsole(page, /status of 409/)
  await page.routeWebSocket(/\/live/, () => undefined)
  const dialog = await editWhilePriced(page)
  await dialog.getByRole('button', { name: 'Değişiklikleri kaydet' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Teklifiniz geldi.')
  await expect(dialog.getByLabel('Talep başlığı')).toHaveValue('Geç kalan başlık')
  await expect(dialog.getByRole('button', { name: 'Değişiklikleri kaydet' })).toBeDisabled()
  expect(complaints).toEqual([])
})

test('the address of an edit leads to reading once there is a quote, also after a revision', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendQuote(made, '1250.00')
  const read = `/dashboard?view=requests&request=${made.id}`
  await page.goto(`${read}&edit=1`)
  await expect(page).toHaveURL(read)
  await page.getByRole('button', { name: 'Revize iste' }).click()
  const question = page.getByRole('dialog', { name: 'Revize istensin mi?' })
  await question.getByRole('button', { name: 'Revize iste' }).click()
  await expect(page.getByRole('dialog').getByText('Önceki teklif')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Düzenle' })).toBeVisible()
  await expect(page).toHaveURL(read)
  expect(complaints).toEqual([])
})
