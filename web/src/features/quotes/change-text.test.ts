import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { expect, test } from 'vitest'
import { changeText } from '#features/quotes/change-text.ts'

const seen = {
  title: 'Eski',
  origin_city: 'Mersin',
  estimated_weight: null,
  estimated_volume: null,
  cargo_details: {},
  quote_id: null,
} as RequestDetail

test('the changed fields are named, and another price too', () => {
  const now = { ...seen, title: 'Yeni', origin_city: 'İzmir', quote_id: 'q1' }
  expect(changeText(seen, now)).toContain('Değişen: Talep başlığı, Çıkış şehri, Teklif.')
  expect(changeText(seen, seen)).not.toContain('Değişen')
  expect(changeText(seen, null)).toContain('şu anda alınamadı')
})
