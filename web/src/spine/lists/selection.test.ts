import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allToggled, extendedTo, keptIn, nothingSelected, toggled } from '#spine/lists/selection.ts'

const order = ['a', 'b', 'c', 'd', 'e', 'f']
const row = fc.constantFrom(...order)

test('a range holds everything between its ends, whichever was first, and keeps what was selected', () => {
  fc.assert(
    fc.property(fc.subarray(order), row, row, (before, first, last) => {
      const start = toggled({ ids: new Set(before.filter((id) => id !== first)), anchor: null }, first)
      const { ids } = extendedTo(start, last, order)
      const [from, to] = [order.indexOf(first), order.indexOf(last)].toSorted() as [number, number]
      expect(new Set(ids)).toEqual(new Set([...before, ...order.slice(from, to + 1)]))
    }),
  )
})

test('a range without a beginning is the row alone', () => {
  expect([...extendedTo(nothingSelected, 'c', order).ids]).toEqual(['c'])
  expect([...extendedTo({ ids: new Set(), anchor: 'gone' }, 'c', order).ids]).toEqual(['c'])
})

test('a row selected twice, and a list selected twice, are not selected', () => {
  expect(toggled(toggled(nothingSelected, 'a'), 'a').ids.size).toBe(0)
  const all = allToggled(toggled(nothingSelected, 'a'), order)
  expect([...all.ids]).toEqual(order)
  expect(allToggled(all, order).ids.size).toBe(0)
})

test('rows that have gone are no longer selected', () => {
  const selection = { ids: new Set(['a', 'b']), anchor: 'b' }
  expect([...keptIn(selection, ['b', 'c']).ids]).toEqual(['b'])
  expect(keptIn(selection, order)).toBe(selection)
})
