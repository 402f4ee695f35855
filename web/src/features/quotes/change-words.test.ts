import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { expect, test } from 'vitest'
import { changeWords } from '#features/quotes/change-words.ts'

const seen = {
  title: 'Eski',
  origin_city: 'Mersin',
  estimated_weight: null,
  estimated_volume: null,
  quote_id: null,
} as RequestDetail

test('what has changed since a price was begun is named, also another price', () => {
  const now = { ...seen, title: 'Yeni', origin_city: 'İzmir', quote_id: 'q1' }
  expect(changeWords(seen, now)).toContain('Değişen: Talep başlığı, Çıkış şehri, Teklif.')
  expect(changeWords(seen, seen)).not.toContain('Değişen')
  expect(changeWords(seen, null)).toContain('şu anda alınamadı')
})
