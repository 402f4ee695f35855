import { expect, test } from 'vitest'
import { shortened } from '#values/shortened.ts'

test('no sign is cut in half', () => {
  expect(shortened('Iğdır', 3)).toBe('Iğd')
  expect(shortened('Rota 🚢', 6)).toBe('Rota ')
  expect(shortened('Rota 🚢', 7)).toBe('Rota 🚢')
  expect(shortened('🚢🚢', 3)).toBe('🚢')
})
