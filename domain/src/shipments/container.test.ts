import { expect, test } from 'vitest'
import { containerNumberOf } from '#shipments/container.ts'

test.each([
  ['csqu 305438-3', 'CSQU3054383'],
  ['CSQU3054384', undefined],
  ['TEMU1234567', undefined],
  ['COSCO9876543', undefined],
  ['', undefined],
])('%j is stored as %j', (typed, stored) => {
  expect(containerNumberOf(typed, false)).toBe(stored)
})

test.each(['TEMU1234567', 'cosco 9876543'])('%j is a container in a demo only', (typed) => {
  expect(containerNumberOf(typed, true)).toBe(typed.replace(' ', '').toUpperCase())
  expect(containerNumberOf('CSQU3054384', true)).toBeUndefined()
})
