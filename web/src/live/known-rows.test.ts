import { expect, test } from 'vitest'
import { nothingKnown, withSettled } from '#live/known-rows.ts'

const all = withSettled(nothingKnown, 'all', ['c', 'b', 'a'])
const known = (rows: typeof all) => [...rows.known].toSorted().join('')

test('what a list begins with is known', () => {
  expect(known(all)).toBe('abc')
  expect(withSettled(all, 'all', ['c', 'b', 'a'])).toBe(all)
})

test('a row that comes above a known one waits, whichever event brought it', () => {
  expect(withSettled(all, 'all', ['d', 'c', 'b', 'a'])).toBe(all)
  expect(withSettled(all, 'all', ['c', 'b', 'ab', 'a'])).toBe(all)
})

test('the next page, and the first row of a list where nothing stands, do not wait', () => {
  expect(known(withSettled(all, 'all', ['d', 'c', 'b', 'a', '9', '8']))).toBe('89abc')
  const empty = withSettled(nothingKnown, 'all', [])
  expect(known(withSettled(empty, 'all', ['a']))).toBe('a')
  expect(known(withSettled(all, 'all', ['z']))).toBe('abcz')
})

test('what was made by one’s own hand does not wait, and is still known when nobody says so any more', () => {
  const made = withSettled(all, 'all', ['d', 'c', 'b', 'a'], 'd')
  expect(known(made)).toBe('abcd')
  expect([...made.arrived]).toEqual(['d'])
  expect(withSettled(made, 'all', ['d', 'c', 'b', 'a'])).toBe(made)
})

test('a row that goes and comes back is no news; another list begins anew', () => {
  expect(withSettled(withSettled(all, 'all', ['c', 'a']), 'all', ['c', 'b', 'a'])).toBe(all)
  expect(known(withSettled(all, 'search', ['z', 'a']))).toBe('az')
})
