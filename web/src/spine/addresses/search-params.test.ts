import { expect, test } from 'vitest'
import { readChoice } from '#spine/addresses/search-params.ts'

const read = (query: string) =>
  readChoice(new URLSearchParams(query), 'view', ['overview', 'requests'], 'overview')

test('a known value is taken, an unknown or missing one means the fallback', () => {
  expect(read('view=requests')).toBe('requests')
  expect(read('view=constructor')).toBe('overview')
  expect(read('')).toBe('overview')
})
