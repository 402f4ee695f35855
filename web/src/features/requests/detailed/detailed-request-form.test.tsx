import type { PortCandidate, SuggestedPorts } from '@kervan/domain/places/places.contract.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdNotice } from '#testing/acts.ts'
import { problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'
import { aRequest, asCustomer } from '#testing/signed-in.ts'

const address = '/dashboard?view=requests&new=detailed'
const created = { id: aRequest.id, number: aRequest.number, quote_due_at: aRequest.quote_due_at }
const none = { best: null, alternatives: [] }
const ports: SuggestedPorts = { pol: none, pod: none, gates: [], notice: null }
const send = () => page.getByRole('button', { name: 'Detaylı Talep Gönder' })
const sent = (calls: readonly Request[]) => calls.filter(({ url }) => url.endsWith('/detailed-requests'))

/** Everything that must be known of a shipment by sea. */
async function fillBasics(title: string) {
  await page.getByLabelText('Talep başlığı').fill(title)
  await page.getByRole('radio', { name: 'Deniz' }).click()
  await page.getByLabelText('Teslimat şekli').selectOptions('Kapıdan limana')
  await page.getByLabelText('Servis türü').selectOptions('Tam konteyner (FCL)')
  for (const [end, country, city] of [
    ['Çıkış', 'turkey', 'Mersin'],
    ['Varış', 'Almanya', 'Hamburg'],
  ] as const) {
    const fields = page.getByRole('group', { name: end, exact: true })
    await fields.getByLabelText('Ülke', { exact: true }).fill(country)
    await fields.getByLabelText('Şehir').fill(city)
  }
  await page.getByLabelText('Tercih edilen tarih').fill('2099-03-05')
  await page.getByLabelText('Alım adresi').fill('Örnek Sanayi Sitesi 4. Blok')
}

test('what cannot be sent is said once and keeps what was typed; sent twice it is one request', async () => {
  let isDown = true
  const answers = asCustomer(
    {
      'GET /places/suggested-ports': ports,
      'POST /detailed-requests': () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return created
      },
    },
    [aRequest],
  )
  const { calls } = await openApp(address, answers)
  await fillBasics('Çini karo')
  // In the middle of five tabs Enter alone is rarely meant to send.
  await userEvent.keyboard('{Enter}')
  expect(sent(calls)).toEqual([])
  await send().click()
  await expect.element(page.getByText('Full-intake başarısız')).toBeVisible()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Talep oluşturulamadı. Bağlantı kurulamadı.')
  // The notice does not repeat what is in the form.
  expect(page.getByText('Bağlantı kurulamadı.').elements()).toHaveLength(1)
  isDown = false
  await send().dblClick()
  await expect.element(page.getByText('Talep Kaydedildi')).toBeVisible()
  const keys = sent(calls).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('once the lane is known one transit time is shown; the letters of an airport only by air', async () => {
  const best: PortCandidate = {
    code: 'TRIST',
    name: 'İstanbul',
    country_code: 'TR',
    country: 'Türkiye',
    kinds: ['city', 'port', 'airport'],
    iata: 'IST',
    utilization: 0.5,
    utilization_known: false,
    score: 0.5,
    basis: 'usual',
    distance_km: 0,
  }
  const suggested: SuggestedPorts = { ...ports, pol: { best, alternatives: [best] } }
  await openApp(address, asCustomer({ 'GET /places/suggested-ports': suggested }))
  await expect.element(page.getByText('standart 7–14')).toBeVisible()
  await fillBasics('Çini karo')
  await expect.element(page.getByText('Tahmini transit süre')).toBeVisible()
  await expect.element(page.getByText('standart 7–14')).not.toBeInTheDocument()
  const shown = page.getByRole('region', { name: /^Önerilen/ })
  await expect.element(shown).toMatchTextContent('İstanbul')
  await expect.element(shown).toMatchTextContent('Şehrin kendi limanı')
  await expect.element(shown).not.toMatchTextContent('(IST)')
  await page.getByRole('radio', { name: 'Hava' }).click()
  await expect.element(shown).toMatchTextContent('İstanbul (IST)')
})

test('where there is no such way, that is said and no days are', async () => {
  const nowhere = {
    basis: 'no_way',
    soonest_days: null,
    latest_days: null,
    median_days: null,
    deliveries: 0,
    from_port: null,
    to_port: null,
  }
  await openApp(address, asCustomer({ 'GET /places/suggested-ports': ports, 'GET /lane-transit': nowhere }))
  await fillBasics('Çini karo')
  await expect.element(page.getByText('Bu hatta deniz yolu yok')).toBeVisible()
  await expect.element(page.getByText('Tahmini transit süre')).not.toBeInTheDocument()
})

test('what is missing is said until somebody works on: its tab is opened and marked, its field focused', async () => {
  const { calls } = await openApp(address, asCustomer({ 'GET /places/suggested-ports': ports }))
  await fillBasics('Çini karo')
  await page.getByLabelText('Alım adresi').fill('')
  await page.getByRole('tab', { name: 'Ticari' }).click()
  await send().click()
  const notice = page.getByText('Form Hatası')
  const pickup = page.getByLabelText('Alım adresi')
  await expect.element(notice).toBeVisible()
  await expect
    .element(page.getByRole('tab', { name: 'Temel bilgiler (düzeltilecek 1 alan)' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(pickup).toHaveFocus()
  await expect.element(pickup).toHaveAccessibleDescription('Alım adresi gerekli')
  holdNotice(notice)
  await userEvent.keyboard('Örnek Sanayi Sitesi')
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab', { name: 'Temel bilgiler', exact: true })).toBeVisible()
  expect(sent(calls)).toEqual([])
})

test('a wrong UN number is said once, while it is typed and when it is sent', async () => {
  await openApp(address, asCustomer({ 'GET /places/suggested-ports': ports }))
  await fillBasics('Boya')
  await page.getByRole('tab', { name: 'Yük detayları' }).click()
  await page.getByLabelText('Yükün türü').selectOptions('Tehlikeli madde')
  const said = () => page.getByText('UN numarası dört rakamdır: UN1263.').elements()
  await page.getByLabelText('UN numarası').fill('UN12345')
  await expect.poll(said).toHaveLength(1)
  await send().click()
  await expect.element(page.getByLabelText('UN numarası')).toHaveFocus()
  // In the form once; the notice repeats what it is about.
  const form = page.getByRole('tabpanel')
  expect(form.getByText('UN numarası dört rakamdır: UN1263.').elements()).toHaveLength(1)
})

test('a request is repeated with what it said; another way of travelling has its own services and fields', async () => {
  const earlier: typeof aRequest = {
    ...aRequest,
    form: 'detailed',
    title: 'Çini karo',
    delivery_mode: 'door-to-port',
    service_type: 'FCL',
  }
  await openApp(
    `${address}&repeat=${earlier.id}`,
    asCustomer({ 'GET /places/suggested-ports': ports }, [earlier]),
  )
  await expect.element(page.getByText('Önceki talebinizin bilgileri dolduruldu.')).toBeVisible()
  await expect.element(page.getByLabelText('Talep başlığı')).toHaveValue('Çini karo')
  await expect.element(page.getByLabelText('Servis türü')).toHaveValue('FCL')
  await page.getByRole('radio', { name: 'Kara' }).click()
  await expect.element(page.getByLabelText('Servis türü')).toHaveValue('')
  await page.getByRole('tab', { name: 'Taşımaya özel' }).click()
  await expect.element(page.getByLabelText('Araç tipi')).toBeVisible()
  await expect.element(page.getByLabelText('Konteyner tipi')).not.toBeInTheDocument()
})

test('a lost session keeps the draft, which is there again after signing in', async () => {
  let isSignedIn = false
  const answers = asCustomer(
    {
      'GET /places/suggested-ports': ports,
      'POST /detailed-requests': () =>
        isSignedIn ? created : problem(401, 'UNAUTHORIZED', 'Oturumunuz sona erdi.'),
    },
    [aRequest],
  )
  const { reopen } = await openApp(address, answers)
  await fillBasics('Seramik')
  await send().click()
  await expect.element(page.getByText('Giriş Gerekli')).toBeVisible()
  isSignedIn = true
  reopen(address)
  await expect.element(page.getByText('Kaldığınız yerden devam ediyorsunuz.')).toBeVisible()
  await expect.element(page.getByLabelText('Talep başlığı')).toHaveValue('Seramik')
  await send().click()
  await expect.element(page.getByText('Talep Kaydedildi')).toBeVisible()
})
