import { expect, test } from 'vitest'
import { hasExpired, validityOf } from '#features/requests/quote-validity.ts'

const now = Date.parse('2026-11-15T12:00:00.000Z')
const until = (quote_valid_until: string) => ({ status: 'quoted', quote_valid_until }) as const

test('the last two days of a quote are highlighted, by the date in Istanbul', () => {
  expect(validityOf(until('2026-11-15T20:59:59.000Z'), now)).toEqual({
    state: 'ends',
    text: 'Bugün sona eriyor',
  })
  expect(validityOf(until('2026-11-15T21:30:00.000Z'), now)?.text).toBe('Yarın sona eriyor')
  expect(validityOf(until('2026-11-16T21:30:00.000Z'), now)).toEqual({
    state: 'holds',
    text: 'Geçerlilik: 17 Kasım 2026',
  })
})

test('an unanswered quote expires; an answered one keeps its date', () => {
  const past = until('2026-11-15T11:59:00.000Z')
  expect(hasExpired(past, now)).toBe(true)
  expect(validityOf(past, now)).toEqual({ state: 'ended', text: 'Süresi doldu: 15 Kasım 2026' })
  expect(validityOf({ ...past, status: 'approved' }, now)?.state).toBe('holds')
  expect(validityOf({ status: 'pending', quote_valid_until: null }, now)).toBeNull()
})
