import { expect, test } from 'vitest'
import { gatewayOf } from '#places/gateway-of.ts'

test.each([
  ['sea', 'İzmir', 'Türkiye', '', 'TRIZM'],
  ['sea', 'istanbul', 'turkiye', 'Ambarlı', 'TRAMR'],
  ['sea', 'Mersin', 'TR', 'Mersin (TRMER)', 'TRMER'],
  ['sea', 'Hamburg', 'Almanya', 'Hamburg Limanı', 'DEHAM'],
  ['sea', 'Gaziantep', 'Türkiye', '', 'TRISK'],
  ['sea', 'Ankara', 'Türkiye', '', 'TRGEB'],
  ['sea', 'Zürih', 'İsviçre', '', 'NLRTM'],
  ['sea', 'Bağdat', 'Irak', '', 'IQUQR'],
  ['air', 'Bursa', 'Türkiye', '', 'TRIST'],
  ['sea', 'Zonguldak', 'Türkiye', '', 'TRGEB'],
  ['sea', 'Ankara', 'Türkiye', 'Zonguldak', 'TRZON'],
  ['air', 'Frankfurt', 'Almanya', '', 'DEFRA'],
  ['land', 'Ödemiş', 'Türkiye', '', 'TRODE'],
  ['sea', 'Hiçbiryer', 'Türkiye', '', ''],
  ['sea', 'Mersin', 'Atlantis', '', ''],
] as const)('%s: %s in %s begins or ends at its gateway', (mode, city, country, named, code) => {
  expect(gatewayOf(mode, city, country, named)).toBe(code)
})
