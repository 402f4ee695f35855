/** The pages of requests about personal data: the list, one request from its identity check to its proof, and entering one. */
import type { DataRequestDetail, ErasurePreview } from '@kervan/domain/customers/data-requests.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

const id = '01890a5d-ac96-774b-bcce-000000000777'
const admin = {
  person: { id: aCustomer.id, email: 'a@kervan.example', full_name: 'Selin Kaya', role: 'admin' },
}
const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const open: DataRequestDetail = {
  id,
  kind: 'erasure',
  status: 'open',
  note: 'Artık çalışmıyorum.',
  created_at: inDays(-5),
  due_at: inDays(25),
  closed_at: null,
  answer: '',
  customer_id: aCustomer.id,
  person_name: 'Defne Işık',
  person_email: 'defne@musteri.example',
  channel: 'letter',
  identity_check: null,
  erasing: false,
  identity_checked_at: null,
  identity_checked_by: '',
  identity_note: '',
  closed_by: '',
  corrections: [],
  record: {
    first_name: 'Defne',
    last_name: 'Işık',
    phone: '+90 532 000 00 01',
    company: 'Örnek',
    position: '',
  },
  consents: [
    {
      purpose: 'marketing',
      granted: true,
      text_version: '2026-11-2',
      source: 'account',
      decided_at: inDays(-40),
    },
  ],
  erasure: null,
}
const checked: DataRequestDetail = {
  ...open,
  identity_check: 'id_card',
  identity_checked_at: inDays(-1),
  identity_checked_by: 'Selin Kaya',
}
const preview: ErasurePreview = {
  tables: [
    { table: 'consents', name: 'Onaylar', erased: 7, emptied: 0, kept: 0 },
    { table: 'quotes', name: 'Teklifler', erased: 0, emptied: 0, kept: 3 },
  ],
  files: 2,
  kept_until: inDays(3650),
}
const asAdmin = (more: Record<string, unknown>) => asStaff({ 'GET /session': admin, ...more } as never)

test.each(['desktop', 'phone'] as const)(
  'on a %s the list shows who, what and how long is left',
  async (screen) => {
    await openApp(
      '/staff/data-requests',
      asAdmin({ 'GET /data-requests': { items: [open], next_cursor: null } }),
      screen,
    )
    await expect.element(page.getByRole('link', { name: 'Defne Işık' })).toBeVisible()
    await expect.element(page.getByText('25 gün kaldı').first()).toBeVisible()
    await expect.element(page.getByText('Doğrulanmadı').first()).toBeVisible()
    await expectAccessible()
    expectNoSidewaysScroll()
  },
)

test('nothing is erased before the identity is checked', async () => {
  const { calls } = await openApp(
    `/staff/data-requests/${id}`,
    asAdmin({ [`GET /data-requests/${id}`]: open, [`POST /data-requests/${id}/identity`]: checked }),
  )
  await expect.element(page.getByRole('button', { name: 'Kimliği doğrula' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Verileri sil' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Kampanya ve duyurular: onay verildi')).toBeVisible()
  await page.getByRole('button', { name: 'Kimliği doğrula' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Nasıl doğrulandı').selectOptions('Kimlik belgesi görülerek')
  await dialog.getByRole('button', { name: 'Kimlik doğrulandı' }).click()
  await expect.element(page.getByRole('button', { name: 'Verileri sil' })).toBeVisible()
  await expect
    .poll(() =>
      calls
        .find(({ method }) => method === 'POST')
        ?.clone()
        .json(),
    )
    .toEqual({ check: 'id_card', note: '' })
})

test('an erasure is asked for twice, and its proof counts what was done', async () => {
  const done: DataRequestDetail = {
    ...checked,
    status: 'done',
    customer_id: null,
    person_name: '',
    person_email: '',
    note: '',
    record: null,
    consents: [],
    closed_at: inDays(0),
    erasure: {
      begun_at: inDays(0),
      finished_at: inDays(0),
      tables: [{ table: 'consents', name: 'Onaylar', erased: 7, emptied: 0, kept: 0 }],
      files: 2,
      kept_until: inDays(3650),
    },
  }
  await openApp(
    `/staff/data-requests/${id}`,
    asAdmin({
      [`GET /data-requests/${id}`]: checked,
      [`GET /data-requests/${id}/erasure-preview`]: preview,
      [`POST /data-requests/${id}/erase`]: done,
    }),
  )
  await page.getByRole('button', { name: 'Verileri sil' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('7 kayıt ve 2 dosya silinecek.')).toBeVisible()
  await expect.element(dialog.getByText('3 kayıt yasa gereği 10 yıl adsız saklanacak')).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: 'Teklifler – – 3' })).toBeInTheDocument()
  await expectAccessible()
  await expect.element(dialog.getByRole('button', { name: 'Verileri sil' })).toBeDisabled()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Verileri sil' }).click()
  await expect.element(page.getByRole('region', { name: 'Silmenin kaydı' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Silme: Silinmiş kişi' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Onaylar 7 – –' })).toBeVisible()
  await expectAccessible()
})

test('nothing is erased whose outcome cannot be said', async () => {
  const refused = problem(409, 'SHIPMENT_UNDERWAY', 'Müşterinin süren bir gönderisi var.')
  await openApp(
    `/staff/data-requests/${id}`,
    asAdmin({
      [`GET /data-requests/${id}`]: checked,
      [`GET /data-requests/${id}/erasure-preview`]: () => refused,
    }),
  )
  await page.getByRole('button', { name: 'Verileri sil' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Müşterinin süren bir gönderisi var.')).toBeVisible()
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Verileri sil' })).toBeDisabled()
})

test('staff who are no admins are told so', async () => {
  await openApp('/staff/data-requests', asStaff({}))
  await expect.element(page.getByText('Bu sayfa yöneticiler içindir')).toBeVisible()
})

test('what came by letter is entered for a customer', async () => {
  const { calls, address } = await openApp(
    `/staff/data-requests?customer=${aCustomer.id}&new=1`,
    asAdmin({
      'GET /data-requests': { items: [], next_cursor: null },
      [`GET /customers/${aCustomer.id}`]: aCustomer,
      'POST /data-requests': open,
      [`GET /data-requests/${id}`]: open,
    }),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Ne istiyor').selectOptions('Silme')
  await dialog.getByLabelText('Nasıl geldi').selectOptions('Mektup')
  await expect.element(dialog.getByLabelText('Başvuranın adı')).toHaveValue('Defne Işık')
  await dialog.getByRole('button', { name: 'Başvuruyu kaydet' }).click()
  await expect.poll(address).toBe(`/staff/data-requests/${id}`)
  expect(
    await calls
      .find(({ method }) => method === 'POST')
      ?.clone()
      .json(),
  ).toMatchObject({
    kind: 'erasure',
    channel: 'letter',
    customer_id: aCustomer.id,
  })
})

test('an erasure that has stopped is begun again', async () => {
  const stopped: DataRequestDetail = {
    ...checked,
    erasing: true,
    erasure: {
      ...{ begun_at: inDays(-1), finished_at: null, tables: [], files: 0, kept_until: null },
    },
  }
  const { calls } = await openApp(
    `/staff/data-requests/${id}`,
    asAdmin({ [`GET /data-requests/${id}`]: stopped, [`POST /data-requests/${id}/erase`]: stopped }),
  )
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect.poll(() => calls.filter(({ method }) => method === 'POST').length).toBe(1)
  await expect.element(page.getByText('Silme yeniden başladı')).toBeVisible()
  // It is as old as before, and runs all the same.
  await expect.element(page.getByRole('button', { name: 'Yeniden dene' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Silme yarıda kaldı')).not.toBeInTheDocument()
})

test('of somebody without a record the request is attached to one, or their address is proved', async () => {
  const alone: DataRequestDetail = { ...checked, customer_id: null, record: null, consents: [] }
  const { reopen } = await openApp(
    `/staff/data-requests/${id}`,
    asAdmin({ [`GET /data-requests/${id}`]: alone }),
  )
  await expect.element(page.getByRole('button', { name: 'Kayda bağla' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Kimliği doğrula' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Verileri sil' })).not.toBeInTheDocument()
  await expectAccessible()
  alone.identity_check = 'registered_email'
  reopen(`/staff/data-requests/${id}`)
  await expect.element(page.getByRole('button', { name: 'Verileri sil' })).toBeVisible()
})
