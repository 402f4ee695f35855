import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdNotice } from '#testing/acts.ts'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asCustomer } from '#testing/signed-in.ts'

const wizard = '/dashboard?view=requests&new=quick'
const created = { id: aRequest.id, number: aRequest.number, quote_due_at: aRequest.quote_due_at }
const step = (name: string) => page.getByRole('heading', { level: 3, name })
const button = (name: string) => page.getByRole('button', { name })
const sent = (calls: readonly Request[]) => calls.filter(({ url }) => url.endsWith('/quick-requests'))

/** From the first step to the review, by sea in a shared container. */
async function fillIn() {
  await page.getByLabelText('Deniz, parsiyel (LCL)').click()
  await button('Devam et').click()
  for (const [end, city, country] of [
    ['Çıkış', 'İznik', 'turkey'],
    ['Varış', 'Timbuktu', 'Mali'],
  ] as const) {
    const fields = page.getByRole('group', { name: end })
    await fields.getByRole('combobox', { name: 'Şehir' }).fill(city)
    await fields.getByRole('combobox', { name: 'Ülke' }).fill(country)
  }
  await button('Devam et').click()
  await page.getByLabelText('Yükün tanımı').fill('Çini karo')
  await page.getByLabelText('Brüt ağırlık').fill('850')
  await page.getByLabelText('Hacim').fill('1,2')
  await button('Devam et').click()
  await button('Bugün').click()
  await button('Devam et').click()
  await expect.element(step('Her şey doğru mu?')).toBeVisible()
}

test('a double click goes one step only, and never sends', async () => {
  const { calls } = await openApp(wizard, asCustomer())
  await page.getByLabelText('Deniz, parsiyel (LCL)').click()
  await button('Devam et').dblClick()
  await expect.element(step('Nereden nereye?')).toBeVisible()
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
  await button('Geri').click()
  await fillIn()
  await button('Geri').click()
  await expect.element(button('Bugün')).toBeVisible()
  await button('Devam et').dblClick()
  await expect.element(step('Her şey doğru mu?')).toBeVisible()
  await expect.element(button('Teklif iste')).toBeVisible()
  expect(sent(calls)).toEqual([])
})

test('a name that is too long is not cut but said to be', async () => {
  await openApp(wizard, asCustomer())
  await page.getByLabelText('Deniz, parsiyel (LCL)').click()
  await button('Devam et').click()
  const from = page.getByRole('group', { name: 'Çıkış' })
  const city = from.getByRole('combobox', { name: 'Şehir' })
  await city.fill('Uzun '.repeat(20).trim())
  await from.getByRole('combobox', { name: 'Ülke' }).fill('Uzak '.repeat(13).trim())
  await button('Devam et').click()
  await expect.element(city).toHaveValue('Uzun '.repeat(20).trim())
  await expect.element(from.getByText('En fazla 80 karakter.')).toBeVisible()
  await expect.element(from.getByText('En fazla 60 karakter.')).toBeVisible()
})

test('a postal code goes with its town, and stays while the town does', async () => {
  await openApp(wizard, asCustomer())
  await page.getByLabelText('Kara', { exact: false }).first().click()
  await button('Devam et').click()
  const from = page.getByRole('group', { name: 'Çıkış' })
  const city = from.getByRole('combobox', { name: 'Şehir' })
  const code = from.getByLabelText('Posta kodu')
  // Typed before its town, it is of the town that comes.
  await code.fill('16000')
  await city.fill('Bursa')
  await code.click()
  await expect.element(code).toHaveValue('16000')
  await city.fill('BURSA')
  await code.click()
  await expect.element(code).toHaveValue('16000')
  await city.fill('Köln')
  await code.click()
  await expect.element(code).toHaveValue('')
})

test('a request sent from a wizard that was closed meanwhile is announced, and can be opened', async () => {
  const answer = Promise.withResolvers<typeof created>()
  const answers = asCustomer({ 'POST /quick-requests': () => answer.promise }, [aRequest])
  const { calls } = await openApp(wizard, answers)
  await fillIn()
  await button('Teklif iste').click()
  await expect.poll(() => sent(calls).length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  answer.resolve(created)
  await expect.element(page.getByText(/^Talep numaranız: TLP-/)).toBeVisible()
  await button('Talebi gör').click()
  await expect.element(page.getByRole('dialog').getByText(aRequest.description).first()).toBeVisible()
})

test('what cannot be sent is said where it happened, until somebody works on, and nothing typed is lost', async () => {
  let isDown = true
  const answers = asCustomer({
    'POST /quick-requests': () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return created
    },
  })
  const { calls } = await openApp(wizard, answers)
  await fillIn()
  await button('Teklif iste').click()
  const notice = page.getByText('İşlem sırasında bir hata oluştu.')
  await expect.element(notice).toBeVisible()
  expect(page.getByText('Talep gönderilemedi.').elements()).toHaveLength(1)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Talep gönderilemedi.')
  holdNotice(notice)
  await button('Geri').click()
  await expect.element(notice).not.toBeInTheDocument()
  await button('Devam et').click()
  isDown = false
  await button('Teklif iste').click()
  await expect.element(step('Talep Alındı')).toBeVisible()
  const keys = sent(calls).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test('a draft is there again after a reload, until it is sent or thrown away', async () => {
  const { reopen } = await openApp(wizard, asCustomer({ 'POST /quick-requests': created }))
  await fillIn()
  reopen()
  await expect.element(page.getByText('Kaldığınız yerden devam ediyorsunuz.')).toBeVisible()
  await expect.element(page.getByText('Timbuktu')).toBeVisible()
  await button('Teklif iste').click()
  await expect.element(step('Talep Alındı')).toBeVisible()
  reopen(wizard)
  await expect.element(step('Yükünüz nasıl taşınsın?')).toBeVisible()
  await expect.element(page.getByLabelText('Deniz, parsiyel (LCL)')).not.toBeChecked()
})

test('repeating a request leaves an unfinished draft as it is', async () => {
  const { reopen } = await openApp(wizard, asCustomer({ 'POST /quick-requests': created }, [aRequest]))
  await fillIn()
  reopen(`${wizard}&repeat=${aRequest.id}`)
  await expect.element(page.getByText('Hazır olma tarihini seçin.')).toBeVisible()
  await button('Yarın').click()
  await button('Devam et').click()
  await expect
    .element(page.getByText('Önceki talebinizin bilgileri dolduruldu.', { exact: true }))
    .toBeVisible()
  reopen()
  await expect.element(page.getByText('Kaldığınız yerden devam ediyorsunuz.')).toBeVisible()
  await expect.element(page.getByText(aRequest.description)).toBeVisible()
  await button('Teklif iste').click()
  await button('Yeni talep oluştur').click()
  await expect.element(page.getByText('Çini karo')).toBeVisible()
})

test('a repeat that was only looked at is no draft, also when its request changes meanwhile', async () => {
  let title = aRequest.title
  const answers = asCustomer({ [`GET /requests/${aRequest.id}`]: () => ({ ...aRequest, title }) }, [aRequest])
  const { calls, live, reopen } = await openApp(`${wizard}&repeat=${aRequest.id}`, answers)
  const repeated = page.getByText('Önceki talebinizin bilgileri dolduruldu.')
  const reads = () => calls.filter(({ url }) => url.endsWith(`/requests/${aRequest.id}`)).length
  await expect.element(repeated).toBeVisible()
  const before = reads()
  title = 'Başka başlık'
  live.emit('request.changed', { id: aRequest.id, number: aRequest.number, change: 'edited' })
  await expect.poll(reads).toBeGreaterThan(before)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  reopen(`${wizard}&repeat=${aRequest.id}`)
  await expect.element(repeated).toBeVisible()
})
