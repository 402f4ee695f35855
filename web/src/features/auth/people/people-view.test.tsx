/** The people of the office, as an admin invites them, gives roles, and closes and opens accounts. */
import type { StaffMember } from '@kervan/domain/auth/staff.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const member = (end: number, full_name: string, more: Partial<StaffMember> = {}): StaffMember => ({
  id: `01890a5d-ac96-774b-bcce-00000000000${end}`,
  email: `kisi${end}@kervan.example`,
  full_name,
  role: 'staff',
  has_signed_in: true,
  disabled_at: null,
  away_until: null,
  absent_from: null,
  absent_until: null,
  photo: null,
  created_at: '2026-03-05T09:00:00.000Z',
  ...more,
})
const selin = member(3, 'Selin Kaya', { role: 'admin' })
const ece = member(4, 'Ece Yaman')
const { id, email, full_name, role } = selin

function office(people: StaffMember[], more: Answers = {}): Answers {
  const set = (changed: Partial<StaffMember>) => () => {
    people[1] = { ...(people[1] as StaffMember), ...changed }
    return { done: true }
  }
  return asStaff({
    'GET /session': { person: { id, email, full_name, role } },
    'GET /staff/people': () => ({ people }),
    [`POST /people/${ece.id}/disable`]: set({ disabled_at: '2026-03-06T09:00:00.000Z' }),
    [`POST /people/${ece.id}/enable`]: set({ disabled_at: null }),
    [`PUT /staff/people/${ece.id}/role`]: async (request: Request) => {
      set(await request.json())()
      return people[1]
    },
    ...more,
  })
}

const open = (answers: Answers, screen: 'desktop' | 'phone' = 'desktop') =>
  openApp('/staff/settings/personel', answers, screen)
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('each person with state and role; nothing to do with oneself; on a phone too', async () => {
  const closed = member(5, 'Kapalı Kişi', { disabled_at: '2026-03-06T09:00:00.000Z' })
  await open(
    office([{ ...selin, away_until: '2026-03-08' }, { ...ece, has_signed_in: false }, closed]),
    'phone',
  )
  await expect.element(row('Selin Kaya')).toMatchTextContent('izinde, son gün 8 Mart')
  await expect.element(row('Ece Yaman')).toMatchTextContent('Davet edildi')
  await expect.element(row('Selin Kaya')).toMatchTextContent('siz')
  await expect.element(button('Hesabı kapat: Selin Kaya')).not.toBeInTheDocument()
  await expect.element(button('Hesabı aç: Kapalı Kişi')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('an account is closed after a question, and opened again', async () => {
  await open(office([{ ...selin }, { ...ece }]))
  await button('Hesabı kapat: Ece Yaman').click()
  await expect.element(page.getByText(/açık oturumları hemen sona erer/)).toBeVisible()
  await button('Hesabı kapat').click()
  await button('Hesabı aç: Ece Yaman').click()
  await button('Hesabı aç').click()
  await expect.element(button('Hesabı kapat: Ece Yaman')).toBeVisible()
})

test('a role is given after a question; without an answer it stays', async () => {
  const { calls } = await open(office([{ ...selin }, { ...ece }]))
  const choice = page.getByLabelText('Rol: Ece Yaman')
  await choice.selectOptions('Yönetici')
  await button('Vazgeç').click()
  await expect.element(choice).toHaveValue('staff')
  await choice.selectOptions('Yönetici')
  await button('Yönetici yap').click()
  await expect.element(choice).toHaveValue('admin')
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('what is refused is said', async () => {
  const refused = () => problem(409, 'LAST_ADMIN', 'Etkin son yöneticinin yetkisi alınamaz.')
  await open(office([{ ...selin }, { ...ece }], { [`POST /people/${ece.id}/disable`]: refused }))
  await button('Hesabı kapat: Ece Yaman').click()
  await button('Hesabı kapat').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Etkin son yöneticinin yetkisi alınamaz.')
})

test('an invitation is checked, sent once, and says where it went', async () => {
  const people = [{ ...selin }, { ...ece }]
  const { calls } = await open(
    office(people, {
      'POST /staff/people': async (request: Request) => {
        const added = member(6, '', { ...(await request.json()), has_signed_in: false })
        people.push(added)
        return added
      },
    }),
  )
  await button('Davet et').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Ad ve soyad').fill('Mert Aydın')
  await dialog.getByLabelText('E-posta').fill('mert.aydin@kervan.example')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Davet et' }).click()
  await expect.element(page.getByText('Davet gönderildi')).toBeVisible()
  await expect.element(row('Mert Aydın')).toMatchTextContent('Davet edildi')
  const sent = calls.find(({ method }) => method === 'POST')
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/)
})

test('an address that is there already is said in the dialog', async () => {
  const taken = () => problem(409, 'ALREADY_THERE', 'Bu adres personel listesinde zaten var.')
  await open(office([{ ...selin }, { ...ece }], { 'POST /staff/people': taken }))
  await button('Davet et').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Ad ve soyad').fill('Mert Aydın')
  await dialog.getByLabelText('E-posta').fill('mert.aydin@kervan.example')
  await dialog.getByRole('button', { name: 'Davet et' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('zaten var')
})

test('an invitation that nobody has used is sent again, and taken back after a question', async () => {
  const people = [{ ...selin }, { ...ece, has_signed_in: false }]
  const { calls } = await open(
    office(people, {
      [`POST /staff/people/${ece.id}/invitation`]: { done: true },
      [`DELETE /staff/people/${ece.id}/invitation`]: () => {
        people.pop()
        return { done: true }
      },
    }),
  )
  await button('Daveti yeniden gönder: Ece Yaman').click()
  await expect.element(page.getByText('Davet yeniden gönderildi')).toBeVisible()
  await button('Daveti geri al: Ece Yaman').click()
  await expect.element(page.getByText(/Aynı adres yeniden davet edilebilir/)).toBeVisible()
  await button('Daveti geri al').click()
  await expect.element(row('Ece Yaman')).not.toBeInTheDocument()
  expect(calls.filter(({ url }) => url.endsWith('/invitation')).map(({ method }) => method)).toEqual([
    'POST',
    'DELETE',
  ])
})

test('who has signed in has no invitation; their leave is written down for them', async () => {
  const people = [{ ...selin }, { ...ece }]
  await open(
    office(people, {
      [`PUT /staff/people/${ece.id}/absence`]: async (request: Request) => {
        people[1] = { ...ece, ...(await request.json()) }
        return people[1]
      },
    }),
  )
  await expect.element(button('Daveti yeniden gönder: Ece Yaman')).not.toBeInTheDocument()
  await expect.element(button('İzin gir: Selin Kaya')).not.toBeInTheDocument()
  await button('İzin gir: Ece Yaman').click()
  const dialog = page.getByRole('dialog', { name: 'İzin: Ece Yaman' })
  await dialog.getByLabelText('İlk gün').fill('05.03.2041')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(dialog.getByText('İznin ilk ve son gününü birlikte yazın.')).toBeVisible()
  await dialog.getByLabelText('Son gün').fill('08.03.2041')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect.element(row('Ece Yaman')).toMatchTextContent('5 Mart – 8 Mart arası izinli')
  await expect.element(button('İzni değiştir: Ece Yaman')).toBeVisible()
})
