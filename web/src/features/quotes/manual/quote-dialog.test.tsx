import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveWithoutSaving } from '#testing/acts.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aPricedRequest, aRequest, asStaff, completeProfile } from '#testing/signed-in.ts'

const made = { id: '01890a5d-ac96-774b-bcce-000000000030', quote_no: 'TMP-1773000000000' }
const address = '/staff/quotes/new'
const basis = {
  charges: [
    {
      id: '01890a5d-ac96-774b-bcce-000000000040',
      kind: 'local_origin',
      title: 'Çıkış terminal elleçleme (THC)',
      unit: 'container',
      currency: 'USD',
      unit_price: '185',
      unit_cost: '165',
      tax_code: '311',
      is_disbursement: false,
      transport_modes: ['sea_fcl'],
    },
  ],
  tax_codes: [
    { code: '311', title: 'KDV istisnası', percent: '0', exemption_reason: '311', next: null },
    { code: 'KDV20', title: 'KDV %20', percent: '20', exemption_reason: null, next: null },
  ],
  target_margin_pct: '18',
  floor_margin_pct: '8',
  clauses: [],
  out_of_scope: [],
}
const rates = {
  current: [
    { currency: 'EUR', buying: '50.0000' },
    { currency: 'USD', buying: '40.0000' },
    { currency: 'GBP', buying: '60.0000' },
  ],
}
const answers = (more: Answers = {}, requests: readonly (typeof aRequest)[] = []) =>
  asStaff(
    {
      'GET /staff/pricing-basis': basis,
      'GET /staff/rates': rates,
      'GET /customers': { items: [completeProfile], next_cursor: null },
      'POST /staff/quotes': made,
      ...more,
    },
    requests,
  )
const dialog = () => page.getByRole('dialog', { name: /^Teklif hazırla/ })
const field = (name: string) => dialog().getByLabelText(name, { exact: true })
const remove = (what: string) => dialog().getByRole('button', { name: `${what} sil` })
const create = () => dialog().getByRole('button', { name: 'Teklifi oluştur' })
const sent = (calls: readonly Request[]) =>
  calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/staff/quotes'))

async function writePhone(phone = '+90 532 000 00 01') {
  await dialog().getByRole('radio', { name: 'Yeni müşteri' }).click()
  await field('Telefon').fill(phone)
}

test('rows cannot go below one, and every mode asks for its own cargo', async () => {
  await openApp(address, answers())
  await expect.element(field('1. konteyner, Tip')).toHaveValue('20GP')
  await expect.element(remove('1. konteyner')).toBeDisabled()
  await expect.element(remove('1. kalem')).toBeDisabled()
  await dialog().getByRole('button', { name: 'Konteyner ekle' }).click()
  await expect.element(remove('1. konteyner')).toBeEnabled()
  await remove('2. konteyner').click()
  await expect.element(remove('1. konteyner')).toBeDisabled()

  const mode = field('Taşıma şekli')
  await userEvent.selectOptions(mode, 'sea_lcl')
  await expect.element(field('Hacim')).toBeVisible()
  await expect.element(field('1. konteyner, Tip')).not.toBeInTheDocument()
  await userEvent.selectOptions(mode, 'air')
  await expect.element(field('Toplam ağırlık')).toBeVisible()
  await expect.element(remove('1. ölçü')).toBeDisabled()
  await expect.element(field('1. kalem, Kalem')).toHaveValue('Air Freight')
  await userEvent.selectOptions(mode, 'van')
  await expect.element(field('Palet')).toBeVisible()
  await expect.element(field('Forklift gerekir')).not.toBeChecked()
})

test('a delivery term says who pays what, and one of ships is told its twin', async () => {
  await openApp(address, answers())
  await expect.element(field('Teslim şekli')).toHaveValue('FOB')
  await expect.element(dialog().getByText(/Satıcı yükü gemiye kadar getirir/)).toBeVisible()
  await dialog().getByRole('button', { name: 'FCA kullan' }).click()
  await expect.element(field('Teslim şekli')).toHaveValue('FCA')
  await expect.element(dialog().getByText(/yükü alıcının taşıyıcısına teslim eder/)).toBeVisible()
})

test('a lead with a phone number only: one quote, however often the button is pressed, and its page opens', async () => {
  const answer = Promise.withResolvers<object>()
  const {
    calls,
    live,
    address: present,
  } = await openApp(address, answers({ 'POST /staff/quotes': () => answer.promise }))
  await create().click()
  await expect.element(page.getByText('Müşteri seçimi veya müşteri bilgileri gerekli').first()).toBeVisible()
  expect(sent(calls)).toHaveLength(0)
  await writePhone()
  await create().dblClick()
  await expect.element(create()).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
  // The request that was made with it is no news to who made it, a colleague's is.
  const news = {
    request_id: aRequest.id,
    number: aRequest.number,
    title: 'Belirtilmedi – Belirtilmedi',
    change: 'created',
    status: 'pending',
    customer_id: made.id,
    customer_name: '',
    quote_amount: null,
    quote_currency: null,
  }
  live.emit('request.changed', news)
  live.emit('request.changed', {
    ...news,
    request_id: made.id,
    number: 'TLP-2026-000999',
    title: 'Başkasının',
  })
  await expect.element(page.getByText('Yeni talep: TLP-2026-000999')).toBeVisible()
  expect(page.getByText(`Yeni talep: ${aRequest.number}`).query()).toBeNull()
  answer.resolve(made)
  await expect.poll(present).toBe(`/staff/quotes/${made.id}`)
  await expect.element(page.getByText('Teklif Oluşturuldu')).toBeVisible()
  await expect.element(page.getByText(made.quote_no)).toBeVisible()
  expect(sent(calls)).toHaveLength(1)
  const body = await sent(calls)[0]?.json()
  expect(body.new_customer).toMatchObject({ phone: '+90 532 000 00 01', email: null })
  expect(body).not.toHaveProperty('etd')
})

test('a failure says why at its field, keeps what was typed, and the same act repeats its key', async () => {
  const refusals = [
    () => {
      throw new TypeError('the answer was lost')
    },
    () =>
      Response.json(
        {
          code: 'BAD_REQUEST',
          status: 400,
          message: 'Eksik ya da hatalı alan var.',
          request_id: 'test',
          data: { issues: [{ path: 'new_customer.phone', message: 'Telefonu kontrol edin.' }] },
        },
        { status: 400 },
      ),
  ]
  const { calls } = await openApp(
    address,
    answers({ 'POST /staff/quotes': () => refusals.shift()?.() ?? made }),
  )
  await writePhone()
  await field('1. kalem, Birim fiyat').fill('1.250,50')
  for (const words of [
    /Teklif oluşturulurken hata oluştu\. Bağlantı kurulamadı/,
    /Eksik ya da hatalı alan var/,
  ]) {
    await create().click()
    await expect.element(page.getByText(words)).toBeVisible()
  }
  await expect.element(dialog().getByText('Telefonu kontrol edin.')).toBeVisible()
  await expect.element(field('Telefon')).toHaveFocus()
  await expect.element(field('1. kalem, Birim fiyat')).toHaveValue('1.250,50')
  const keys = sent(calls).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test('a known customer is found by typing; who is not found becomes a new one', async () => {
  const { calls } = await openApp(address, answers())
  await field('Müşteri seçin').fill('Defne')
  await dialog()
    .getByRole('option', { name: /Defne Işık, Örnek Tekstil/ })
    .click()
  await field('1. kalem, Kalem').click()
  await dialog().getByRole('option', { name: /THC/ }).click()
  await expect.element(field('1. kalem, Birim fiyat')).toHaveValue('185')
  await expect.element(dialog().getByText('Marj %10,81 · Kritik')).toBeVisible()
  await create().click()
  await expect.poll(() => sent(calls).length).toBe(1)
  expect(await sent(calls)[0]?.json()).toMatchObject({
    customer_id: completeProfile.id,
    items: [{ kind: 'local_charges', tax_code: '311', unit_price: '185', unit_cost: '165' }],
  })
})

test('a name that is not found becomes a new customer’s', async () => {
  await openApp(address, answers())
  await field('Müşteri seçin').fill('Mert Kaya')
  await dialog().getByRole('option', { name: 'Yeni oluştur: Mert Kaya' }).click()
  await expect.element(field('Ad')).toHaveValue('Mert')
  await expect.element(field('Soyad')).toHaveValue('Kaya')
})

test('customers that cannot be loaded are said to be so', async () => {
  await openApp(address, answers({ 'GET /customers': () => problem(403, 'FORBIDDEN', 'Yetkiniz yok.') }))
  await expect.element(dialog().getByText('Müşteriler yüklenirken hata oluştu')).toBeVisible()
})

test('a request is priced with what it says, and a quote that it has already is led to', async () => {
  const exists = Response.json(
    { code: 'UNSENT_EXISTS', status: 409, message: 'Var.', request_id: 'test', data: { id: made.id } },
    { status: 409 },
  )
  const { address: present } = await openApp(
    '/staff/requests?search=TLP',
    answers({ 'POST /staff/quotes': exists, 'GET /port-suggestions': { pol: {}, pod: {} } }, [aRequest]),
  )
  await userEvent.hover(page.getByRole('row').last())
  await page.getByRole('link', { name: `Fiyatla: ${aRequest.number}`, exact: true }).click()
  await expect.poll(present).toBe(`/staff/requests?search=TLP&price=${aRequest.id}`)
  await expect.element(field('Yükleme limanı')).toHaveValue('Mersin')
  await expect.element(dialog().getByText('Defne Işık, Örnek Tekstil')).toBeVisible()
  expect(dialog().getByRole('radio').query()).toBeNull()
  await field('Boşaltma limanı').fill('Bremen')
  await leaveWithoutSaving(() => history.back())
  await expect.poll(present).toBe('/staff/requests?search=TLP')
  await page.getByRole('link', { name: `Fiyatla: ${aRequest.number}`, exact: true }).click()
  await create().click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('hazırlanan bir teklifi zaten var')
  await dialog().getByRole('link', { name: 'Hazırlanan teklifi aç' }).click()
  await expect.poll(present).toBe(`/staff/quotes/${made.id}`)
})

test('a term that its customer has not said is not guessed', async () => {
  await openApp(`${address}?requestId=${aRequest.id}`, answers({}, [aRequest]))
  await expect.element(field('Yükleme limanı')).toHaveValue('Mersin')
  await expect.element(field('Teslim şekli')).toHaveValue('')
})

test('a request with a quote in preparation opens that one', async () => {
  const unsent = {
    [`GET /staff/requests/${aRequest.id}/unsent-quote`]: {
      quote_id: made.id,
      quote_no: made.quote_no,
      status: 'draft',
    },
  }
  const { address: present } = await openApp(
    `${address}?requestId=${aRequest.id}`,
    answers(unsent, [aRequest]),
  )
  await expect.poll(present).toBe(`/staff/quotes/${made.id}`)
  await expect.element(page.getByText('Bu talebin hazırlanan bir teklifi zaten var.')).toBeVisible()
})

test('the quote that is made in the dialog is not said to be there already', async () => {
  const path = `GET /staff/requests/${aRequest.id}/unsent-quote`
  let asked = 0
  const unsent = { quote_id: made.id, quote_no: made.quote_no, status: 'draft' }
  const none = { quote_id: null, quote_no: null, status: null }
  const { live, address: present } = await openApp(
    `${address}?requestId=${aRequest.id}`,
    answers({ [path]: () => (asked++ === 0 ? none : unsent) }, [aRequest]),
  )
  await expect.element(field('Yükleme limanı')).toHaveValue('Mersin')
  live.emit('quote.changed', {
    quote_id: made.id,
    quote_no: made.quote_no,
    request_id: aRequest.id,
    customer_id: aRequest.customer_id,
    status: 'draft',
    version: 1,
    by: made.id,
  })
  await field('Boşaltma limanı').fill('Bremen')
  await create().click()
  await expect.poll(present).toBe(`/staff/quotes/${made.id}`)
  await expect.element(page.getByText('Teklif Oluşturuldu')).toBeVisible()
  expect(page.getByText('Bu talebin hazırlanan bir teklifi zaten var.').query()).toBeNull()
  expect(asked).toBe(1)
})

test('a request that waits for no price, and one that does not exist, are said to be so', async () => {
  const approved = { ...aPricedRequest, status: 'approved' as const }
  const { reopen, address: present } = await openApp(
    `${address}?requestId=${approved.id}`,
    answers({}, [approved]),
  )
  await expect.element(dialog().getByText(/Bu talep artık fiyat beklemiyor/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(present).toBe('/staff/quotes')
  reopen(`${address}?requestId=unknown`)
  await expect.element(dialog()).toBeVisible()
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await openApp(address, answers(), screen)
    await expect.element(field('1. kalem, Kalem')).toHaveValue('Ocean Freight')
    await expect.element(dialog().getByLabelText('Toplamlar')).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)

test('the quantity of the freight follows the cargo until another one is typed', async () => {
  await openApp(address, answers())
  await field('1. konteyner, Adet').fill('3')
  await expect.element(field('1. kalem, Miktar')).toHaveValue('3')
  await userEvent.selectOptions(field('Taşıma şekli'), 'sea_lcl')
  await field('Hacim').fill('4,25')
  await expect.element(field('1. kalem, Miktar')).toHaveValue('4,25')
  await field('1. kalem, Miktar').fill('5')
  await field('Hacim').fill('6')
  await expect.element(field('1. kalem, Miktar')).toHaveValue('5')
})

test('without rates the dialog says that the total comes later, and asks again on demand', async () => {
  let isBroken = true
  const current = () => (isBroken ? problem(503, 'BUSY', 'Sunucu meşgul.') : rates)
  await openApp(address, answers({ 'GET /staff/rates': current }))
  await expect.element(dialog().getByText(/toplam, teklif oluşturulunca görünür/)).toBeVisible()
  isBroken = false
  await dialog().getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.element(dialog().getByText('Ara toplam')).toBeVisible()
})

test('an expired session loses nothing that was typed; whoever leaves on purpose begins anew', async () => {
  const expired = { 'POST /staff/quotes': () => problem(401, 'UNAUTHORIZED') }
  const { reopen } = await openApp(address, answers(expired))
  await writePhone()
  await field('1. kalem, Birim fiyat').fill('62,5')
  await create().click()
  await expect.element(page.getByText('Bu cihazdaki oturumunuz sona erdi', { exact: false })).toBeVisible()
  reopen(address)
  await expect.element(field('Telefon')).toHaveValue('+90 532 000 00 01')
  await expect.element(field('1. kalem, Birim fiyat')).toHaveValue('62,5')
  await expect.element(page.getByText('Yarım kalan teklif geri getirildi')).toBeVisible()
  await leaveWithoutSaving(() => dialog().getByRole('button', { name: 'Vazgeç' }).click())
  await expect.element(dialog()).not.toBeInTheDocument()
  reopen(address)
  await expect.element(field('Müşteri seçin')).toHaveValue('')
})
