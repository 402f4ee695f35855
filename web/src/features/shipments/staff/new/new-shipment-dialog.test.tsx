/** The dialog that opens a shipment: over the list, kept through the end of a session, sent once, refused at the right fields. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveWithoutSaving } from '#testing/acts.ts'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff, completeProfile } from '#testing/signed-in.ts'

const address = '/staff/shipments/new'
const made = {
  id: '01890a5d-ac96-774b-bcce-000000000050',
  shipment_number: 'SH-00000050',
  request_id: '01890a5d-ac96-774b-bcce-000000000051',
  quote_id: '01890a5d-ac96-774b-bcce-000000000052',
  quote_no: 'KRV-2026-000123',
}
const ece = { id: '01890a5d-ac96-774b-bcce-000000000002', full_name: 'Ece Yaman' }
const noPorts = { pol: { primary: null, alternatives: [] }, pod: { primary: null, alternatives: [] } }
const answers = (more: Answers = {}) =>
  asStaff({
    'GET /customers': { items: [completeProfile], next_cursor: null },
    'GET /staff/quote-choices': { people: [ece], lanes: [] },
    'GET /places/suggested-ports': noPorts,
    'GET /places': { items: [] },
    'GET /saved-views': { views: [] },
    'POST /staff/shipments': made,
    ...more,
  })
const dialog = () => page.getByRole('dialog', { name: 'Yeni sevkiyat' })
const field = (name: string) => dialog().getByLabelText(name, { exact: true })
const create = () => dialog().getByRole('button', { name: 'Sevkiyatı oluştur' })
const sent = (calls: readonly Request[]) =>
  calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/staff/shipments'))

async function chooseCustomer() {
  await field('Müşteri seçin').fill('Defne')
  await dialog()
    .getByRole('option', { name: /Defne Işık/ })
    .click()
}

async function fillRoute() {
  await field('Çıkış şehri').fill('Mersin')
  await field('Çıkış ülkesi').fill('Türkiye')
  await field('Yükleme limanı').fill('Mersin')
  await field('Varış şehri').fill('Hamburg')
  await field('Varış ülkesi').fill('Almanya')
  await field('Boşaltma limanı').fill('Hamburg')
}

test('it opens over the filtered list, and the back button closes it', async () => {
  const { address: present } = await openApp('/staff/shipments?type=sea', answers())
  await page.getByRole('link', { name: 'Yeni sevkiyat' }).click()
  await expect.element(dialog()).toBeVisible()
  expect(present()).toBe('/staff/shipments/new?type=sea')
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(present()).toBe('/staff/shipments?type=sea')
})

test('a link leads into it, and closing leads to the list', async () => {
  const { address: present } = await openApp(address, answers())
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(present).toBe('/staff/shipments')
})

test('a shipment by sea: sent once, however often the button is pressed, and its page opens', async () => {
  const answer = Promise.withResolvers<object>()
  const { calls, address: present } = await openApp(
    address,
    answers({ 'POST /staff/shipments': () => answer.promise }),
  )
  await chooseCustomer()
  await fillRoute()
  await field('Anlaşılan tutar').fill('4.200,50')
  await field('Serbest süre').fill('14')
  await field('Rezervasyon').fill('KVB1234567')
  await field('1. konteyner, Numara').fill('csqu 305438-3')
  await userEvent.selectOptions(field('1. konteyner, Boy ve tür'), '45G1')
  await dialog().getByRole('button', { name: 'Konteyner ekle' }).click()
  await userEvent.selectOptions(field('Operasyon sorumlusu'), 'Ece Yaman')
  await create().dblClick()
  await expect.element(create()).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).toBeVisible()
  answer.resolve(made)
  await expect.poll(present).toBe(`/staff/shipments/${made.id}`)
  await expect.element(page.getByText('Gönderi oluşturuldu')).toBeVisible()
  expect(sent(calls)).toHaveLength(1)
  expect(await sent(calls)[0]?.json()).toMatchObject({
    customer_id: completeProfile.id,
    transport_mode: 'sea_fcl',
    origin_city: 'Mersin',
    destination_port: 'Hamburg',
    quote_amount: '4200.5',
    free_days: 14,
    booking_number: 'KVB1234567',
    // A row without a number is none.
    containers: [{ number: 'csqu 305438-3', size_type: '45G1', seal: '' }],
    operations_assigned_to: ece.id,
  })
})

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  const { calls } = await openApp(address, answers())
  await field('1. konteyner, Numara').fill('CSQU3054384')
  await create().click()
  await expect.element(dialog().getByText('Müşteri seçimi veya müşteri bilgileri gerekli')).toBeVisible()
  await expect.element(dialog().getByText('Çıkış şehri gerekli')).toBeVisible()
  await expect.element(dialog().getByText(/Sıfırdan büyük bir tutar yazın/)).toBeVisible()
  await expect.element(dialog().getByText(/Kontrol rakamı 4 değil, 3 olmalı/)).toBeVisible()
  expect(sent(calls)).toEqual([])
})

test('each mode asks for its own papers, and what another mode had is not sent', async () => {
  const { calls } = await openApp(address, answers())
  await chooseCustomer()
  await fillRoute()
  await field('Anlaşılan tutar').fill('900')
  await field('1. konteyner, Numara').fill('CSQU3054383')
  await userEvent.selectOptions(field('Taşıma şekli'), 'air')
  await expect.element(field('1. konteyner, Numara')).not.toBeInTheDocument()
  await field('Hava konşimentosu').fill('176-98765432')
  await create().click()
  await expect.element(dialog().getByText(/Kontrol rakamı 2 değil, 5 olmalı/)).toBeVisible()
  await userEvent.selectOptions(field('Taşıma şekli'), 'land')
  await field('Plaka').fill('34 KVN 123')
  await create().click()
  await expect.poll(() => sent(calls).length).toBe(1)
  expect(await sent(calls)[0]?.json()).toMatchObject({
    transport_mode: 'land',
    plate: '34 KVN 123',
    air_waybill: '',
    origin_port: '',
    containers: [],
    free_days: null,
  })
})

test('a refusal of the server is placed at its field, and the same act repeats its key', async () => {
  const refusals = [
    () => problem(422, 'WRONG_CONTAINER', 'TEMU1234567: Kontrol rakamı 7 değil, 5 olmalı.'),
    () =>
      Response.json(
        {
          code: 'BAD_REQUEST',
          status: 400,
          message: 'Eksik ya da hatalı alan var.',
          request_id: 'test',
          data: { issues: [{ path: 'containers.0.number', message: 'Bu konteyner iki kez yazıldı.' }] },
        },
        { status: 400 },
      ),
  ]
  const { calls } = await openApp(
    address,
    answers({ 'POST /staff/shipments': () => refusals.shift()?.() ?? made }),
  )
  await chooseCustomer()
  await fillRoute()
  await field('Anlaşılan tutar').fill('900')
  await dialog().getByRole('button', { name: 'Konteyner ekle' }).click()
  await field('2. konteyner, Numara').fill('TEMU1234567')
  await create().click()
  await expect.element(page.getByText(/Kontrol rakamı 7 değil, 5 olmalı/)).toBeVisible()
  await create().click()
  await expect.element(dialog().getByText('Bu konteyner iki kez yazıldı.')).toBeVisible()
  await expect.element(field('2. konteyner, Numara')).toHaveFocus()
  expect(new Set(sent(calls).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('an expired session loses nothing that was typed; whoever leaves on purpose begins anew', async () => {
  const { reopen } = await openApp(
    address,
    answers({ 'POST /staff/shipments': () => problem(401, 'UNAUTHORIZED') }),
  )
  await chooseCustomer()
  await fillRoute()
  await field('Anlaşılan tutar').fill('62,5')
  await create().click()
  await expect.element(page.getByText('Bu cihazdaki oturumunuz sona erdi', { exact: false })).toBeVisible()
  reopen(address)
  await expect.element(field('Anlaşılan tutar')).toHaveValue('62,5')
  await expect.element(field('Boşaltma limanı')).toHaveValue('Hamburg')
  await expect.element(page.getByText('Yarım kalan gönderi geri getirildi')).toBeVisible()
  await leaveWithoutSaving(() => dialog().getByRole('button', { name: 'Vazgeç' }).click())
  await expect.element(dialog()).not.toBeInTheDocument()
  reopen(address)
  await expect.element(field('Anlaşılan tutar')).toHaveValue('')
})

test.each(['desktop', 'phone'] as const)(
  'on a %s it is accessible, in the light and in the dark',
  async (screen) => {
    await openApp(address, answers(), screen)
    await expect.element(field('1. konteyner, Numara')).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
    await inColours('dark')
    await expectAccessible()
  },
)
