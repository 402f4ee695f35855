/** A condition while it is written. */
import type { Group } from '@kervan/domain/automations/conditions.ts'
import { subjectFields } from '@kervan/domain/automations/subjects.ts'
import { expect, test } from 'vitest'
import {
  comparisonWith,
  conditionOf,
  countComparisons,
  draftOf,
  keepKnown,
  withOperator,
} from '#features/automations/editor/condition-draft.ts'

const condition: Group = {
  match: 'all',
  parts: [
    { field: 'talep.durum', operator: 'is', values: ['pending'] },
    {
      match: 'any',
      parts: [
        { field: 'musteri.ulke', operator: 'is', values: ['Türkiye'] },
        { field: 'talep.agirlik', operator: 'more', values: ['1000'] },
      ],
    },
  ],
}

test('what is sent is what was read', () => {
  expect(conditionOf(draftOf(condition))).toEqual(condition)
  expect(countComparisons(draftOf(condition))).toBe(3)
})

test('with another subject the comparisons stay whose fields it has too', () => {
  const kept = keepKnown(draftOf(condition), subjectFields.customer)
  expect(conditionOf(kept)).toEqual({
    match: 'all',
    parts: [{ match: 'any', parts: [{ field: 'musteri.ulke', operator: 'is', values: ['Türkiye'] }] }],
  })
})

test('another operator keeps what was written where it takes as many values', () => {
  const weight = { field: 'talep.agirlik', operator: 'more' as const, values: ['1000'] }
  expect(withOperator(weight, 'at_most', 'number').values).toEqual(['1000'])
  expect(withOperator(weight, 'empty', 'number').values).toEqual([])
  expect(comparisonWith(subjectFields.request, 'talep.fiyat').values).toEqual(['', 'EUR'])
})
