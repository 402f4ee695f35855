/** Clauses follow the fields of their quote. */
import { expect, test } from 'vitest'
import { defaultClauses, fillClause, freeDaysIn, freeTimeClause } from '#quotes/clauses.ts'

const quote = { validity_days: 30, payment_term: '30_days', container_type: '40HC' } as const

test('the default clauses name validity, payment and free days', () => {
  expect(defaultClauses.slice(0, 3).map((clause) => fillClause(clause, quote))).toEqual([
    'Bu teklif 30 gün geçerlidir.',
    'Ödeme koşulu: 30 gün.',
    'Demuraj ve detention için serbest süre 10 gündür.',
  ])
})

test('20-foot equipment has seven free days', () => {
  expect(fillClause('{serbest süre}', { ...quote, container_type: '20GP' })).toBe('7')
})

test('what is not a field stays as it is written', () => {
  expect(fillClause('{bilinmeyen} {', quote)).toBe('{bilinmeyen} {')
})

test('free days are read from whatever clause speaks of them', () => {
  expect(freeDaysIn(defaultClauses, quote)).toBe(10)
  expect(freeDaysIn(['Serbest süre limanda 14 gündür.'], quote)).toBe(14)
  expect(freeDaysIn([freeTimeClause(0)], quote)).toBe(0)
  expect(freeDaysIn(['Bu teklif 30 gün geçerlidir.'], quote)).toBeNull()
})
