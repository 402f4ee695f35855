import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, watchConsole } from './clean-page.ts'
import { approve, askForQuote, sendOffer, signInAsShipper } from './make-requests.ts'
import { goOn, stepHeading } from './wizard-steps.ts'

test('a customer asks Luna where the box is and what a quote contains, and finds the talk after a reload', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendOffer(made)
  const shipment = await approve(page.request, made)
  await page.goto('/dashboard?view=requests')
  const luna = page.getByRole('dialog')
  const openLuna = async () => {
    await page.getByRole('button', { name: /^Temsilcinize yazın/ }).click()
    await luna.getByRole('tab', { name: 'Luna' }).click()
  }
  const ask = async (question: string) => {
    await luna.getByLabel('Luna’ya sorunuz').fill(question)
    await luna.getByRole('button', { name: 'Gönder', exact: true }).click()
  }
  await openLuna()
  await ask('konteynerim nerde')
  await expect(luna.getByText(/numaralı gönderiniz hazırlanıyor/)).toBeVisible()
  await expect(luna.getByRole('link', { name: /^Gönderiyi aç/ })).toHaveAttribute(
    'href',
    `/dashboard?view=shipments&shipment=${shipment}`,
  )
  await ask('teklife neler dahil')
  await expect(luna.getByText(/numaralı teklifin toplamı 1\.000,00/)).toBeVisible()
  await luna.getByText('Nereden biliyorum?').last().click()
  await expect(luna.getByText('Deniz navlunu:', { exact: false }).last()).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.reload()
  await openLuna()
  await expect(luna.getByText(/numaralı teklifin toplamı 1\.000,00/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a route is analysed, also while the server does not answer, and a compared way becomes a request', async ({
  page,
}) => {
  await signInAsShipper(page.request)
  await page.goto('/dashboard?view=routes')
  await expect(page.getByText(/^Son güncelleme/)).toBeVisible()
  await expect(page.getByText(/Haftalık liman bülteni/).first()).toBeVisible()
  await page.route('**/api/route-analyses?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect(page.getByText('Geçici Veri Yüklendi')).toBeVisible()
  await expect(page.getByText(/950\s\$ – 1\.350\s\$/)).toBeVisible()
  await page.unroute('**/api/route-analyses?**')
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect(page.getByText('Analiz Tamamlandı')).toBeVisible()

  const load = page.getByRole('form', { name: 'Karşılaştırılacak yük' })
  await load.getByLabel('Çıkış şehri').fill('Hamburg')
  await load.getByLabel('Çıkış ülkesi').fill('Almanya')
  await load.getByLabel('Varış şehri').fill('İzmir')
  await load.getByLabel('Varış ülkesi').fill('Türkiye')
  await load.getByLabel('Ağırlık').fill('1200')
  await load.getByLabel('Hacim').fill('8')
  await load.getByRole('button', { name: 'Karşılaştır' }).click()
  await page.getByRole('button', { name: 'Bu yolla teklif iste: Deniz, parsiyel (LCL)' }).click()
  await expect(page.getByText('Karşılaştırdığınız yükün bilgileri dolduruldu.')).toBeVisible()
  await page.getByLabel('Yükün tanımı').fill('Makine parçası')
  await goOn(page)
  await page.getByRole('button', { name: 'Bugün' }).click()
  await goOn(page)
  await expect(stepHeading(page, 'Her şey doğru mu?')).toBeVisible()
  await page.getByRole('button', { name: 'Teklif iste' }).last().click()
  await expect(stepHeading(page, 'Talep Alındı')).toBeVisible()
})
