import { expect, test } from 'vitest'
import { moment } from '#spine/database/columns.ts'
import { pgTable } from '#spine/database/drizzle.ts'

const { at } = pgTable('any', { at: moment() })

test.each([
  ['2026-03-05 11:30:00+00', '2026-03-05T11:30:00.000Z'],
  ['2026-03-05 11:30:00.1+00', '2026-03-05T11:30:00.100Z'],
  ['2026-03-05 11:30:00.123456+00', '2026-03-05T11:30:00.123Z'],
  ['2026-03-05 14:30:00.5+03', '2026-03-05T11:30:00.500Z'],
  ['2026-03-05T11:30:00.000Z', '2026-03-05T11:30:00.000Z'],
])('%s is %s in the API', (fromDatabase, inTheApi) => {
  expect(at.mapFromDriverValue(fromDatabase)).toBe(inTheApi)
})
