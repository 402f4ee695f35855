import { expect, test } from 'vitest'
import { gatewayOf, isSameCity } from '#places/gateway-of.ts'

test.each([
  ['sea', 'İzmir', 'Türkiye', '', 'TRIZM'],
  ['sea', 'istanbul', 'turkiye', 'Ambarlı', 'TRAMR'],
  ['sea', 'Mersin', 'TR', 'Mersin (TRMER)', 'TRMER'],
  ['sea', 'Hamburg', 'Almanya', 'Hamburg Limanı', 'DEHAM'],
  ['sea', 'Gaziantep', 'Türkiye', '', 'TRISK'],
  ['air', 'Frankfurt', 'Almanya', '', 'DEFRA'],
  ['land', 'Ödemiş', 'Türkiye', '', 'TRODE'],
  ['sea', 'Hiçbiryer', 'Türkiye', '', ''],
  ['sea', 'Mersin', 'Atlantis', '', ''],
] as const)('%s: %s in %s begins or ends at its gateway', (mode, city, country, named, code) => {
  expect(gatewayOf(mode, city, country, named)).toBe(code)
})

test('terminals of one city are the same city, other cities are not', () => {
  expect(isSameCity('TRIST', 'TRAMR')).toBe(true)
  expect(isSameCity('TRIST', 'TRIZM')).toBe(false)
  expect(isSameCity('XXXXX', 'XXXXX')).toBe(true)
  expect(isSameCity('XXXXX', 'TRIST')).toBe(false)
})
