import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystemSession } from '#spine/database/connect.ts'
import { createNumbers } from '#spine/database/numbers.ts'
import { createSystemLine, type SystemLine } from '#spine/database/system-line.ts'
import { freshDatabase, type TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let line: SystemLine
let now = new Date('2026-03-05T12:00:00Z')
beforeAll(async () => {
  database = await freshDatabase()
  line = createSystemLine(asSystemSession(database.access, 'numbers'))
})
afterAll(async () => {
  await line.close()
  await database.drop()
})

test('each series counts for itself, and goes on when the year changes in Istanbul', async () => {
  const numbers = createNumbers(line.ask, () => now)
  expect(await numbers.next('TLP')).toBe('TLP-2026-000001')
  expect(await numbers.next('TLP')).toBe('TLP-2026-000002')
  expect(await numbers.next('KRV')).toBe('KRV-2026-000001')
  now = new Date('2027-12-31T20:59:00Z')
  expect(await numbers.next('TLP')).toBe('TLP-2027-000003')
  now = new Date('2027-12-31T21:01:00Z')
  expect(await numbers.next('TLP')).toBe('TLP-2028-000004')
})

test('a hundred taken at once by two processes are a hundred numbers', async () => {
  const processes = [createNumbers(line.ask), createNumbers(line.ask)]
  const given = await Promise.all(
    Array.from({ length: 100 }, (_, index) => processes[index % 2]?.next('KRV')),
  )
  expect(new Set(given).size).toBe(100)
})
