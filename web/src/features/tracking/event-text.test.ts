import { expect, test } from 'vitest'
import { eventDetail, eventPlace, eventText } from '#features/tracking/event-text.ts'

const event = {
  kind: 'checkpoint',
  certainty: 'actual',
  status: null,
  place_name: 'Kapıkule',
  container_number: '',
  pieces: null,
  total_pieces: null,
  weight_kg: null,
  reason: '',
  note: '',
  happened_at: '2026-11-15T11:30:00.000Z',
  source: 'staff',
  actor_name: 'Defne Işık',
} as const

test('a place or a note is not repeated', () => {
  expect(eventDetail({ ...event, kind: 'approved', place_name: '', note: 'Teklif onaylandı' })).toBe(
    '15 Kasım 2026 14:30 · Defne Işık',
  )
  expect(eventText(event)).toBe('Konum: Kapıkule')
  expect(eventDetail(event)).toBe('15 Kasım 2026 14:30 · Defne Işık')
  expect(eventDetail({ ...event, kind: 'customs_started' })).toBe(
    '15 Kasım 2026 14:30 · Kapıkule · Defne Işık',
  )
})

test('nor is it where time and place alone are told', () => {
  const told = { ...event, kind: 'checkpoint', place_name: 'Ümit Burnu' } as const
  expect(eventPlace(told)).not.toContain('Ümit Burnu')
  expect(eventPlace({ ...told, kind: 'gate_in' })).toContain(' · Ümit Burnu')
})

test('what is expected says so, and a source without a name says what it is', () => {
  expect(eventText({ ...event, kind: 'arrived', certainty: 'planned' })).toBe('Varış (planlanan)')
  expect(eventText({ ...event, kind: 'delivered', certainty: 'estimated' })).toBe('Teslim (beklenen)')
  expect(eventDetail({ ...event, source: 'dcsa', actor_name: '' })).toContain('Denizyolu taşıyıcısı')
})

test('pieces and weight are said, of some of them with the whole', () => {
  const flight = { ...event, kind: 'departed', source: 'fsu', actor_name: '' } as const
  expect(eventDetail({ ...flight, pieces: 3, total_pieces: 10, weight_kg: 60.5 })).toBe(
    '15 Kasım 2026 14:30 · Kapıkule · 3 / 10 parça, 60,5 kg · Havayolu (FSU)',
  )
  expect(eventDetail({ ...flight, pieces: 10, total_pieces: 10 })).toContain(' · 10 parça · ')
})

test('a delay has a fixed text; its reason is in the detail', () => {
  const delay = { ...event, kind: 'delay_told', reason: 'Liman yoğunluğu', place_name: '' } as const
  expect(eventText(delay)).toBe('Gecikme bildirildi')
  expect(eventDetail(delay)).toContain('Liman yoğunluğu')
})
