import { expect, test } from 'vitest'
import { rowsOf } from '#spine/lists/list-pages.ts'

const page = (ids: string, isOld = false) => ({
  items: [...ids].map((id) => ({ id, isOld })),
  next_cursor: null,
  ...(isOld && { isOld: true as const }),
})
const shown = (...pages: ReturnType<typeof page>[]) =>
  rowsOf({ pages })
    .map(({ id, isOld }) => (isOld ? id : id.toUpperCase()))
    .join('')

test('the rows of all pages, one after another', () => {
  expect(shown(page('ab'), page('c'), page(''))).toBe('ABC')
})

test('a row that has moved is shown where it was read last', () => {
  expect(shown(page('xab'), page('cd', true), page('ex', true))).toBe('XABcde')
  expect(shown(page('a'), page('xb', true), page('cx'))).toBe('AbCX')
  expect(shown(page('a'), page('xb', true), page('xc', true))).toBe('Axbc')
  expect(shown(page('ax'), page('xb'))).toBe('AXB')
})
