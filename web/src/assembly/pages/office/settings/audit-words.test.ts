import type { AuditEntry } from '@kervan/domain/auth/audit.contract.ts'
import { expect, test } from 'vitest'
import { addressOf, changesOf, recordName, recordTitle } from '#assembly/pages/office/settings/audit-words.ts'

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: '01890a5d-ac96-774b-bcce-000000000001',
  at: '2026-03-05T09:00:00.000Z',
  actor_id: null,
  actor_name: null,
  subject_table: 'users',
  subject_id: '01890a5d-ac96-774b-bcce-000000000002',
  action: 'update',
  before: null,
  after: null,
  ...more,
})

test('only what differs is told, in words', () => {
  const before = { id: 'a', name: 'Ece', role: 'staff', email_verified: true, updated_at: 'x' }
  expect(changesOf(entry({ before, after: { ...before, role: 'admin', updated_at: 'y' } }))).toEqual([
    { name: 'Rol', before: 'Personel', after: 'Yönetici' },
  ])
})

test('the company is told by its own fields, hours by their days', () => {
  const data = { name: 'Kervan', office_hours: { weekdays: '08:00-18:00', sunday: null } }
  const after = { ...data, office_hours: { weekdays: '09:00-18:00', sunday: null } }
  const changed = entry({ subject_table: 'company', before: { data }, after: { data: after, version: 2 } })
  expect(changesOf(changed)).toEqual([
    {
      name: 'Ofis saatleri',
      before: 'hafta içi 08:00-18:00, pazar –',
      after: 'hafta içi 09:00-18:00, pazar –',
    },
  ])
})

test('what was added is told whole, without what is empty', () => {
  expect(
    changesOf(entry({ action: 'insert', after: { id: 'a', note: null, text: '', is_open: false } })),
  ).toEqual([{ name: 'is_open', before: '–', after: 'hayır' }])
})

test('a photo is told without its address', () => {
  const after = { photo: '/api/photos/01890a5d-ac96-774b-bcce-0000000007dc6' }
  expect(changesOf(entry({ after }))).toEqual([{ name: 'Fotoğraf', before: '–', after: 'fotoğraf …7dc6' }])
})

test('a long text is cut', () => {
  const [change] = changesOf(entry({ after: { note: 'x'.repeat(1000) } }))
  expect(change?.after).toHaveLength(301)
})

test('a deleted record leads nowhere, an unknown table keeps its name', () => {
  expect(addressOf(entry({ subject_table: 'quotes', action: 'delete' }))).toBeUndefined()
  expect(addressOf(entry({ subject_table: 'quotes' }))).toMatch('/staff/quotes/01890a5d')
  expect(recordName('something_new')).toBe('something_new')
})

test('a record that is known by its code says it', () => {
  expect(recordTitle('tax_codes', 'KDV20')).toBe('Vergi kodu KDV20')
  expect(recordTitle('quotes', '01890a5d-ac96-774b-bcce-000000000002')).toBe('Teklif')
  expect(addressOf(entry({ subject_table: 'tax_codes', subject_id: 'KDV20' }))).toBe(
    '/staff/settings/ucretler',
  )
})
