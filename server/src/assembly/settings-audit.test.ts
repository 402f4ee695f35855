/** What admins set is found in the audit, before and after, by kind of record, person and day. */
import type { AuditEntry } from '@kervan/domain/auth/audit.contract.ts'
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { dayAfter } from '@kervan/domain/values/calendar-day.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()
const admin = await server.signIn('admin')

async function entries(filters: Record<string, string>): Promise<AuditEntry[]> {
  const { status, body } = await server.call<{ items: AuditEntry[] }>(
    'GET',
    `/audit?${new URLSearchParams(filters)}`,
    { as: admin },
  )
  expect(status).toBe(200)
  return body.items
}

async function setAddress(address: string) {
  const { body } = await server.call<CompanyRecord>('GET', '/company/settings', { as: admin })
  const company = { ...body.company, address }
  await server.call('PUT', '/company/settings', { as: admin, body: { company, version: body.version } })
}

test('a change of the company is there with what it was and what it became', async () => {
  await setAddress('Birinci Cadde No: 1')
  await setAddress('İkinci Cadde No: 2')
  const [entry] = await entries({ subject_table: 'company', actor_id: admin.userId })
  expect(entry).toMatchObject({
    action: 'update',
    actor_id: admin.userId,
    before: { data: { address: 'Birinci Cadde No: 1' } },
    after: { data: { address: 'İkinci Cadde No: 2' } },
  })
})

test('filters by kind, record, person and day hold together', async () => {
  await setAddress('Üçüncü Cadde No: 3')
  const mine = { actor_id: admin.userId, subject_table: 'company', subject_id: '1' }
  const [today, yesterday, tomorrow] = [dayAfter(0), dayAfter(-1), dayAfter(1)]
  expect(await entries({ ...mine, from: today, to: today })).not.toEqual([])
  expect(await entries({ ...mine, to: yesterday })).toEqual([])
  expect(await entries({ ...mine, from: tomorrow })).toEqual([])
  expect(await entries({ ...mine, subject_id: '2' })).toEqual([])
  expect(await entries({ ...mine, subject_table: 'charges' })).toEqual([])
  const other = await server.signIn('admin')
  expect(await entries({ ...mine, actor_id: other.userId })).toEqual([])
})

test('a record whose key is a code is found by it', async () => {
  const code = `K${Date.now() % 1_000_000}`
  const form = { code, title: 'Deneme', percent: '9', exemption_reason: null, next: null }
  await server.call('POST', '/staff/tax-codes', { as: admin, body: form })
  const [entry] = await entries({ subject_table: 'tax_codes', subject_id: code })
  expect(entry).toMatchObject({ action: 'insert', after: { code } })
})

test('staff who are no admin read none of it', async () => {
  const staff = await server.signIn('staff')
  expect((await server.call('GET', '/audit', { as: staff })).status).toBe(403)
})
