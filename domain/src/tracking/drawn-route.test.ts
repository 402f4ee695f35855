import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curatedPlaces } from '#places/curated-places.ts'
import { nearestShare, pathKm, splitPath } from '#places/path.ts'
import { drawRoute } from '#tracking/drawn-route.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { plainEvent } from '#tracking/told-message.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

const lane = (
  shipment_type: Followed['shipment_type'],
  origin_code: string,
  destination_code: string,
): Followed => ({
  shipment_type,
  origin_code,
  origin_city: '',
  destination_code,
  destination_city: '',
  promised_at: null,
  containers: [],
})
const day = (number: number): string => new Date(Date.UTC(2026, 2, number)).toISOString()
let told = 0
const event = (
  kind: TrackingEvent['kind'],
  at: number,
  place: string,
  certainty: TrackingEvent['certainty'] = 'actual',
): TrackingEvent => {
  told += 1
  const isCode = /^[A-Z]{5}$/.test(place)
  return {
    ...plainEvent,
    source: 'dcsa',
    source_event_id: String(told),
    told_at: day(1),
    kind,
    certainty,
    happened_at: day(at),
    place_code: isCode ? place : '',
    place_name: isCode ? '' : place,
  }
}

const sailing = [
  event('departed', 1, 'CNSHA'),
  event('checkpoint', 6, 'Singapur Boğazı'),
  event('arrived', 26, 'TRIST', 'estimated'),
]

describe('a ship from Shanghai to İstanbul', () => {
  const route = drawRoute(lane('sea', 'CNSHA', 'TRIST'), sailing, day(16))

  test('passes the waters of its way, with the time where one was told', () => {
    expect(route.stops.map(({ name, state, arrival }) => [name, state, arrival?.at ?? ''])).toEqual([
      ['Şanghay', 'done', ''],
      ['Tayvan Boğazı', 'done', ''],
      ['Singapur Boğazı', 'done', day(6)],
      ['Malakka Boğazı', 'ahead', ''],
      ['Ümit Burnu', 'ahead', ''],
      ['Cebelitarık Boğazı', 'ahead', ''],
      ['Çanakkale Boğazı', 'ahead', ''],
      ['İstanbul', 'ahead', day(26)],
    ])
  })

  test('is by the clock half way between the last place told and the next one expected', () => {
    expect(route.present).toMatchObject({
      estimated: true,
      last_name: 'Singapur Boğazı',
      next_name: 'İstanbul',
    })
    const { share } = nearestShare(route.legs[0]?.path ?? [], { latitude: 1.2, longitude: 103.8 })
    expect(route.done).toBeCloseTo(share + (1 - share) / 2, 1)
  })

  test('has left where it was told without a place that it did', () => {
    const somewhere = [event('departed', 1, ''), event('arrived', 26, 'TRIST', 'estimated')]
    const { done, present, stops } = drawRoute(lane('sea', 'CNSHA', 'TRIST'), somewhere, day(11))
    expect(done).toBeCloseTo(0.4, 2)
    expect(present).toMatchObject({ estimated: true, last_name: 'Şanghay', next_name: 'İstanbul' })
    expect(stops[0]?.state).toBe('done')
  })

  test('does not arrive by the clock alone', () => {
    const late = drawRoute(lane('sea', 'CNSHA', 'TRIST'), sailing, day(60))
    expect(late.done).toBeLessThan(1)
    expect(late.stops.at(-1)?.state).toBe('ahead')
  })

  test('stands where it arrived, in a terminal of the city too', () => {
    const arrived = drawRoute(
      lane('sea', 'CNSHA', 'TRIST'),
      [...sailing, event('arrived', 25, 'TRAMR')],
      day(27),
    )
    expect(arrived.done).toBe(1)
    expect(arrived.stops.at(-1)).toMatchObject({ name: 'İstanbul', state: 'here', arrival: { at: day(25) } })
    expect(arrived.present?.estimated).toBe(false)
  })

  test('goes through the canal where it was seen there, and round the Cape otherwise', () => {
    const seen = [...sailing, event('checkpoint', 20, 'Süveyş Kanalı')]
    const through = drawRoute(lane('sea', 'CNSHA', 'TRIST'), seen, day(21))
    expect(through.stops.find(({ name }) => name === 'Süveyş Kanalı')).toMatchObject({
      state: 'done',
      arrival: { at: day(20) },
    })
    const south = ({ legs }: typeof route) =>
      Math.min(...legs.flatMap(({ path }) => path.map((at) => at.latitude)))
    expect(south(through)).toBeGreaterThan(0)
    expect(south(route)).toBeLessThan(-34)
  })

  test('goes by the port where it calls', () => {
    const called = drawRoute(
      lane('sea', 'CNSHA', 'TRIST'),
      [...sailing, event('arrived', 20, 'GRPIR')],
      day(21),
    )
    expect(called.legs).toHaveLength(2)
    expect(called.stops.find(({ state }) => state === 'here')?.name).toBe('Pire')
  })
})

describe('a shipment that has ended', () => {
  const shipment = lane('sea', 'CNSHA', 'TRIST')

  test('is shown as arrived when it was delivered, though nobody told of its port', () => {
    const { stops } = drawRoute(shipment, [...sailing, event('delivered', 24, '')], day(27))
    expect(stops.at(-1)).toMatchObject({ state: 'here', arrival: { at: day(24), certainty: 'actual' } })
  })

  test('has nothing ahead of it when it was called off: only what has happened is dated', () => {
    const { cancelled, stops, present } = drawRoute(
      shipment,
      [...sailing, event('cancelled', 8, '')],
      day(10),
    )
    expect(cancelled).toBe(true)
    expect(present).toMatchObject({ estimated: false, last_name: 'Singapur Boğazı' })
    const times = stops
      .flatMap(({ arrival, departure }) => [arrival, departure])
      .filter((time) => time !== null)
    expect(times.map(({ certainty }) => certainty)).toEqual(['actual', 'actual'])
  })
})

test('of boxes apart the way is that of those still to come, and each has its own', () => {
  const [fast, slow] = ['CSQU3054383', 'MSCU6398710']
  const of = (container_number: string, told: TrackingEvent): TrackingEvent => ({ ...told, container_number })
  const shipment = { ...lane('sea', 'CNSHA', 'TRIST'), containers: [fast, slow] }
  const told = [
    ...[fast, slow].map((box) => of(box, event('departed', 1, 'CNSHA'))),
    of(slow, event('checkpoint', 6, 'Singapur Boğazı')),
    of(slow, event('arrived', 26, 'TRIST', 'estimated')),
    of(fast, event('checkpoint', 12, 'Cebelitarık Boğazı')),
    of(fast, event('arrived', 18, 'TRIST')),
    of(fast, event('delivered', 19, 'TRIST')),
  ]
  const whole = drawRoute(shipment, told, day(20))
  expect(whole.present).toMatchObject({ last_name: 'Singapur Boğazı', next_name: 'İstanbul' })
  expect(whole.stops.at(-1)).toMatchObject({
    state: 'ahead',
    arrival: { at: day(26), certainty: 'estimated' },
  })
  expect(whole.stops.find(({ name }) => name === 'Cebelitarık Boğazı')?.arrival).toBeNull()
  // One that has come and waits to be delivered brings the other no nearer.
  const waiting = drawRoute(shipment, told.slice(0, -1), day(20))
  expect(waiting.stops.at(-1)).toMatchObject({ state: 'ahead', arrival: { at: day(26) } })
})

test('a truck leaves Türkiye by the gate of its country and keeps to land', () => {
  const route = drawRoute(lane('land', 'TRIST', 'KZALA'), [event('departed', 1, 'TRIST')], day(2))
  expect(route.stops.map(({ name }) => name)).toEqual(['İstanbul', 'Sarp', 'Almatı'])
  const north = Math.max(...(route.legs[0]?.path.map(({ latitude }) => latitude) ?? []))
  expect(north).toBeGreaterThan(46)
})

test('a truck goes where it was seen', () => {
  const seen = [event('departed', 1, 'TRIST'), event('border_crossing', 2, 'BGSOF')]
  const route = drawRoute(lane('land', 'TRIST', 'DEMUC'), seen, day(2))
  expect(route.stops.map(({ name, state }) => [name, state])).toEqual([
    ['İstanbul', 'done'],
    ['Kapıkule', 'done'],
    ['Sofya', 'done'],
    ['Münih', 'ahead'],
  ])
})

test('over the date line the way is one line', () => {
  const route = drawRoute(lane('sea', 'CNSHA', 'USLAX'), [], day(1))
  const path = route.legs[0]?.path ?? []
  const steps = path.slice(1).map((point, index) => Math.abs(point.longitude - (path[index]?.longitude ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(20)
  expect(route.stops.at(-1)?.position?.longitude).toBeCloseTo(path.at(-1)?.longitude ?? 0)
})

test('without a known beginning there is no line, but the list of what was told', () => {
  const shipment = { ...lane('sea', '', 'TRIST'), origin_city: 'Bilinmez' }
  const route = drawRoute(shipment, [event('departed', 1, 'Bilinmez')], day(2))
  expect(route).toMatchObject({ legs: [], present: null })
  expect(route.stops.map(({ name, state }) => [name, state])).toEqual([
    ['Bilinmez', 'done'],
    ['İstanbul', 'ahead'],
  ])
})

test('of waters without a time, those behind a place that nobody knows come before it', () => {
  const arrived = [
    event('departed', 1, 'DEHAM'),
    event('checkpoint', 4, 'Kervan Denizi'),
    event('checkpoint', 13, 'Kervan Adası'),
    event('arrived', 16, 'TRIZM'),
  ]
  const names = (events: TrackingEvent[], today: number) =>
    drawRoute(lane('sea', 'DEHAM', 'TRIZM'), events, day(today)).stops.map(({ name }) => name)
  expect(names(arrived, 17)).toEqual([
    'Hamburg',
    'Dover Boğazı',
    'Kervan Denizi',
    'Biskay Körfezi',
    'Cebelitarık Boğazı',
    'Kervan Adası',
    'İzmir',
  ])
})

test('a place that nobody knows stands in the list where its time belongs', () => {
  const route = drawRoute(
    lane('sea', 'CNSHA', 'TRIST'),
    [...sailing, event('checkpoint', 9, 'Bir yer')],
    day(16),
  )
  const names = route.stops.map(({ name }) => name)
  expect(names.indexOf('Bir yer')).toBe(names.indexOf('Singapur Boğazı') + 1)
  expect(route.stops.find(({ name }) => name === 'Bir yer')?.position).toBeNull()
})

describe('of any lane and any events', () => {
  const codes = curatedPlaces.filter(({ kinds }) => kinds.includes('port')).map(({ code }) => code)
  const anyEvent = fc.record({
    kind: fc.constantFrom(
      'departed',
      'arrived',
      'checkpoint',
      'customs_started',
      'delivered',
      'loaded' as const,
    ),
    certainty: fc.constantFrom('planned', 'estimated', 'actual' as const),
    at: fc.integer({ min: 1, max: 40 }),
    place: fc.constantFrom(...codes.slice(0, 60), 'Süveyş Kanalı', 'Bir yer'),
  })
  const anyRoute = fc.record({
    mode: fc.constantFrom('sea', 'air', 'land' as const),
    from: fc.constantFrom(...codes),
    to: fc.constantFrom(...codes),
    events: fc.array(anyEvent, { maxLength: 6 }),
    now: fc.integer({ min: 1, max: 50 }),
  })
  const drawn = ({
    mode,
    from,
    to,
    events,
    now,
  }: typeof anyRoute extends fc.Arbitrary<infer T> ? T : never) =>
    drawRoute(
      lane(mode, from, to),
      events.map(({ kind, at, place, certainty }) => event(kind, at, place, certainty)),
      day(now),
    )

  test('the two parts of the way are the whole, and the present position is where they meet', () => {
    fc.assert(
      fc.property(anyRoute, (one) => {
        const { legs, done, present } = drawn(one)
        const path = legs.flatMap((leg, index) => (index === 0 ? leg.path : leg.path.slice(1)))
        const parts = splitPath(path, done)
        expect(pathKm(parts.done) + pathKm(parts.ahead)).toBeCloseTo(pathKm(path), 0)
        if (!present || pathKm(path) === 0) return
        expect(parts.done.at(-1)).toEqual(parts.ahead[0])
        expect(nearestShare(path, present).km).toBeLessThan(60)
      }),
      { numRuns: 60 },
    )
  })

  test('a way over the pole is divided on it', () => {
    const { legs, done } = drawn({
      mode: 'air',
      from: 'ARBUE',
      to: 'CNDLC',
      events: [{ kind: 'checkpoint', certainty: 'actual', at: 1, place: 'TRAYT' }],
      now: 1,
    })
    const path = legs[0]?.path ?? []
    const parts = splitPath(path, done)
    expect(pathKm(parts.done) + pathKm(parts.ahead)).toBeCloseTo(pathKm(path), 0)
  })

  test('it never moves back as time passes, and its places are in the order of the way', () => {
    fc.assert(
      fc.property(anyRoute, fc.integer({ min: 0, max: 20 }), (one, later) => {
        const [now, then] = [drawn(one), drawn({ ...one, now: one.now + later })]
        expect(then.done).toBeGreaterThanOrEqual(now.done)
        expect(now.stops[0]?.part).toBe('origin')
        expect(now.stops.at(-1)?.part).toBe('destination')
      }),
      { numRuns: 60 },
    )
  })
})
