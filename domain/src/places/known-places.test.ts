import { expect, test } from 'vitest'
import { isSameCity } from '#places/known-places.ts'

test('terminals of one city are the same city, other cities are not', () => {
  expect(isSameCity('TRIST', 'TRAMR')).toBe(true)
  expect(isSameCity('TRIST', 'TRIZM')).toBe(false)
  expect(isSameCity('XXXXX', 'XXXXX')).toBe(true)
  expect(isSameCity('XXXXX', 'TRIST')).toBe(false)
})
