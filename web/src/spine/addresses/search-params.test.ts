import { z } from '@kervan/domain/z.ts'
import { expect, test } from 'vitest'
import { readChoice } from '#spine/addresses/search-params.ts'

const View = z.enum(['overview', 'requests'])
const read = (query: string) => readChoice(new URLSearchParams(query), 'view', View, 'overview')

test('a known value is taken, an unknown or missing one means the default', () => {
  expect(read('view=requests')).toBe('requests')
  expect(read('view=nonsense')).toBe('overview')
  expect(read('')).toBe('overview')
})

test('a plain list of options does as well, without zod in the page', () => {
  const options = { options: ['a', 'b'] as const }
  expect(readChoice(new URLSearchParams('tab=b'), 'tab', options, 'a')).toBe('b')
  expect(readChoice(new URLSearchParams('tab=constructor'), 'tab', options, 'a')).toBe('a')
})
