import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparedLine, compareFields, compareLines } from '#quotes/quote-difference.ts'

type Line = ComparedLine & { unit_price: string }
const compared = ['title', 'unit_price'] as const
const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  origin_id: null,
  kind: 'ocean',
  title: id,
  unit_price: '10',
  ...more,
})
const copy = (source: Line, more: Partial<Line> = {}): Line => ({
  ...source,
  id: `${source.id}'`,
  origin_id: source.origin_id ?? source.id,
  ...more,
})
const shown = (before: Line[], after: Line[]) =>
  compareLines(before, after, compared).map(({ change, before: older, after: newer, fields }) =>
    `${older?.id ?? '–'} ${change} ${newer?.id ?? '–'} ${fields.join(' ')}`.trim(),
  )

test('copied lines are compared with what they were copied from', () => {
  const [a, b, c] = [line('a'), line('b'), line('c')]
  const after = [copy(b, { unit_price: '12' }), copy(a), line('d')]
  expect(shown([a, b, c], after)).toEqual([
    "b changed b' unit_price",
    'c removed –',
    "a same a'",
    '– added d',
  ])
})

test('also over several revisions, and a line that was typed anew under its old name', () => {
  const [a, b] = [line('a'), line('b')]
  const third = [copy(copy(a), { title: 'Yeni ad' }), line('x', { title: 'b', unit_price: '11' })]
  expect(shown([a, b], third)).toEqual(["a changed a'' title", 'b changed x unit_price'])
})

test('no line is lost and none is named twice', () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-f]{1,2}$/),
      origin_id: fc.option(fc.stringMatching(/^[a-f]{1,2}$/)),
      kind: fc.constantFrom('ocean', 'docs'),
      title: fc.constantFrom('x', 'y'),
      unit_price: fc.constantFrom('1', '2'),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const differences = compareLines<Line>(before, after, compared)
      const older = differences.flatMap((each) => each.before ?? [])
      const newer = differences.flatMap((each) => each.after ?? [])
      expect(newer).toEqual(after)
      expect(new Set(older)).toEqual(new Set(before))
      expect(older).toHaveLength(before.length)
    }),
  )
})

test('fields that differ, with both values', () => {
  const before = { pol: 'Mersin', pod: 'Hamburg', etd: null }
  expect(compareFields(before, { ...before, pod: 'Rotterdam' }, ['pol', 'pod', 'etd'])).toEqual([
    { field: 'pod', before: 'Hamburg', after: 'Rotterdam' },
  ])
})
