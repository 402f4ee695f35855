/** The dialog that keeps a customer's record, and the lists that an admin keeps. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

/** What was sent by this method, once it was. */
const sent = (calls: readonly Request[], wanted: string) =>
  expect.poll(() =>
    calls
      .find(({ method }) => method === wanted)
      ?.clone()
      .json(),
  )
const customers = { 'GET /customers': { items: [aCustomer], next_cursor: null } }
const admin = {
  person: { id: aCustomer.id, email: 'a@kervan.example', full_name: 'Selin Kaya', role: 'admin' },
}

test('a new customer is sent with the sector that was chosen', async () => {
  const { calls } = await openApp(
    '/staff/customers?new=1',
    asStaff({ ...customers, 'POST /customers': { customer: aCustomer, is_new: true } }),
  )
  const form = page.getByRole('dialog')
  await form.getByLabelText('Ad', { exact: true }).fill('Ada')
  await form.getByLabelText('Telefon').fill('+90 532 000 00 09')
  await form.getByLabelText('Sektör').selectOptions('Gıda')
  await form.getByLabelText('Şehir').fill('Ordu')
  await form.getByRole('button', { name: 'Müşteriyi ekle' }).click()
  await sent(calls, 'POST').toMatchObject({
    first_name: 'Ada',
    city: 'Ordu',
    sector_id: expect.any(String),
    segment_id: null,
  })
})

test('an admin sees both lists and adds to one; a removal asks for what takes its place', async () => {
  const { calls } = await openApp(
    '/staff/settings/musteriler',
    asStaff({
      'GET /session': admin,
      'POST /customer-groups': { id: aCustomer.id, kind: 'sector', name: 'Kâğıt' },
    }),
  )
  await page.getByLabelText('Yeni sektör').fill('Kâğıt')
  await page.getByRole('button', { name: 'Ekle' }).first().click()
  await sent(calls, 'POST').toEqual({ kind: 'sector', name: 'Kâğıt' })
  await page.getByRole('button', { name: 'Kaldır: Tekstil' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Yerine geçecek olan')).toBeVisible()
})

test('the record opens by its address, with the firm and its other people', async () => {
  const firm = {
    ...{ id: aCustomer.id, name: 'Çınar Tekstil', tax_office: 'Bursa', tax_number: '1111111114' },
    ...{
      sector_id: aCustomer.sector_id,
      segment_id: null,
      city: 'Bursa',
      country: '',
      payment_term_days: 30,
    },
    people: 2,
  }
  const person = { id: aCustomer.id, name: 'Ece Ak', position: '', email: '', phone: '' }
  const { calls } = await openApp(
    `/staff/customers?edit=${aCustomer.id}`,
    asStaff({
      ...customers,
      [`GET /customers/${aCustomer.id}`]: { ...aCustomer, organisation_id: firm.id },
      [`GET /customers/${aCustomer.id}/organisation`]: { organisation: firm, colleagues: [person] },
      [`PUT /customers/${aCustomer.id}`]: aCustomer,
    }),
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Firmanın öteki kişileri: Ece Ak')).toBeVisible()
  // What the firm says of itself is changed there.
  await expect.element(dialog.getByLabelText('Sektör')).toBeDisabled()
  await expect.element(dialog.getByLabelText('Segment')).toBeEnabled()
  await dialog.getByLabelText('Görevi').fill('Genel Müdür')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await sent(calls, 'PUT').toMatchObject({ position: 'Genel Müdür', email: aCustomer.email })
})

test('a record that a colleague changed meanwhile keeps what was typed, shows what is new and is saved then', async () => {
  let stored = aCustomer
  const { calls } = await openApp(
    `/staff/customers?edit=${aCustomer.id}`,
    asStaff({
      ...customers,
      [`GET /customers/${aCustomer.id}`]: () => stored,
      [`GET /customers/${aCustomer.id}/organisation`]: { organisation: null, colleagues: [] },
      [`PUT /customers/${aCustomer.id}`]: () => {
        if (stored !== aCustomer) return stored
        stored = { ...aCustomer, phone: '+90 532 000 77 77', position: 'Müdür' }
        return problem(409, 'STALE', 'Bu kayıt değişti.')
      },
    }),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Görevi').fill('Genel Müdür')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog.getByText(/Kayıt siz düzenlerken değişti/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Görevi')).toHaveValue('Genel Müdür')
  await expect.element(dialog.getByLabelText('Telefon')).toHaveValue('+90 532 000 77 77')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect
    .poll(async () =>
      calls
        .findLast(({ method }) => method === 'PUT')
        ?.clone()
        .json(),
    )
    .toMatchObject({
      ...{ phone: '+90 532 000 77 77', position: 'Genel Müdür' },
      seen: { phone: '+90 532 000 77 77', position: 'Müdür' },
    })
})
