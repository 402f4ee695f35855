import { expect, test } from 'vitest'
import {
  type LoadedRows,
  needsNextPage,
  nothingShown,
  type ShownRows,
  showAll,
  updateShown,
} from '#spine/live/shown-rows.ts'

const loaded = (ids: string, more: Partial<LoadedRows> = {}): LoadedRows => ({
  listKey: 'all',
  ids: [...ids],
  isFetching: false,
  hasMore: false,
  newRowsWait: true,
  ...more,
})
const initial = updateShown(nothingShown, loaded('cba'))
const shownIds = (rows: ShownRows) => [...rows.shown].toSorted().join('')

test('the first rows of a list are shown', () => {
  expect(shownIds(initial)).toBe('abc')
  expect(updateShown(initial, loaded('cba'))).toBe(initial)
})

test('a row that arrives above a shown one waits', () => {
  expect(updateShown(initial, loaded('dcba'))).toBe(initial)
  expect(updateShown(initial, loaded('cbxa'))).toBe(initial)
})

test('a waiting row that is let in is shown, and new', () => {
  const shown = showAll(initial, loaded('dcba'))
  expect(shownIds(shown)).toBe('abcd')
  expect([...shown.arrived]).toEqual(['d'])
  expect(updateShown(shown, loaded('dcba'))).toBe(shown)
})

test('in a list whose new rows do not wait, a new row is shown at once, and new', () => {
  const shown = updateShown(initial, loaded('dcba', { newRowsWait: false }))
  expect(shownIds(shown)).toBe('abcd')
  expect([...shown.arrived]).toEqual(['d'])
  expect(updateShown(shown, loaded('dcba', { newRowsWait: false }))).toBe(shown)
})

test('the next page, and the first row of an empty list, do not wait', () => {
  expect(shownIds(updateShown(initial, loaded('dcba98')))).toBe('89abc')
  const empty = updateShown(nothingShown, loaded(''))
  expect(shownIds(updateShown(empty, loaded('a')))).toBe('a')
  expect(shownIds(updateShown(initial, loaded('z')))).toBe('abcz')
})

test('shown rows that new ones push off the page are fetched again, while the new ones wait', () => {
  const pushed = loaded('edc', { hasMore: true })
  expect(updateShown(initial, pushed)).toBe(initial)
  expect(needsNextPage(initial, pushed)).toBe(true)
  expect(needsNextPage(initial, loaded('edcba9', { hasMore: true }))).toBe(false)
  const allPushed = loaded('fed', { hasMore: true })
  expect(updateShown(initial, allPushed)).toBe(initial)
  expect(needsNextPage(initial, allPushed)).toBe(true)
  expect(needsNextPage(initial, loaded('c', { hasMore: true }))).toBe(false)
})

test('rows fetched on coming back to a list do not wait', () => {
  const visited = updateShown(initial, loaded('ba', { listKey: 'mine', isFetching: true }))
  expect(updateShown(visited, loaded('ba', { listKey: 'mine', isFetching: true }))).toBe(visited)
  const fetched = updateShown(visited, loaded('xba', { listKey: 'mine' }))
  expect(shownIds(fetched)).toBe('abx')
  expect(updateShown(fetched, loaded('yxba', { listKey: 'mine' }))).toBe(fetched)
})

test('one’s own new row does not wait, even if it is loaded late', () => {
  const made = updateShown(initial, loaded('cba', { ownRowId: 'd' }))
  expect([...made.arrived]).toEqual(['d'])
  expect(updateShown(made, loaded('dcba'))).toBe(made)
})

test('a row that disappears and comes back is not new; another list starts afresh', () => {
  expect(updateShown(updateShown(initial, loaded('ca')), loaded('cba'))).toBe(initial)
  expect(shownIds(updateShown(initial, loaded('za', { listKey: 'search' })))).toBe('az')
})
