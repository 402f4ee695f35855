import { expect, test } from 'vitest'
import { historyDetail, historyText } from '#features/shipments/shipment-history.ts'

const entry = {
  kind: 'location',
  old_value: '',
  new_value: 'Kapıkule',
  place: 'Kapıkule',
  note: '',
  at: '2026-11-15T11:30:00.000Z',
  actor_name: 'Defne Işık',
} as const

test('a place is not repeated', () => {
  expect(historyText(entry)).toBe('Konum: Kapıkule')
  expect(historyDetail(entry)).toBe('15 Kasım 2026 14:30 · Defne Işık')
  expect(historyDetail({ ...entry, kind: 'status', new_value: 'customs' })).toBe(
    '15 Kasım 2026 14:30 · Kapıkule · Defne Işık',
  )
})

test('a delay has a fixed text; its reason is in the detail', () => {
  const delay = { ...entry, kind: 'delay', new_value: 'delayed', note: 'Liman yoğunluğu', place: '' } as const
  expect(historyText(delay)).toBe('Gecikme bildirildi')
  expect(historyDetail(delay)).toContain('Liman yoğunluğu')
  expect(historyText({ ...delay, new_value: '' })).toBe('Gecikme kalktı')
})
