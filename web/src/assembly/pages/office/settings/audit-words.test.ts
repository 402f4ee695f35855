import { readdirSync, readFileSync } from 'node:fs'
import type { AuditEntry } from '@kervan/domain/auth/audit.contract.ts'
import { expect, test } from 'vitest'
import { fieldWords, isUnsaid } from '#assembly/pages/office/settings/audit-field-words.ts'
import {
  addressOf,
  changesOf,
  recordName,
  recordTitle,
  recordWords,
} from '#assembly/pages/office/settings/audit-words.ts'

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

test('a rule is told in the words of its form', () => {
  const condition = { match: 'all', parts: [] }
  const actions = [{ type: 'webhook', url: 'https://ornek.example/kervan' }]
  const told = changesOf(
    entry({
      subject_table: 'automation_rules',
      action: 'insert',
      after: { trigger: 'quote.accepted', condition, actions },
    }),
  )
  expect(told.map(({ name, after }) => `${name}: ${after}`)).toEqual([
    'Ne zaman: Teklif kabul edildi',
    'Koşul: her zaman',
    'Ne yapılır: Tür Webhook çağır, Adres https://ornek.example/kervan',
  ])
})

const migrations = new URL('../../../../../../server/migrations/', import.meta.url)

/** Each audited table with its columns, as the newest migration leaves them and the seal audits them. */
function auditedColumns(): { table: string; columns: string[] }[] {
  const newest = readdirSync(new URL('meta/', migrations))
    .filter((name) => name.endsWith('snapshot.json'))
    .sort()
  const read = (path: string) => readFileSync(new URL(path, migrations), 'utf8')
  const { tables } = JSON.parse(read(`meta/${newest.at(-1)}`)) as {
    tables: Record<string, { name: string; columns: object }>
  }
  const [, unaudited = ''] = /unaudited constant name\[\] := array\[(.*?)\];/s.exec(read('seal.sql')) ?? []
  return Object.values(tables)
    .filter(({ name }) => !unaudited.includes(`'${name}'`))
    .map(({ name, columns }) => ({ table: name, columns: Object.keys(columns) }))
}

test('every audited record and each of its fields has a word', () => {
  const audited = auditedColumns()
  expect(audited.length).toBeGreaterThan(50)
  expect(audited.map(({ table }) => table).filter((table) => !recordWords[table])).toEqual([])
  const unnamed = audited.flatMap(({ table, columns }) =>
    columns
      // The company's one column is told by what it holds.
      .filter((column) => !fieldWords[column] && !isUnsaid(table, column) && table !== 'company')
      .map((column) => `${table}.${column}`),
  )
  expect(unnamed).toEqual([])
})

test('a long task is told in words: what it was, how far it came, whose it is', () => {
  const before = {
    kind: 'export',
    state: 'waiting',
    done: 0,
    user_id: '01890a5d-ac96-774b-bcce-00000000abcd',
  }
  const task = { subject_table: 'tasks', before: null, after: before }
  expect(changesOf(entry({ ...task, action: 'insert' }))).toEqual([
    { name: 'Tür', before: '–', after: 'Dışa aktarım' },
    { name: 'Durum', before: '–', after: 'Sırada' },
    { name: 'Biten', before: '–', after: '0' },
    { name: 'Kişi', before: '–', after: 'kayıt …abcd' },
  ])
  const after = { ...before, state: 'done', done: 120 }
  expect(changesOf(entry({ ...task, before, after }))).toEqual([
    { name: 'Durum', before: 'Sırada', after: 'Bitti' },
    { name: 'Biten', before: '0', after: '120' },
  ])
})

test('a status is told in the words of its own record', () => {
  const status = (subject_table: string, status: string) =>
    changesOf(entry({ subject_table, after: { status } }))[0]?.after
  expect(status('requests', 'quoted')).toBe('Teklif Gönderildi')
  expect(status('quotes', 'viewed')).toBe('Görüntülendi')
  expect(status('work_items', 'done')).toBe('Tamamlandı')
  expect(status('work_items', 'something_new')).toBe('something_new')
})

test('of a load in one column each part is told, without what is empty', () => {
  const cargo_details = { pallets: 8, vehicle_type: 'frigorifik', un_code: '', notes: null }
  expect(changesOf(entry({ subject_table: 'requests', after: { cargo_details } }))[0]).toMatchObject({
    name: 'Yükün ayrıntıları',
    after: expect.stringMatching(/^Palet adedi 8, Araç tipi /),
  })
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
