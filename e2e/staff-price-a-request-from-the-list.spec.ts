import { expect, test } from '@playwright/test'
import { askForQuote, editElsewhere, signInAsShipper } from './asked-requests.ts'
import { watchConsole } from './clean-page.ts'
import { signInAsStaff } from './sign-in.ts'

test('a price kept on the device goes out for the request as it is now, and nobody leaves it on its way', async ({
  page,
  request,
}) => {
  const company = `Değişen Rota ${Date.now()}`
  await signInAsShipper(request, company)
  const asked = await askForQuote(request)
  await signInAsStaff(page)
  // Opened from the list, so that there is somewhere to go back to.
  await page.goto(`/staff/requests?search=${encodeURIComponent(company)}`)
  await page.getByRole('row').filter({ hasText: company }).hover()
  const pricing = page.getByRole('dialog', { name: `Talebi fiyatla: ${asked.number}` })
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await pricing.getByLabel('Navlun').fill('1000')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(pricing.getByLabel('Navlun')).toHaveValue('1000')
  await expect(pricing.getByRole('alert')).toHaveCount(0)

  const moved = { title: 'İzmir – Hamburg', origin_city: 'İzmir', estimated_weight: '900' }
  await editElsewhere(request, asked, moved)
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  const alert = pricing.getByRole('alert')
  await expect(alert).toContainText('Değişen: Talep başlığı, Çıkış şehri')
  await alert.getByRole('button', { name: 'Güncel hâliyle devam et' }).click()
  await expect(pricing.getByLabel('Başlık')).toHaveValue('İzmir – Hamburg')
  await expect(pricing.getByLabel('Yükleme limanı')).toHaveValue('')
  await expect(pricing.getByLabel('Boşaltma limanı')).toHaveValue('Hamburg')
  await expect(pricing.getByLabel('Navlun')).toHaveValue('1000')
  await pricing.getByLabel('Yükleme limanı').fill('İzmir')

  const sent = Promise.withResolvers<void>()
  await page.route('**/api/staff/orders', async (route) => {
    await sent.promise
    await route.continue()
  })
  await pricing.getByRole('button', { name: 'Teklifi gönder' }).click()
  await expect(pricing.getByRole('button', { name: 'Teklifi gönder' })).toBeDisabled()
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(pricing).toBeVisible()
  }
  sent.resolve()
  await expect(page.getByText('Fiyat Teklifi Gönderildi')).toBeVisible()
  await expect(pricing).toHaveCount(0)
})

test('from a request and from its price the keyboard comes back to its row; leaving pressed twice leaves once', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page)
  const company = `Tuş Rota ${Date.now()}`
  await signInAsShipper(request, company)
  for (const city of ['Hamburg', 'Bremen']) await askForQuote(request, city)
  await signInAsStaff(page)
  const list = `/staff/requests?search=${encodeURIComponent(company)}`
  await page.goto('/staff/work-queue')
  await page.goto(list)
  const links = page.locator('[data-row]')
  await expect(links).toHaveCount(2)
  for (const key of ['j', 'j']) await page.keyboard.press(key)
  await expect(links.last()).toBeFocused()
  for (const key of ['e', 'Enter']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toContainText(/TLP-/)
    await expect(page.getByRole('dialog').getByText('Paletli makine parçası').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(links.last()).toBeFocused()
  }

  await page.keyboard.press('Enter')
  const cross = page.getByRole('dialog').getByRole('button', { name: 'Kapat' })
  // Both at once: the second comes before the browser has gone back.
  await cross.evaluate((button: HTMLElement) => [button.click(), button.click()])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(list)

  await page.keyboard.press('e')
  const pricing = page.getByRole('dialog', { name: 'Talebi fiyatla: TLP' })
  await pricing.getByLabel('Navlun').fill('1')
  await page.keyboard.press('Escape')
  const leave = page.getByRole('button', { name: 'Kaydetmeden ayrıl' })
  await leave.evaluate((button: HTMLElement) => [button.click(), button.click()])
  await expect(pricing).toHaveCount(0)
  await expect(page).toHaveURL(list)
  expect(complaints).toEqual([])
})
