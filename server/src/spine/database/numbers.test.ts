import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystemSession } from '#spine/database/connect.ts'
import { createNumbers, type Numbers } from '#spine/database/numbers.ts'
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

const counter = () => createNumbers(line.ask, () => now)
const several = (numbers: Numbers, count: number) =>
  Promise.all(Array.from({ length: count }, () => numbers.next('TLP')))
const numbersFrom = (first: number, count: number, year = 2026) =>
  Array.from({ length: count }, (_, index) => `TLP-${year}-${String(first + index).padStart(6, '0')}`)

test('one after another, many at once, and both series: none twice, and none left out', async () => {
  const numbers = counter()
  expect(await numbers.next('TLP')).toBe('TLP-2026-000001')
  expect(await several(numbers, 5)).toEqual(numbersFrom(2, 5))
  // Those taken ahead are used up first.
  for (const expected of numbersFrom(7, 6)) expect(await numbers.next('TLP')).toBe(expected)
  expect((await several(numbers, 3)).toSorted()).toEqual(numbersFrom(13, 3))
  expect(await numbers.next('KRV')).toBe('KRV-2026-000001')
})

test('two processes never give the same, and what one took ahead is not given by the other', async () => {
  const [one, other] = [counter(), counter()]
  const given = (
    await Promise.all([several(one, 7), several(other, 9), several(one, 4), several(other, 1)])
  ).flat()
  given.push(await one.next('TLP'), await other.next('TLP'))
  expect(new Set(given).size).toBe(given.length)
})

test('a new year in Istanbul begins at one, whatever was taken ahead', async () => {
  now = new Date('2027-12-31T20:59:00Z')
  const numbers = counter()
  expect(await several(numbers, 2)).toEqual(numbersFrom(1, 2, 2027))
  now = new Date('2027-12-31T21:01:00Z')
  expect(await numbers.next('TLP')).toBe('TLP-2028-000001')
})
