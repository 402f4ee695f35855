/** The page of one customer, as staff see it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

const { id } = aCustomer
const address = `/staff/customer-management/${id}`
const call = {
  ...{ id, kind: 'call', at: '2026-03-04T09:00:00.000Z', title: '', state: 'reached' },
  ...{ detail: 'Haziran için üç konteyner.', actor_name: 'Ece Yaman', mail_kind: '', link: null },
}
const quote = {
  ...call,
  kind: 'quote',
  title: 'KRV-2026-000123',
  state: 'accepted',
  detail: '',
  link: `/staff/quotes/${id}`,
}
const mail = {
  ...{ ...call, kind: 'mail', title: 'Bahar tarifesi', state: 'bounced', detail: 'Açıldı' },
  mail_kind: 'offer',
}
const figures = {
  months: [{ month: '2026-03', requests: 4, won: 2, value: { amount: '2500.00', currency: 'EUR' } }],
  lanes: [{ lane: 'Mersin → Hamburg', won: 2, value: { amount: '2500.00', currency: 'EUR' } }],
  ...{ won: 3, lost: 1, margin_pct: 17.4, answer_hours: 16.5, delivered: 4, on_time: 3 },
}
const answers = (more: Record<string, unknown> = {}) =>
  asStaff({
    [`GET /customers/${id}`]: aCustomer,
    [`GET /customers/${id}/timeline`]: { items: [call, quote, mail], next_cursor: null },
    [`GET /customers/${id}/figures`]: figures,
    'GET /staff/representatives': {
      representatives: [
        {
          ...{ id, name: 'Ece Yaman', email: 'e@kervan.example', phone: '+90 212 000 00 32' },
          avatar: null,
          specialties: [],
        },
      ],
    },
    ...more,
  })

test.each(['desktop', 'phone'] as const)(
  'who they are, what they did and what they add up to, on a %s',
  async (screen) => {
    await openApp(address, answers(), screen)
    await expect.element(page.getByRole('heading', { name: aCustomer.full_name })).toBeVisible()
    await expect.element(page.getByText('%75').first()).toBeVisible()
    await expect.element(page.getByText('%17,4')).toBeVisible()
    await expect.element(page.getByText('16,5 saat')).toBeVisible()
    await expect.element(page.getByText('Haziran için üç konteyner.')).toBeVisible()
    await expect.element(page.getByText('Kampanya · Geri döndü · Ece Yaman')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'KRV-2026-000123' }))
      .toHaveAttribute('href', `/staff/quotes/${id}`)
    expectNoSidewaysScroll()
  },
)

test('one kind of the history stands in the address', async () => {
  const { calls, address: present } = await openApp(address, answers())
  await page.getByLabelText('Geçmişte gösterilenler').selectOptions('Telefon')
  await expect.poll(present).toContain('kind=call')
  await expect.poll(() => calls.some(({ url }) => url.includes('/timeline?kind=call'))).toBe(true)
})

test('another representative needs a reason', async () => {
  const { calls } = await openApp(address, answers({ [`PUT /customers/${id}/representative`]: aCustomer }))
  await page.getByRole('button', { name: 'Temsilciyi değiştir' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Yeni temsilci').selectOptions('Ece Yaman')
  const save = dialog.getByRole('button', { name: 'Temsilciyi değiştir' })
  await expect.element(save).toBeDisabled()
  await dialog.getByLabelText('Neden').fill('Hat uzmanı')
  await save.click()
  await expect
    .poll(() =>
      calls
        .find(({ method }) => method === 'PUT')
        ?.clone()
        .json(),
    )
    .toEqual({ assigned_to: id, reason: 'Hat uzmanı' })
})

test('nobody under this address is said so', async () => {
  await openApp(address, answers({ [`GET /customers/${id}`]: () => problem(404, 'NOT_FOUND') }))
  await expect.element(page.getByText('Müşteri bulunamadı')).toBeVisible()
})

test('of whoever was erased the page shows what is kept, and offers nothing to do with them', async () => {
  const erased = {
    ...aCustomer,
    ...{ email: '', phone: '', first_name: '', last_name: '', full_name: '', company: 'Silinmiş müşteri' },
  }
  await openApp(address, answers({ [`GET /customers/${id}`]: erased }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Silinmiş müşteri' })).toBeVisible()
  await expect.element(page.getByText('Bu kişinin verileri silindi.')).toBeVisible()
  for (const name of ['Düzenle', 'E-posta', 'Ara', 'Randevu'])
    await expect.element(page.getByRole('link', { name: `${name}:` })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Temsilciyi değiştir' })).not.toBeInTheDocument()
})

test('the address of a record that was merged leads to the one that was kept', async () => {
  const gone = '01890a5d-ac96-774b-bcce-b302099a8999'
  const { address: present } = await openApp(
    `/staff/customer-management/${gone}`,
    answers({ [`GET /customers/${gone}`]: aCustomer }),
  )
  await expect.poll(present).toBe(address)
  await expect.element(page.getByRole('heading', { name: aCustomer.full_name })).toBeVisible()
  await expect.element(page.getByText('Bu kayıt birleştirildi')).toBeVisible()
})
