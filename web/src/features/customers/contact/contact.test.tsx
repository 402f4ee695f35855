/** The customers as cards, and what can be done from a card. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

const sent = (calls: readonly Request[], wanted: string) =>
  expect.poll(() =>
    calls
      .find(({ method }) => method === wanted)
      ?.clone()
      .json(),
  )
const ece = { id: '01890a5d-ac96-774b-bcce-0000000000aa', name: 'Ece Yaman' }
const answers = (more: Record<string, unknown> = {}) =>
  asStaff({
    'GET /customers': { items: [aCustomer], next_cursor: null },
    [`GET /customers/${aCustomer.id}`]: aCustomer,
    'GET /appointments/colleagues': { people: [ece] },
    [`GET /customers/${aCustomer.id}/appointments`]: { appointments: [] },
    ...more,
  })

test.each(['/staff/customers', '/staff/customer-management', '/customers'])(
  '%s shows the cards, with value and last contact',
  async (address) => {
    await openApp(address, answers(), 'phone')
    const card = page.getByRole('list', { name: 'Müşteriler' }).getByRole('listitem')
    await expect.element(card).toMatchTextContent(/48,3\sbin\s€/)
    await expect.element(card).toMatchTextContent('ay önce')
    await expect.element(card).toMatchTextContent('Tekstil')
    expectNoSidewaysScroll()
  },
)

test('the table is one press away and stands in the address', async () => {
  const { address } = await openApp('/staff/customers', answers())
  await page.getByRole('link', { name: 'Tablo görünümü' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Son temas' })).toBeVisible()
  expect(address()).toContain('view=table')
})

test('of somebody without a number a visit can be noted too', async () => {
  const unknown = { ...aCustomer, phone: '' }
  await openApp(
    '/staff/customers',
    answers({
      'GET /customers': { items: [unknown], next_cursor: null },
      [`GET /customers/${aCustomer.id}`]: unknown,
    }),
  )
  await page.getByRole('link', { name: /^Görüşme:/ }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Tür')).toHaveValue('visit')
})

test('nobody found is said in the words of the spec', async () => {
  await openApp(
    '/staff/customers?search=yok',
    answers({ 'GET /customers': { items: [], next_cursor: null } }),
  )
  await expect.element(page.getByText('Müşteri bulunamadı')).toBeVisible()
})

test('a failure is said in the words of the spec', async () => {
  await openApp('/staff/customers', answers({ 'GET /customers': () => new Response('', { status: 500 }) }))
  await expect.element(page.getByText('Müşteriler yüklenirken bir hata oluştu')).toBeVisible()
})

test('a mail is written from the card', async () => {
  const { calls, address } = await openApp(
    '/staff/customers',
    answers({ [`POST /customers/${aCustomer.id}/mails`]: { id: aCustomer.id } }),
  )
  await page.getByRole('link', { name: `E-posta: ${aCustomer.full_name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Konu').fill('Yeni hat')
  await dialog.getByLabelText('Mesaj').fill('Merhaba')
  await dialog.getByRole('button', { name: 'Gönder' }).click()
  await sent(calls, 'POST').toEqual({ subject: 'Yeni hat', message: 'Merhaba' })
  await expect.poll(address).not.toContain('mail=')
})

test('a call dials, and its outcome is noted', async () => {
  const { calls } = await openApp(
    `/staff/customers?call=${aCustomer.id}`,
    answers({ [`POST /customers/${aCustomer.id}/contacts`]: { id: aCustomer.id } }),
  )
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByRole('link', { name: aCustomer.phone }))
    .toHaveAttribute('href', 'tel:+905320000001')
  await dialog.getByLabelText('Sonuç').selectOptions('Ulaşılamadı')
  const again = dialog.getByRole('textbox', { name: 'Takip günü' })
  await again.fill('01.02.2020')
  await dialog.getByRole('button', { name: 'Görüşmeyi kaydet' }).click()
  await expect.element(dialog.getByText('Takip günü bugün ya da daha sonra olmalı.')).toBeVisible()
  await again.fill('05.03.2099')
  await dialog.getByRole('button', { name: 'Görüşmeyi kaydet' }).click()
  await sent(calls, 'POST').toEqual({
    ...{ kind: 'call', outcome: 'not_reached', text: '', follow_up_on: '2099-03-05' },
    about: null,
  })
})

test('an appointment is given for a day and an hour of Istanbul', async () => {
  const { calls } = await openApp(
    `/staff/customers?appointment=${aCustomer.id}`,
    answers({
      [`POST /customers/${aCustomer.id}/appointments`]: {
        ...{ id: aCustomer.id, customer_id: aCustomer.id, title: 'Tanışma', place: '', note: '' },
        ...{ starts_at: '2099-03-05T07:30:00.000Z', ends_at: '2099-03-05T08:00:00.000Z' },
        ...{ staff_id: aCustomer.id, staff_name: 'Ece Yaman', state: 'planned' },
      },
    }),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Konu').fill('Tanışma')
  await dialog.getByLabelText('Gün').fill('05.03.2099')
  await dialog.getByLabelText('Saat').fill('10:30')
  await dialog.getByLabelText('Katılacak kişi').selectOptions('Ece Yaman')
  await dialog.getByRole('button', { name: 'Randevu ver' }).click()
  await sent(calls, 'POST').toMatchObject({
    title: 'Tanışma',
    starts_at: '2099-03-05T07:30:00.000Z',
    minutes: 30,
    staff_id: ece.id,
  })
})

test('whoever was erased can be looked at, and neither written to nor called', async () => {
  const erased = {
    ...aCustomer,
    ...{ email: '', phone: '', first_name: '', last_name: '', full_name: '', company: 'Silinmiş müşteri' },
  }
  await openApp(
    `/staff/customers?mail=${aCustomer.id}`,
    answers({
      'GET /customers': { items: [erased], next_cursor: null },
      [`GET /customers/${aCustomer.id}`]: erased,
    }),
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Bu kişinin verileri silindi; kendisine ulaşılamaz.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  const card = page.getByRole('list', { name: 'Müşteriler' }).getByRole('listitem')
  await expect.element(card.getByRole('link', { name: 'Görüntüle: Silinmiş müşteri' })).toBeVisible()
  for (const label of ['Düzenle', 'E-posta', 'Ara', 'Randevu'])
    await expect.element(card.getByRole('link', { name: `${label}:` })).not.toBeInTheDocument()
})
