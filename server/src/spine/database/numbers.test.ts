import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSharedSession } from '#spine/database/connect.ts'
import { createNumbers } from '#spine/database/numbers.ts'
import { createSharedConnections, type SharedConnections } from '#spine/database/shared-connections.ts'
import { freshDatabase, type TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let shared: SharedConnections
let now = new Date('2026-03-05T12:00:00Z')
beforeAll(async () => {
  database = await freshDatabase()
  shared = createSharedConnections(asSharedSession(database.access), 2)
})
afterAll(async () => {
  await shared.close()
  await database.drop()
})

test('each series counts for itself, and goes on when the year changes in Istanbul', async () => {
  const numbers = createNumbers(shared.queryAs, () => now)
  expect(await numbers.next('TLP')).toBe('TLP-2026-000001')
  expect(await numbers.next('TLP')).toBe('TLP-2026-000002')
  expect(await numbers.next('KRV')).toBe('KRV-2026-000001')
  now = new Date('2027-12-31T20:59:00Z')
  expect(await numbers.next('TLP')).toBe('TLP-2027-000003')
  now = new Date('2027-12-31T21:01:00Z')
  expect(await numbers.next('TLP')).toBe('TLP-2028-000004')
})

test('a hundred taken at once over two connections are a hundred numbers', async () => {
  const numbers = createNumbers(shared.queryAs)
  const given = await Promise.all(Array.from({ length: 100 }, () => numbers.next('KRV')))
  expect(new Set(given).size).toBe(100)
})
