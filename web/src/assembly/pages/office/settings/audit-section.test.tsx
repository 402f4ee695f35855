/** The page that reads the audit: its words, filters and links. */
import type { AuditEntry } from '@kervan/domain/auth/audit.contract.ts'
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

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const selin = { id: id(3), email: 'selin.kaya@kervan.example', full_name: 'Selin Kaya', role: 'admin' }
const hours = (weekdays: string) => ({ data: { name: 'Kervan', office_hours: { weekdays } } })
const changed: AuditEntry = {
  id: id(11),
  at: '2026-03-05T09:00:00.000Z',
  actor_id: selin.id,
  actor_name: selin.full_name,
  subject_table: 'company',
  subject_id: '1',
  action: 'update',
  before: hours('08:00-18:00'),
  after: hours('09:00-17:30'),
}
const added: AuditEntry = {
  ...changed,
  id: id(12),
  subject_table: 'charges',
  subject_id: id(40),
  action: 'insert',
  before: null,
  after: { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 },
}
const office = (more: Answers = {}) =>
  asStaff({
    'GET /session': { person: selin },
    'GET /staff/people': {
      people: [{ ...selin, has_signed_in: true, disabled_at: null, created_at: changed.at }],
    },
    'GET /audit': { items: [changed, added], next_cursor: null },
    ...more,
  })
const lastQuery = (calls: Request[]) =>
  Object.fromEntries(
    new URL(calls.findLast(({ url }) => url.includes('/api/audit'))?.url ?? 'http://none').searchParams,
  )

test('each change says who, what and when, and both values; on a phone and in the dark', async () => {
  await openApp('/staff/settings/kayitlar', office(), 'phone')
  const first = page.getByRole('listitem').filter({ hasText: 'Şirket ayarları' })
  await expect.element(first).toMatchTextContent('Selin Kaya')
  await expect.element(first).toMatchTextContent('Şirket ayarları değiştirildi')
  await expect.element(first).toMatchTextContent(/önce hafta içi 08:00-18:00\s*sonra hafta içi 09:00-17:30/)
  await expectAccessible()
  expectNoSidewaysScroll()
  await inColours('dark')
  await expectReadable()
})

test('many fields are folded away', async () => {
  await openApp('/staff/settings/kayitlar', office())
  await page.getByRole('button', { name: '2 alan daha' }).click()
  await expect.element(page.getByText('6', { exact: true })).toBeVisible()
})

test('filters are in the address and sent', async () => {
  const { calls, address } = await openApp(
    `/staff/settings/kayitlar?person=${selin.id}&from=2026-03-01&to=yesterday`,
    office(),
  )
  await expect.element(page.getByLabelText('Kişi')).toHaveValue(selin.id)
  expect(lastQuery(calls)).toMatchObject({ actor_id: selin.id, from: '2026-03-01' })
  expect(lastQuery(calls)).not.toHaveProperty('to')
  await page.getByLabelText('Kayıt türü').selectOptions('Talep')
  await expect.poll(() => lastQuery(calls)).toMatchObject({ subject_table: 'requests' })
  expect(address()).toContain('kind=requests')
})

test('the history of one record is one press away, and is left by another', async () => {
  const { calls } = await openApp('/staff/settings/kayitlar', office())
  await page.getByRole('link', { name: 'Kaydın geçmişi: Ücret kalemi' }).click()
  await expect.poll(() => lastQuery(calls)).toMatchObject({ subject_table: 'charges', subject_id: id(40) })
  await expect.element(page.getByText('Tek kayıt: Ücret kalemi')).toBeVisible()
})

test('nothing found offers to drop the filters; a failure says so', async () => {
  const { address } = await openApp(
    '/staff/settings/kayitlar?kind=requests',
    office({ 'GET /audit': { items: [], next_cursor: null } }),
  )
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).click()
  await expect.element(page.getByText('Henüz değişiklik yok')).toBeVisible()
  expect(address()).toBe('/staff/settings/kayitlar')
})

test('a list that cannot be read says so', async () => {
  await openApp('/staff/settings/kayitlar', office({ 'GET /audit': () => problem(403, 'FORBIDDEN', 'Yok.') }))
  await expect.element(page.getByText('Kayıtlar gösterilemedi')).toBeVisible()
})
