/** The representatives in the settings: what staff read, and what an admin changes. */
import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const deniz: Representative = {
  id: id(31),
  name: 'Deniz Aksoy',
  email: 'deniz.aksoy@kervan.example',
  phone: '+90 212 000 00 31',
  avatar: null,
  specialties: ['Deniz yolu', 'İhracat'],
}
const admin = { id: id(3), email: 'selin.kaya@kervan.example', full_name: 'Selin Kaya', role: 'admin' }
const colleague = { has_signed_in: true, disabled_at: null, created_at: '2026-03-05T09:00:00.000Z' }

function office(representatives: Representative[], more: Answers = {}): Answers {
  return asStaff({
    'GET /session': { person: admin },
    'GET /staff/people': { people: [{ ...admin, ...colleague }] },
    'GET /staff/representatives': () => ({ representatives }),
    ...more,
  })
}
const open = (answers: Answers, screen: 'desktop' | 'phone' = 'desktop') =>
  openApp('/staff/settings/temsilciler', answers, screen)
const dialog = () => page.getByRole('dialog')

test('staff read them and change nothing; on a phone and in the dark', async () => {
  await open(asStaff({ 'GET /staff/representatives': { representatives: [deniz] } }), 'phone')
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Deniz Aksoy' }))
    .toMatchTextContent('Deniz yolu, İhracat')
  await expect.element(page.getByRole('button', { name: 'Temsilci ekle' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Düzenle/ })).not.toBeInTheDocument()
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('an admin describes one: specialties are divided by commas', async () => {
  const all = [{ ...deniz }]
  const { calls } = await open(
    office(all, {
      [`PUT /staff/representatives/${deniz.id}`]: async (request: Request) => {
        all[0] = { ...deniz, ...(await request.clone().json()) }
        return all[0]
      },
    }),
  )
  await page.getByRole('button', { name: 'Düzenle: Deniz Aksoy' }).click()
  await dialog().getByLabelText('Uzmanlıklar').fill('Hava yolu,  Kara yolu ,')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(page.getByText('Hava yolu, Kara yolu')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({ specialties: ['Hava yolu', 'Kara yolu'], name: 'Deniz Aksoy' })
})

test('somebody of staff becomes one, and a refusal is said', async () => {
  await open(
    office([{ ...deniz }], {
      [`PUT /staff/representatives/${admin.id}`]: () =>
        problem(409, 'TOO_MANY', 'En fazla üç temsilci olabilir.'),
    }),
  )
  await page.getByRole('button', { name: 'Temsilci ekle' }).click()
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog().getByText('Personeli seçin.')).toBeVisible()
  await dialog().getByLabelText('Personel').selectOptions('Selin Kaya')
  await expect.element(dialog().getByLabelText('Ad ve soyad')).toHaveValue('Selin Kaya')
  await dialog().getByLabelText('Telefon').fill('+90 212 000 00 34')
  await dialog().getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('En fazla üç temsilci olabilir.')
})

test('with three there is nobody to add', async () => {
  await open(office([1, 2, 3].map((end) => ({ ...deniz, id: id(30 + end), name: `Temsilci ${end}` }))))
  await expect.element(page.getByText('Temsilci 3')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Temsilci ekle' })).not.toBeInTheDocument()
})

const two = () => [{ ...deniz }, { ...deniz, id: id(32), name: 'Ece Yaman' }]

test('their order is changed by keys, and is sent whole', async () => {
  const { calls } = await open(
    office(two(), { 'PUT /staff/representatives': { representatives: two().reverse() } }),
  )
  const handle = page.getByRole('button', { name: 'Taşı: Ece Yaman' })
  await handle.click()
  await userEvent.keyboard(' {ArrowUp} ')
  await expect.poll(() => calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  expect(await calls.find(({ method }) => method === 'PUT')?.json()).toEqual({ ids: [id(32), deniz.id] })
})

test('one is removed after a question; the last one stays', async () => {
  const all = two()
  const { calls } = await open(
    office(all, {
      [`DELETE /staff/representatives/${deniz.id}`]: () => {
        all.splice(0, 1)
        return { representatives: all }
      },
    }),
  )
  await page.getByRole('button', { name: 'Kaldır: Deniz Aksoy' }).click()
  await expect.element(page.getByText('Müşterileri sıradaki temsilciye geçer')).toBeVisible()
  await page.getByRole('button', { name: 'Temsilcilikten çıkar' }).click()
  await expect.element(page.getByText('Deniz Aksoy artık temsilci değil')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Kaldır: Ece Yaman' })).not.toBeInTheDocument()
})

test('a photo is sent, and removed; what is no picture is refused before it is', async () => {
  const all: Representative[] = [{ ...deniz }]
  const photo = '/api/photos/01890a5d-ac96-774b-bcce-000000000099'
  const { calls } = await open(
    office(all, {
      [`PUT /staff/people/${deniz.id}/photo`]: () => {
        all[0] = { ...deniz, avatar: photo }
        return { photo }
      },
      [`DELETE /staff/people/${deniz.id}/photo`]: () => {
        all[0] = { ...deniz }
        return { photo: null }
      },
    }),
  )
  await page.getByRole('button', { name: 'Düzenle: Deniz Aksoy' }).click()
  const chooser = () => dialog().getByLabelText('Fotoğraf dosyası')
  await userEvent.upload(chooser(), new File(['x'], 'metin.txt', { type: 'text/plain' }))
  await expect.element(page.getByText(/Bu türde bir dosya eklenemez/)).toBeVisible()
  expect(calls.some(({ url }) => url.includes('/photo'))).toBe(false)
})
