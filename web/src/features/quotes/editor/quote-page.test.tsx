/** The quote page: lines, margin, saving by itself, a second editor, and steps taken back. */
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { equipmentTypes } from '@kervan/domain/quotes/quote-options.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBasis, aLine, aQuote, quoteDesk } from '#testing/a-quote.ts'
import { problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

const address = `/staff/quotes/${aQuote.id}`
const lineOf = (title: string) => page.getByRole('group', { name: title })
const bar = page.getByRole('toolbar', { name: 'Teklif işlemleri' })
const saved = bar.getByText(/^Kaydedildi \d/)

test.each(['desktop', 'phone'] as const)(
  'is clean and accessible on a %s, in the light and in the dark',
  async (screen) => {
    await openApp(address, quoteDesk().answers, screen)
    await expect.element(page.getByRole('heading', { level: 1, name: aQuote.quote_no })).toBeVisible()
    await expect.element(page.getByText('Henüz aktivite kaydı yok')).toBeInTheDocument()
    expect(document.title).toBe('KRV-2026-000123 · Kervan Lojistik')
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectReadable()
  },
)

test('a line of the catalogue brings its price, cost and tax; the figures follow at once and are saved', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  const picker = page.getByLabelText('Katalogdan ekle')
  await picker.click()
  await expect.element(page.getByRole('option', { name: 'Konşimento (B/L)' })).toBeVisible()
  expect(page.getByRole('option', { name: 'AWB' }).query()).toBeNull()
  await page.getByRole('option', { name: 'Konşimento (B/L)' }).click()
  const added = lineOf('Konşimento (B/L)')
  await expect.element(added.getByLabelText('Birim fiyat')).toHaveFocus()
  await expect.element(added.getByLabelText('Birim maliyet')).toHaveValue('40')
  await added.getByLabelText('Miktar').fill('2')
  // 2000 + 360 and its tax of 72, and 120 dollars at 0,8 with theirs of 19,2.
  await expect.element(bar.getByText('2.547,20 €')).toBeVisible()
  await expect.element(saved).toBeVisible()
  expect(desk.quote.items.at(-1)).toMatchObject({
    title: 'Konşimento (B/L)',
    quantity: '2',
    unit_price: '60',
  })
})

test('a place that is too long is not cut unseen: it is said, and not saved', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  const place = page.getByLabelText('Yükleme yeri (POL)')
  const long = 'Ambarlı Liman Tesisleri, '.repeat(4)
  await place.fill(long)
  await expect.element(place).toHaveValue(long)
  await expect.element(page.getByText('En fazla 80 karakter.')).toBeVisible()
  expect(desk.quote.pol).toBe(aQuote.pol)
  await place.fill('Ambarlı')
  await expect.poll(() => desk.quote.pol).toBe('Ambarlı')
})

test('one click writes the price that reaches the target', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  const margin = page.getByRole('region', { name: 'Marj' })
  await expect.element(margin.getByText('Kritik')).toBeVisible()
  await expect.element(margin.getByText(/Maliyeti girilmeyenler.*THC/)).toBeVisible()
  await margin.getByRole('button', { name: 'Bu fiyatı yaz' }).click()
  await expect.element(margin.getByText('Hedefte')).toBeVisible()
  await expect.element(lineOf('Deniz navlunu').getByLabelText('Birim fiyat')).toHaveValue('1.058,83')
  await expect.element(saved).toBeVisible()
  expect(desk.quote.items[0]?.unit_price).toBe('1058.83')
})

test('a removed line comes back with its toast, and steps with Ctrl+Z', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  await lineOf('Deniz navlunu').getByRole('button', { name: 'Sil: Deniz navlunu' }).click()
  await expect.element(lineOf('Deniz navlunu')).not.toBeInTheDocument()
  await expect.poll(() => desk.quote.items.length).toBe(1)
  await page.getByText('Kalem silindi: Deniz navlunu').hover()
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect
    .poll(() => desk.quote.items.map(({ title }) => title))
    .toEqual(aQuote.items.map(({ title }) => title))
  await page.getByLabelText('Teslim şekli (Incoterms)').selectOptions('CIF')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByLabelText('Teslim şekli (Incoterms)')).toHaveValue('FOB')
  await bar.getByRole('button', { name: 'Yinele (Ctrl+Y)' }).click()
  await expect.element(page.getByLabelText('Teslim şekli (Incoterms)')).toHaveValue('CIF')
})

test('lines are moved by keys', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  const handle = page.getByRole('button', { name: 'Taşı: Deniz navlunu' })
  await expect.element(handle).toBeVisible()
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowDown} ')
  await expect
    .poll(() => desk.quote.items.map(({ title }) => title))
    .toEqual(['Terminal elleçleme (THC)', 'Deniz navlunu'])
})

test('somebody else’s change is seen, merges, and the same field asks', async () => {
  const { desk, answers, change } = quoteDesk()
  const { live } = await openApp(address, answers)
  const announce = () =>
    live.emit('quote.changed', { quote_id: aQuote.id, version: desk.quote.version, by: aQuote.customer_id })
  await expect.element(page.getByLabelText('GTİP')).toBeVisible()
  live.emit('quote.editing', { quote_id: aQuote.id, person_id: 'x', name: 'Deniz Aksoy', is_open: true })
  await expect.element(page.getByText('Bu teklif başkasında da açık: Deniz Aksoy.')).toBeVisible()
  await page.getByLabelText('Notlar').fill('Benim notum')
  const price = lineOf('Deniz navlunu').getByLabelText('Birim fiyat')
  await price.fill('1100')
  change({
    fields: { hs_code: { from: '', to: '8483' } },
    changed: [{ id: aLine(41).id, fields: { unit_price: { from: '1000', to: '1200' } } }],
  })
  announce()
  await expect.element(page.getByLabelText('GTİP')).toHaveValue('8483')
  await expect.element(page.getByText('Deniz Aksoy bunu «1.200» yaptı (Birim fiyat).')).toBeVisible()
  await expect.element(price).toHaveValue('1.100')
  await expect.poll(() => desk.quote.notes).toBe('Benim notum')
  expect(desk.quote.items[0]?.unit_price).toBe('1200')
  await expectAccessible()
  await page.getByRole('button', { name: 'Benimki kalsın' }).click()
  await expect.poll(() => desk.quote.items[0]?.unit_price).toBe('1100')
  live.emit('quote.editing', { quote_id: aQuote.id, person_id: 'x', name: 'Deniz Aksoy', is_open: false })
  await expect.element(page.getByText('Bu teklif başkasında da açık')).not.toBeInTheDocument()
})

test('a save that fails is repeated, and nobody leaves without being asked', async () => {
  const { desk, answers } = quoteDesk()
  const working = answers[`PUT /staff/quotes/${aQuote.id}`]
  let isBroken = true
  const { address: shown } = await openApp(address, {
    ...answers,
    [`PUT /staff/quotes/${aQuote.id}`]: (request: Request) =>
      isBroken
        ? problem(503, 'SERVICE_UNAVAILABLE', 'Sunucu meşgul.')
        : (working as (one: Request) => unknown)(request),
  })
  await lineOf('Deniz navlunu').getByLabelText('Miktar').fill('3')
  await expect.element(bar.getByText('Kalemler kaydedilemedi.')).toBeVisible()
  await expect.element(page.getByText('Kalemler kaydedilemedi. Sunucu meşgul.').last()).toBeVisible()
  await page.getByRole('link', { name: 'Talepler' }).first().click()
  await page.getByRole('button', { name: 'Sayfada kal' }).click()
  expect(shown()).toBe(address)
  await expect.element(bar.getByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument()
  isBroken = false
  await expect.element(saved).toBeVisible()
  expect(desk.saves.map(({ changed }) => changed.length)).toEqual([1])
  // Leaving at once saves first.
  await page.getByLabelText('Notlar').fill('Son söz')
  await page.getByRole('link', { name: 'Talepler' }).first().click()
  await expect.poll(shown).toBe('/staff/requests')
  expect(desk.quote.notes).toBe('Son söz')
})

test.each([
  [503, 'SERVICE_UNAVAILABLE', 'Teklif kaydedilemedi. Olmadı.'],
  [422, 'TOO_LARGE', 'Hesaplama başarısız. Olmadı.'],
] as const)('what could not be saved or summed says so: %i', async (status, code, words) => {
  const refused = () => problem(status, code, 'Olmadı.')
  await openApp(address, quoteDesk(aQuote, { [`PUT /staff/quotes/${aQuote.id}`]: refused }).answers)
  await page.getByLabelText('Notlar').fill('Not')
  await expect.element(page.getByText('Hata', { exact: true })).toBeVisible()
  await expect.element(page.getByText(words).last()).toBeVisible()
})

test('what cannot be stored stays on the screen, marked, and the rest is saved', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  await lineOf('Deniz navlunu').getByLabelText('Miktar').fill('0')
  await page.getByLabelText('GTİP').fill('8483.40')
  await expect.element(bar.getByText('İşaretli alanlar kaydedilmedi')).toBeVisible()
  await expect.element(lineOf('Deniz navlunu').getByText('Sıfırdan büyük bir miktar yazın.')).toBeVisible()
  expect(desk.quote.hs_code).toBe('8483.40')
  expect(desk.quote.items[0]?.quantity).toBe('2')
})

test('an expired session loses nothing: after signing in again the change is saved', async () => {
  const { desk, answers } = quoteDesk()
  const put = `PUT /staff/quotes/${aQuote.id}`
  const working = answers[put] as (request: Request) => unknown
  let isSignedIn = false
  const { calls, reopen } = await openApp(address, {
    ...answers,
    [put]: (request: Request) => (isSignedIn ? working(request) : problem(401, 'UNAUTHORIZED')),
  })
  await page.getByLabelText('Notlar').fill('Oturum bitmeden')
  await expect.element(page.getByText('Bu cihazdaki oturumunuz sona erdi', { exact: false })).toBeVisible()
  isSignedIn = true
  reopen(address)
  await expect.element(page.getByLabelText('Notlar')).toHaveValue('Oturum bitmeden')
  await expect.poll(() => desk.quote.notes).toBe('Oturum bitmeden')
  await expect.element(saved).toBeVisible()
  // One was refused, the other is the kept one: nothing is sent by a page that goes without a session.
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

test('what somebody changes while the page is still loading is shown too', async () => {
  const { desk, answers, change } = quoteDesk()
  const basis = Promise.withResolvers<object>()
  const { calls, live } = await openApp(address, {
    ...answers,
    'GET /staff/pricing-basis': () => basis.promise,
  })
  const isRead = () => calls.some(({ url }) => new URL(url).pathname === `/api${address}`)
  await expect.poll(isRead).toBe(true)
  change({ fields: { notes: { from: aQuote.notes, to: 'Bu arada yazıldı' } } })
  live.emit('quote.changed', { quote_id: aQuote.id, version: desk.quote.version, by: aQuote.customer_id })
  basis.resolve(aBasis)
  await expect.element(page.getByLabelText('Notlar')).toHaveValue('Bu arada yazıldı')
})

test('a sent quote is read, not written, and says where it stands', async () => {
  const clauses = ['Aynı madde', 'Aynı madde']
  const sent: QuoteDocument = { ...aQuote, status: 'sent', revision: 2, terms_conditions: clauses }
  await openApp(`/quote-preview/${aQuote.id}`, quoteDesk(sent).answers)
  await expect.element(page.getByText('Gönderildi, yanıt bekleniyor')).toBeVisible()
  await expect.element(page.getByText('Rev. 2')).toBeVisible()
  expect(page.getByRole('textbox').query()).toBeNull()
  // What it costs us and earns can still be read.
  await expect.element(page.getByText('Birim maliyet 900,00 € · Marj %10')).toBeVisible()
  await expect.element(page.getByText('maliyet yok')).toBeVisible()
  expect(page.getByText('Aynı madde').elements()).toHaveLength(2)
  await expectAccessible()
})

test('a quote without lines, a missing one, and one that cannot be loaded say so', async () => {
  const { reopen } = await openApp(address, quoteDesk({ ...aQuote, items: [] }).answers)
  await expect.element(page.getByText('Henüz fiyat kalemi eklenmemiş.')).toBeVisible()
  reopen('/staff/quotes/yok')
  await expect.element(page.getByText('Teklif yüklenemedi')).toBeVisible()
})

test('a quote that does not exist', async () => {
  const missing = {
    [`GET /staff/quotes/${aQuote.id}`]: () => problem(404, 'NOT_FOUND', 'Teklif bulunamadı.'),
  }
  await openApp(address, quoteDesk(aQuote, missing).answers)
  await expect.element(page.getByText('Teklif bulunamadı.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Tekliflere git' }))
    .toHaveAttribute('href', '/staff/quotes')
})

test('a copy goes to another lane and is opened', async () => {
  const copy = { ...aQuote, id: aLine(60).id, quote_no: 'TMP-1', pod: 'Rotterdam' }
  let sent: unknown
  let copied: string | undefined
  const { desk, answers } = quoteDesk()
  const { address: shown } = await openApp(address, {
    ...quoteDesk(copy).answers,
    ...answers,
    'POST /staff/quote-copies': async (request: Request) => {
      sent = await request.json()
      copied = desk.quote.items[0]?.quantity
      return { id: copy.id, quote_no: copy.quote_no }
    },
    [`GET /staff/quotes/${copy.id}`]: copy,
    [`GET /staff/quotes/${copy.id}/events`]: { events: [] },
    [`POST /staff/quotes/${copy.id}/editing`]: { ok: true },
  })
  await lineOf('Deniz navlunu').getByLabelText('Miktar').fill('0')
  await bar.getByRole('button', { name: 'Kopyala' }).click()
  const dialog = page.getByRole('dialog', { name: 'Teklifi kopyala' })
  await dialog.getByRole('button', { name: 'Kopyala' }).click()
  await expect.element(dialog.getByText('Önce kaydedilmeyen alanları düzeltin.')).toBeVisible()
  expect(sent).toBeUndefined()
  await userEvent.keyboard('{Escape}')
  // What was typed a moment ago is in the copy too.
  await lineOf('Deniz navlunu').getByLabelText('Miktar').fill('5')
  await bar.getByRole('button', { name: 'Kopyala' }).click()
  await dialog.getByLabelText('Boşaltma yeri (POD)').fill('Rotterdam')
  await dialog.getByRole('button', { name: 'Kopyala' }).click()
  await expect.poll(shown).toBe(`/staff/quotes/${copy.id}`)
  expect(sent).toMatchObject({
    quote_id: aQuote.id,
    customer_id: aQuote.customer_id,
    pol: 'Mersin',
    pod: 'Rotterdam',
  })
  expect(copied).toBe('5')
  await expect.element(page.getByRole('heading', { level: 1, name: 'TMP-1' })).toBeVisible()
})

test('the customer’s answer appears in the history at once', async () => {
  const { desk, answers } = quoteDesk({ ...aQuote, status: 'sent' })
  const events: object[] = []
  const { live } = await openApp(address, {
    ...answers,
    [`GET /staff/quotes/${aQuote.id}/events`]: () => ({ events }),
  })
  await expect.element(page.getByText('Henüz aktivite kaydı yok')).toBeVisible()
  events.push({
    id: aLine(70).id,
    event: 'won',
    created_at: new Date().toISOString(),
    actor_name: 'Defne Işık',
    meta: { total: '2380.00', currency: 'EUR', ip_address: '203.0.113.7' },
  })
  desk.quote = { ...desk.quote, status: 'accepted' }
  const { id: quote_id, quote_no, request_id, customer_id } = aQuote
  live.emit('quote.changed', { quote_id, quote_no, request_id, customer_id, status: 'accepted' })
  await expect.element(page.getByText('Teklif kazanıldı')).toBeVisible()
  await expect.element(page.getByText('Defne Işık · 2.380,00 € · 203.0.113.7')).toBeVisible()
  await expect.element(page.getByText('Teklif kabul edildi')).toBeVisible()
})

test('accepted with an option, the page has the customer’s total and says what they chose', async () => {
  const option = aLine(43, { kind: 'insurance', title: 'Sigorta', quantity: '1', unit_price: '85.50' })
  const sent = { ...aQuote, status: 'sent' as const, items: [aLine(41), { ...option, is_optional: true }] }
  const { desk, answers } = quoteDesk(sent)
  const { live } = await openApp(address, answers)
  await expect.element(bar.getByText('2.000,00 €')).toBeVisible()
  await expect.element(page.getByText('(toplama girmez)')).toBeVisible()
  desk.quote = { ...desk.quote, status: 'accepted', accepted_options: [option.id] }
  const { id: quote_id, quote_no, request_id, customer_id } = aQuote
  live.emit('quote.changed', { quote_id, quote_no, request_id, customer_id, status: 'accepted' })
  await expect.element(bar.getByText('2.085,50 €')).toBeVisible()
  await expect.element(page.getByText('Seçildi', { exact: true })).toBeVisible()
  await expect.element(page.getByText('(müşterinin seçtikleri toplamda)')).toBeVisible()
})

test('why it was rejected is said in the customer’s words', async () => {
  const rejected = { status: 'rejected', rejection_reason: 'transit_time' } as const
  await openApp(address, quoteDesk({ ...aQuote, ...rejected, answer_note: 'Ay sonuna yetişmiyor' }).answers)
  const answer = page.getByRole('region', { name: 'Müşterinin yanıtı' })
  await expect.element(answer.getByText('Süre uzun')).toBeVisible()
  await expect.element(answer.getByText('Ay sonuna yetişmiyor')).toBeVisible()
  await expectAccessible()
})

test('equipment stands in the cargo: rows of boxes, or none for a shared one', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  const type = page.getByLabelText('1. konteyner, Tip')
  await expect.element(type).toHaveValue('40HC')
  expect([...(type.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    ...equipmentTypes,
  ])
  const count = page.getByLabelText('1. konteyner, Adet')
  await count.fill('')
  await expect.element(count).toHaveValue('')
  await count.fill('12')
  await expect.poll(() => desk.quote.cargo_details).toEqual({ containers: [{ type: '40HC', qty: 12 }] })
  await type.selectOptions('LCL')
  await page.getByLabelText('Hacim').fill('4,2')
  await expect
    .poll(() => desk.quote)
    .toMatchObject({ transport_mode: 'sea_lcl', cargo_details: { cbm: '4.2' } })
})

test('the rates of the quote lead to the page of rates', async () => {
  await openApp(address, quoteDesk().answers)
  await expect.element(page.getByText('Bülten 2026/218')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Kurlar', exact: true }))
    .toHaveAttribute('href', '/staff/rates')
})

test('saving on demand says that it is done; an emptied price is none', async () => {
  const { desk, answers } = quoteDesk()
  await openApp(address, answers)
  await lineOf('Deniz navlunu').getByLabelText('Birim fiyat').fill('')
  await userEvent.tab()
  await expect.element(lineOf('Deniz navlunu').getByLabelText('Birim fiyat')).toHaveValue('0')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Teklif kaydedildi')).toBeVisible()
  await expect.element(page.getByText('Başarılı', { exact: true })).toBeVisible()
  expect(desk.quote.items[0]?.unit_price).toBe('0')
})

test('who is too late is told that their last words are not in the offer', async () => {
  const { desk, answers } = quoteDesk()
  const { live } = await openApp(address, answers)
  await page.getByLabelText('Notlar').fill('Henüz kaydedilmedi')
  const { id: quote_id, quote_no, request_id, customer_id } = aQuote
  desk.quote = { ...desk.quote, status: 'sent', version: 2 }
  live.emit('quote.changed', { quote_id, quote_no, request_id, customer_id, status: 'sent' })
  await expect.element(page.getByText('Teklif bu arada gönderildi')).toBeVisible()
  await expect.element(page.getByText('Gönderildi, yanıt bekleniyor')).toBeVisible()
  expect(page.getByLabelText('Notlar').query()).toBeNull()
})

test('who has nothing unsaved hears nothing when the quote is sent', async () => {
  const { desk, answers } = quoteDesk()
  const { live } = await openApp(address, answers)
  await page.getByLabelText('Notlar').fill('Kaydedildi')
  await expect.element(saved).toBeVisible()
  const { id: quote_id, quote_no, request_id, customer_id } = aQuote
  desk.quote = { ...desk.quote, status: 'sent', version: desk.quote.version + 1 }
  live.emit('quote.changed', { quote_id, quote_no, request_id, customer_id, status: 'sent' })
  await expect.element(page.getByText('Gönderildi, yanıt bekleniyor')).toBeVisible()
  expect(page.getByText('Teklif bu arada gönderildi').query()).toBeNull()
})

test('the focus goes on to the next line, then to what adds one', async () => {
  await openApp(address, quoteDesk().answers)
  const remove = (title: string) => page.getByRole('button', { name: `Sil: ${title}` })
  await remove('Deniz navlunu').click()
  await expect.element(remove('Terminal elleçleme (THC)')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Boş kalem ekle' })).toHaveFocus()
  await page.getByRole('button', { name: '1. maddeyi sil' }).last().click()
  await expect.element(page.getByRole('button', { name: 'Madde ekle' }).last()).toHaveFocus()
})

test('an arrival before the departure is marked, and a state that cannot be set says so', async () => {
  const failing = { [`PUT /staff/quotes/${aQuote.id}/status`]: () => problem(503, 'BUSY', 'Sunucu meşgul.') }
  await openApp(address, quoteDesk({ ...aQuote, etd: '2099-03-05', eta: '2099-03-01' }, failing).answers)
  await expect.element(page.getByText('En erken 05.03.2099 seçilebilir.')).toBeVisible()
  await bar.getByLabelText('Hazırlık durumu').selectOptions('Hazır')
  await expect.element(page.getByText('Hata', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Teklif kaydedilemedi. Sunucu meşgul.')).toBeVisible()
})

test('a charge of the catalogue is for as much as the cargo measures', async () => {
  const parcel = { transport_mode: 'sea_lcl', cargo_details: { cbm: '4.25', weight_kg: '1850' } } as const
  const [charge] = aBasis.charges
  const charges = [{ ...charge, title: 'Çıkış CFS', unit: 'wm' }]
  await openApp(address, {
    ...quoteDesk({ ...aQuote, ...parcel }).answers,
    'GET /staff/pricing-basis': { ...aBasis, charges },
  })
  const standsOn = page.getByRole('region', { name: 'Fiyatın dayanağı' })
  for (const text of ['Ücrete esas ağırlık', '4,25 W/M', 'Teslim şekli', 'Kim öder'])
    await expect.element(standsOn.getByText(text, { exact: true })).toBeVisible()
  await page.getByLabelText('Katalogdan ekle').click()
  await page.getByRole('option', { name: 'Çıkış CFS' }).click()
  await expect.element(lineOf('Çıkış CFS').getByLabelText('Miktar')).toHaveValue('4,25')
})

test('names without a blank and twelve digits stay inside a phone', async () => {
  const long = { title: 'x'.repeat(140), quantity: '1' }
  const items = [
    aLine(41, { ...long, unit_price: '123456789012', unit_cost: '123456789011' }),
    aLine(42, { ...long, unit_cost: null }),
  ]
  await openApp(address, quoteDesk({ ...aQuote, items }).answers, 'phone')
  await expect.element(page.getByText(/Maliyeti girilmeyenler marjda yok: x/)).toBeInTheDocument()
  expectNoSidewaysScroll()
})
