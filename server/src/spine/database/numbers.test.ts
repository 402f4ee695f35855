import { afterAll, expect, test } from 'vitest'
import { asSystemSession } from '#spine/database/connect.ts'
import { createNumbers } from '#spine/database/numbers.ts'
import { createSystemConnection } from '#spine/database/shared-connections.ts'
import { freshDatabase } from '#testing/test-database.ts'

let now = new Date('2026-03-05T12:00:00Z')
const database = await freshDatabase()
const connect = () => createSystemConnection(asSystemSession(database.access, 'numbers'))
const connections = [connect(), connect()] as const
afterAll(async () => {
  for (const { close } of connections) await close()
  await database.drop()
})

test('each series counts for itself, and goes on when the year changes in Istanbul', async () => {
  const numbers = createNumbers(connections[0].query, () => now)
  expect(await numbers.next('TLP')).toBe('TLP-2026-000001')
  expect(await numbers.next('TLP')).toBe('TLP-2026-000002')
  expect(await numbers.next('KRV')).toBe('KRV-2026-000001')
  now = new Date('2027-12-31T20:59:00Z')
  expect(await numbers.next('TLP')).toBe('TLP-2027-000003')
  now = new Date('2027-12-31T21:01:00Z')
  expect(await numbers.next('TLP')).toBe('TLP-2028-000004')
})

test('a hundred taken at once over two connections are a hundred numbers', async () => {
  const [one, other] = connections.map(({ query }) => createNumbers(query))
  const taken = Array.from({ length: 50 }, () => [one?.next('KRV'), other?.next('KRV')])
  const given = await Promise.all(taken.flat())
  expect(new Set(given).size).toBe(100)
})
