/** When it arrives: a day that has passed is not claimed as if it were still to come. */
import { expect, test } from 'vitest'
import { arrivalOf } from '#features/shipments/arrival-of.ts'

const eta = '2026-03-18T08:00:00.000Z'
const on = (now: string, more: object = {}) =>
  arrivalOf({ status: 'in_transit', eta, delivered_at: null, ...more }, new Date(now))

test('a day to come is said plainly, also on the day itself', () => {
  expect(on('2026-03-10T08:00:00Z')).toEqual({ label: 'Beklenen varış', text: '18 Mart 2026' })
  expect(on('2026-03-18T20:59:00Z').text).toBe('18 Mart 2026')
})

test('a day that has passed says so', () => {
  expect(on('2026-03-18T21:00:00Z').text).toBe('18 Mart 2026 (bu gün geçti)')
})

test('what was called off is expected no more', () => {
  const off = on('2026-03-10T08:00:00Z', { status: 'cancelled', eta: null })
  expect(off).toEqual({ label: 'Varış', text: 'İptal edildi' })
})

test('what was delivered says when; what nobody knows says that', () => {
  const delivered = { status: 'delivered', delivered_at: '2026-03-19T08:00:00.000Z' }
  expect(on('2026-04-01T08:00:00Z', delivered)).toEqual({ label: 'Teslim edildi', text: '19 Mart 2026' })
  expect(on('2026-04-01T08:00:00Z', { eta: null }).text).toBe('Henüz belli değil')
})
