import { expect, test } from 'vitest'
import type { LaneTransit } from '#requests/lane-transit.ts'
import { dayRange, transitBasis } from '#requests/transit-words.ts'

const estimate: LaneTransit = {
  basis: 'estimate',
  soonest_days: 6,
  latest_days: 12,
  median_days: null,
  deliveries: 0,
  from_port: null,
  to_port: null,
}
const rest = 'Bu hatta yeterince teslimatımız yok; uzaklığa ve taşıma türüne göre tahminîdir.'

test('days that do not reach the cities say between which ports they are', () => {
  expect(transitBasis('sea', estimate)).toBe(rest)
  expect(transitBasis('sea', { ...estimate, to_port: 'Poti (Gürcistan)' })).toBe(
    `Süre Poti (Gürcistan) limanına kadardır; sonrası dahil değildir. ${rest}`,
  )
  expect(transitBasis('sea', { ...estimate, from_port: 'Mersin' })).toBe(
    `Süre Mersin limanından başlar; öncesi dahil değildir. ${rest}`,
  )
  expect(transitBasis('air', { ...estimate, from_port: 'İstanbul', to_port: 'Frankfurt' })).toBe(
    `Süre İstanbul havalimanından Frankfurt havalimanına kadardır; öncesi ve sonrası dahil değildir. ${rest}`,
  )
})

test('what rests on our deliveries says that these were between the two countries', () => {
  const history = { ...estimate, basis: 'history', median_days: 37, deliveries: 199 } as const
  expect(transitBasis('sea', history)).toBe(
    'Bu iki ülke arasında son on iki ayda 199 teslimatımızın ortancası 37 gün.',
  )
})

test('an estimate for a whole country says so', () => {
  expect(transitBasis('land', { ...estimate, basis: 'country_estimate' })).toBe(
    'Şehri bilmediğimiz için ülkenin büyük şehirlerine göre tahminîdir.',
  )
})

test('without days there is no range', () => {
  expect(dayRange(estimate)).toBe('6–12\u00a0gün')
  expect(dayRange({ soonest_days: 2, latest_days: 2 })).toBe('2\u00a0gün')
  expect(dayRange({ soonest_days: null, latest_days: null })).toBeNull()
})
