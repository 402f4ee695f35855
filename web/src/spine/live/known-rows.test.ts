import { expect, test } from 'vitest'
import {
  type KnownRows,
  lacksRows,
  nothingKnown,
  type SeenRows,
  withArrivals,
  withSettled,
} from '#spine/live/known-rows.ts'

const seeing = (ids: string, more: Partial<SeenRows> = {}): SeenRows => ({
  list: 'all',
  ids: [...ids],
  isFetching: false,
  hasMore: false,
  holds: true,
  ...more,
})
const all = withSettled(nothingKnown, seeing('cba'))
const known = (rows: KnownRows) => [...rows.known].toSorted().join('')

test('what a list begins with is known', () => {
  expect(known(all)).toBe('abc')
  expect(withSettled(all, seeing('cba'))).toBe(all)
})

test('a row that comes above a known one waits, whichever event brought it', () => {
  expect(withSettled(all, seeing('dcba'))).toBe(all)
  expect(withSettled(all, seeing('cbxa'))).toBe(all)
})

test('let in, it is known, and new', () => {
  const shown = withArrivals(all, seeing('dcba'))
  expect(known(shown)).toBe('abcd')
  expect([...shown.arrived]).toEqual(['d'])
  expect(withSettled(shown, seeing('dcba'))).toBe(shown)
})

test('where a list does not hold still, a new row is known and new at once', () => {
  const shown = withSettled(all, seeing('dcba', { holds: false }))
  expect(known(shown)).toBe('abcd')
  expect([...shown.arrived]).toEqual(['d'])
  expect(withSettled(shown, seeing('dcba', { holds: false }))).toBe(shown)
})

test('the next page, and the first row of a list where nothing stands, do not wait', () => {
  expect(known(withSettled(all, seeing('dcba98')))).toBe('89abc')
  const empty = withSettled(nothingKnown, seeing(''))
  expect(known(withSettled(empty, seeing('a')))).toBe('a')
  expect(known(withSettled(all, seeing('z')))).toBe('abcz')
})

test('known rows that new ones push off the page are fetched again, and none of the new jumps in', () => {
  const pushed = seeing('edc', { hasMore: true })
  expect(withSettled(all, pushed)).toBe(all)
  expect(lacksRows(all, pushed)).toBe(true)
  expect(lacksRows(all, seeing('edcba9', { hasMore: true }))).toBe(false)
  const allPushed = seeing('fed', { hasMore: true })
  expect(withSettled(all, allPushed)).toBe(all)
  expect(lacksRows(all, allPushed)).toBe(true)
  expect(lacksRows(all, seeing('c', { hasMore: true }))).toBe(false)
})

test('what is fetched when somebody comes back to a list is simply in it', () => {
  const visited = withSettled(all, seeing('ba', { list: 'mine', isFetching: true }))
  expect(withSettled(visited, seeing('ba', { list: 'mine', isFetching: true }))).toBe(visited)
  const fetched = withSettled(visited, seeing('xba', { list: 'mine' }))
  expect(known(fetched)).toBe('abx')
  expect(withSettled(fetched, seeing('yxba', { list: 'mine' }))).toBe(fetched)
})

test('what was made by one’s own hand does not wait, also where it comes late', () => {
  const made = withSettled(all, seeing('cba', { own: 'd' }))
  expect([...made.arrived]).toEqual(['d'])
  expect(withSettled(made, seeing('dcba'))).toBe(made)
})

test('a row that goes and comes back is no news; another list begins anew', () => {
  expect(withSettled(withSettled(all, seeing('ca')), seeing('cba'))).toBe(all)
  expect(known(withSettled(all, seeing('za', { list: 'search' })))).toBe('az')
})
