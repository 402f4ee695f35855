import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lateAfterHours } from '#company/late-after-hours.ts'
import { type Carried, demoNews } from '#tracking/demo-carrier.ts'
import { deriveTracking } from '#tracking/derive-tracking.ts'
import { plainEvent } from '#tracking/told-message.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

const shipment: Carried = {
  id: 'S1',
  shipment_type: 'sea',
  origin_code: 'CNSHA',
  origin_city: 'Şanghay',
  origin_country: 'Çin',
  destination_code: 'TRAMR',
  destination_city: 'İstanbul',
  destination_country: 'Türkiye',
  promised_at: null,
  containers: [],
}
const at = (day: number) => new Date(Date.UTC(2026, 2, 1) + day * 86_400_000).toISOString()
const own = (
  kind: 'approved' | 'arrived',
  day: number,
  more: Partial<TrackingEvent> = {},
): TrackingEvent => ({
  ...plainEvent,
  source: 'kervan',
  source_event_id: kind,
  told_at: at(0),
  kind,
  happened_at: at(day),
  ...more,
})
const begun = [own('approved', 0), own('arrived', 40, { certainty: 'planned' })]
const stateOf = (told: TrackingEvent[], of = shipment) => deriveTracking(of, told, lateAfterHours)

test('tells by the clock what has happened by then, once', () => {
  const news = demoNews(shipment, begun, at(17))
  expect(news.map(({ kind, place_name }) => `${kind} ${place_name}`)).toEqual([
    'booked Şanghay',
    'empty_picked_up Şanghay',
    'gate_in Şanghay',
    'loaded Şanghay',
    'departed Şanghay',
    'checkpoint Tayvan Boğazı',
    'checkpoint Singapur Boğazı',
    'checkpoint Malakka Boğazı',
  ])
  expect(stateOf([...begun, ...news])).toMatchObject({
    status: 'in_transit',
    current_location: 'Malakka Boğazı',
  })
  expect(demoNews(shipment, [...begun, ...news], at(17))).toEqual([])
})

test('in a hurry it tells the next step as of now, until it is delivered', () => {
  const told = [...begun]
  const kinds: string[] = []
  for (let asked = 0; asked < 30; asked += 1) {
    const news = demoNews(shipment, told, at(1 + asked / 100), { hurry: true })
    kinds.push(...news.map(({ kind }) => kind))
    told.push(...news)
  }
  expect(stateOf(told).status).toBe('delivered')
  expect(kinds.filter((kind) => kind === 'delivered')).toHaveLength(1)
})

test('what waits for its price, or is over, has no news', () => {
  expect(demoNews(shipment, [], at(5), { hurry: true })).toEqual([])
  const over = { ...own('approved', 3), kind: 'cancelled', source_event_id: 'cancelled' } as const
  expect(demoNews(shipment, [...begun, over], at(30), { hurry: true })).toEqual([])
})

test.each([
  ['air', 'DEFRA', 'TRIST', 'Almanya', 'Türkiye', []],
  ['land', 'TRIST', 'KZALA', 'Türkiye', 'Kazakistan', ['Sarp']],
  ['land', 'DEMUC', 'TRIST', 'Almanya', 'Türkiye', ['Kapıkule']],
] as const)('%s from %s to %s arrives', (shipment_type, origin_code, destination_code, from, to, gates) => {
  const way = {
    ...shipment,
    shipment_type,
    origin_code,
    destination_code,
    origin_country: from,
    destination_country: to,
  }
  const news = demoNews(way, [own('approved', 0)], at(60))
  expect(stateOf([own('approved', 0), ...news], way).status).toBe('delivered')
  expect(news.filter(({ kind }) => kind === 'border_crossing').map(({ place_name }) => place_name)).toEqual(
    gates,
  )
})

test('however often it is asked, its words are in order and never in the future', () => {
  const days = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { maxLength: 20 })
  fc.assert(
    fc.property(days, fc.boolean(), (asked, hurry) => {
      const told = [...begun]
      for (const day of asked.sort((a, b) => a - b)) {
        const news = demoNews(shipment, told, at(day), { hurry })
        expect(news.every(({ happened_at }) => happened_at <= at(day))).toBe(true)
        told.push(...news)
      }
      const ids = told.map(({ source, source_event_id }) => source + source_event_id)
      expect(new Set(ids).size).toBe(ids.length)
      const times = told.slice(2).map(({ happened_at }) => happened_at)
      expect(times).toEqual([...times].sort())
    }),
  )
})
