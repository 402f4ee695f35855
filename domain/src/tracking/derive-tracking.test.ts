import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lateAfterHours } from '#company/late-after-hours.ts'
import { beyondPromise, missingPieces } from '#tracking/delay-words.ts'
import { deriveTracking } from '#tracking/derive-tracking.ts'
import { type EventKind, eventKinds } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { certainties, currentEvents, type TrackingEvent } from '#tracking/tracking-event.ts'

const sea: Followed = {
  shipment_type: 'sea',
  origin_code: 'TRMER',
  origin_city: 'Mersin',
  destination_code: 'DEHAM',
  destination_city: 'Hamburg',
  promised_at: '2026-03-20T00:00:00.000Z',
  containers: [],
}
const day = (number: number, hour = 8) =>
  `2026-03-${String(number).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`
let made = 0
function event(kind: EventKind, happened_at: string, more: Partial<TrackingEvent> = {}): TrackingEvent {
  made += 1
  return {
    source: 'dcsa',
    source_event_id: `event-${made}`,
    told_at: happened_at,
    retracted: false,
    kind,
    certainty: 'actual',
    happened_at,
    place_code: '',
    place_name: '',
    container_number: '',
    status: null,
    reason: '',
    ...more,
  }
}
const [one, two] = ['CSQU3054383', 'APZU4812090']
const mersin = { place_code: 'TRMER', place_name: 'Mersin' }
const hamburg = { place_code: 'DEHAM', place_name: 'Hamburg' }
const expected = { certainty: 'estimated' } as const
const derive = (told: TrackingEvent[], shipment = sea) => deriveTracking(shipment, told, lateAfterHours)

describe('where it is', () => {
  test('a delivered shipment stays where it was delivered, wherever its empty box goes', () => {
    const told = [
      event('departed', day(2), mersin),
      event('delivered', day(12), hamburg),
      event('empty_returned', day(15), { place_code: 'DEBRV', place_name: 'Bremerhaven' }),
    ]
    expect(derive(told)).toMatchObject({ status: 'delivered', current_location: 'Hamburg' })
  })

  test('a box that was exchanged for another holds nothing up', () => {
    const [damaged, used] = ['CSQU3054383', 'KVNU1234565']
    const told = [
      event('empty_picked_up', day(1), { ...mersin, container_number: damaged }),
      event('departed', day(2), { ...mersin, container_number: used }),
      event('delivered', day(12), { ...hamburg, container_number: used }),
    ]
    expect(derive(told, { ...sea, containers: [used] }).status).toBe('delivered')
    expect(derive(told, { ...sea, containers: [used, damaged] }).status).toBe('in_transit')
  })

  test('a booking that was void ends nothing that goes with another one, or has arrived', () => {
    const void_ = event('cancelled', day(1))
    const told = [void_, event('departed', day(3), mersin)]
    expect(derive([void_]).status).toBe('cancelled')
    expect(derive(told).status).toBe('in_transit')
    expect(derive([...told, event('delivered', day(12), hamburg), event('cancelled', day(14))]).status).toBe(
      'delivered',
    )
    expect(derive([event('departed', day(3), mersin), event('cancelled', day(4))]).status).toBe('cancelled')
  })

  test('what was called off arrives no more: no day is said, and none stands behind it', () => {
    const eta = event('arrived', day(18), { ...hamburg, ...expected, told_at: day(1) })
    const { eta: said, because, legs } = derive([eta, event('cancelled', day(4))])
    expect([said, because.eta, legs]).toEqual([null, [], []])
  })

  test('what the office has cancelled stays so, whatever moves', () => {
    const hand = event('status_set', day(2), { source: 'staff', status: 'cancelled' })
    expect(derive([hand, event('departed', day(1), mersin)]).status).toBe('cancelled')
  })

  test('where boxes travel apart, it is where the ones are that are still to come', () => {
    const told = [
      event('departed', day(2), mersin),
      event('delivered', day(12), { ...hamburg, container_number: one }),
      event('arrived', day(10), { place_code: 'GRPIR', place_name: 'Pire', container_number: two }),
      event('arrived', day(18), { ...hamburg, ...expected, container_number: two }),
      event('arrived', day(11), { ...hamburg, ...expected, container_number: one }),
    ]
    const state = derive(told, { ...sea, containers: [one, two] })
    expect(state).toMatchObject({ status: 'in_transit', current_location: 'Pire' })
    expect(state.next).toMatchObject({ container_number: two, happened_at: day(18) })
  })

  test('a note changes nothing of what comes next', () => {
    const told = [
      event('booked', day(1), mersin),
      event('departed', day(3), { ...mersin, ...expected }),
      event('arrived', day(12), { ...hamburg, ...expected }),
    ]
    expect(derive(told).next?.kind).toBe('departed')
    expect(derive([...told, event('document', day(5))]).next?.kind).toBe('departed')
  })

  test('a shipment nothing is known of waits', () => {
    expect(derive([])).toMatchObject({
      status: 'pending',
      eta: null,
      delayed: false,
      customs: 'none',
      next: null,
    })
  })

  test('a price that is approved late moves nothing back', () => {
    const left = event('departed', day(5), mersin)
    expect(derive([event('created', day(1)), left, event('approved', day(6))]).status).toBe('in_transit')
    expect(derive([left, event('created', day(6)), event('approved', day(7))]).status).toBe('in_transit')
    expect(derive([event('approved', day(6)), { ...left, retracted: true }]).status).toBe('preparing')
  })

  test('follows what has happened, not what is planned, and says why', () => {
    const left = event('departed', day(5), mersin)
    const arrival = event('arrived', day(18), { ...hamburg, ...expected, told_at: day(5) })
    const state = derive([event('approved', day(1)), left, arrival])
    expect(state).toMatchObject({ status: 'in_transit', current_location: 'Mersin', eta: day(18) })
    expect(state.next).toBe(arrival)
    expect(state.because).toMatchObject({ status: [left], place: [left], eta: [arrival] })
  })

  test('customs held, cleared, out and delivered', () => {
    const way = [
      event('discharged', day(18), hamburg),
      event('customs_held', day(19), hamburg),
      event('customs_cleared', day(20), hamburg),
      event('gate_out', day(21), hamburg),
      event('delivered', day(22)),
      event('empty_returned', day(25)),
    ]
    const after = (count: number) => {
      const { status, customs } = derive(way.slice(0, count))
      return [status, customs]
    }
    expect([1, 2, 3, 4, 5, 6].map(after)).toEqual([
      ['in_transit', 'none'],
      ['customs', 'held'],
      ['customs', 'cleared'],
      ['in_transit', 'cleared'],
      ['delivered', 'cleared'],
      ['delivered', 'cleared'],
    ])
    expect(derive(way)).toMatchObject({ delivered_at: day(22), eta: day(22), next: null })
  })

  test('a booking confirmed again, or a gate on the way, takes nothing back', () => {
    const passed = event('checkpoint', day(7), { place_name: 'Cebelitarık' })
    const way = [event('departed', day(5), mersin), passed]
    const early = [
      event('approved', day(8)),
      event('booked', day(8), mersin),
      event('empty_picked_up', day(9)),
      event('gate_in', day(10)),
    ]
    for (const again of early)
      expect(derive([...way, again])).toMatchObject({
        status: 'in_transit',
        current_location: 'Cebelitarık',
        because: { status: [passed] },
      })
    const inCustoms = event('customs_started', day(18), hamburg)
    expect(derive([...way, inCustoms, ...early, event('booked', day(19))]).status).toBe('customs')
  })

  test('customs at the beginning lets it go on its way; what comes late of that changes nothing', () => {
    const way = [event('customs_cleared', day(3), mersin), event('loaded', day(4), mersin)]
    expect(derive(way).status).toBe('in_transit')
    const inCustoms = event('customs_held', day(18), hamburg)
    expect(derive([inCustoms, ...way, event('departed', day(5), { told_at: day(20) })]).status).toBe(
      'customs',
    )
  })

  test('what a carrier says after the delivery changes nothing; a hand does', () => {
    const over = [event('delivered', day(10)), event('checkpoint', day(11))]
    expect(derive(over).status).toBe('delivered')
    const byHand = event('status_set', day(12), { source: 'staff', status: 'customs' })
    expect(derive([...over, byHand]).status).toBe('customs')
  })

  test('pieces that are delivered one after the other deliver it once none is left', () => {
    const air = { ...sea, shipment_type: 'air' } as const
    const part = (pieces: number, date: number, total = 10) =>
      event('checkpoint', day(date), {
        ...{ source: 'fsu', source_event_id: `020-12345675/DLV/HAM/${date}/P${pieces}` },
        ...{ pieces, total_pieces: total },
      })
    const way = [event('departed', day(5), mersin), part(3, 10), part(7, 12)]
    expect(derive(way.slice(0, 2), air).status).toBe('in_transit')
    expect(derive(way.toReversed(), air)).toMatchObject({ status: 'delivered', delivered_at: day(12) })
    const other = { ...part(7, 12), source_event_id: '020-12345675/PRE/HAM/12/P7' }
    expect(derive([...way.slice(0, 2), other], air).status).toBe('in_transit')
    const takenBack = { ...part(7, 12), told_at: day(13), retracted: true }
    expect(derive([...way, takenBack], air).status).toBe('in_transit')
  })

  test('of two containers the last one counts, but the first one moves the shipment', () => {
    const both = { ...sea, containers: [one, two] }
    const way = [
      event('approved', day(1)),
      event('loaded', day(5), { container_number: one }),
      event('loaded', day(6), { container_number: two }),
      event('delivered', day(20), { container_number: one }),
      event('delivered', day(22), { container_number: two }),
    ]
    const after = (count: number) => derive(way.slice(0, count), both).status
    expect([1, 2, 3, 4, 5].map(after)).toEqual([
      'preparing',
      'in_transit',
      'in_transit',
      'in_transit',
      'delivered',
    ])
  })
})

describe('customs', () => {
  const customs = (...told: TrackingEvent[]) => derive(told).customs
  const held = event('customs_held', day(3), mersin)
  const left = event('departed', day(5), mersin)

  test('to be let out of a country is not to be let into another; what is open there counts until it goes on', () => {
    const out = event('customs_cleared', day(4), mersin)
    expect(customs(held)).toBe('held')
    expect(customs(held, out)).toBe('none')
    expect(customs(held, left)).toBe('none')
    expect(customs(out, left)).toBe('none')
    expect(customs(out, left, event('customs_cleared', day(18), hamburg))).toBe('cleared')
    // Of no place: before it left, or after.
    expect(customs(event('customs_cleared', day(4)), left)).toBe('none')
    expect(customs(left, event('customs_cleared', day(18)))).toBe('cleared')
  })

  test('a border on the way holds it until it goes on, and the whole country of the destination counts', () => {
    const border = { place_code: 'BGLSV' }
    const way = [left, event('customs_held', day(7), border)]
    expect(customs(...way)).toBe('held')
    expect(customs(...way, event('customs_cleared', day(8), border))).toBe('none')
    expect(customs(...way, event('border_crossing', day(8), border))).toBe('none')
    expect(customs(left, event('customs_cleared', day(17), { place_code: 'DEBRV' }))).toBe('cleared')
    const early = event('customs_cleared', day(6), hamburg)
    expect(customs(early, ...way, event('border_crossing', day(8), border))).toBe('cleared')
  })

  test('a box that was let go hides none that is held, and it is through when all are', () => {
    const both = { ...sea, containers: [one, two] }
    const at = (kind: EventKind, number: string, date: number) =>
      event(kind, day(date), { ...hamburg, container_number: number })
    const stopped = at('customs_held', one, 18)
    const first = at('customs_cleared', two, 19)
    expect(derive([left, stopped, first], both)).toMatchObject({
      customs: 'held',
      because: { customs: [stopped] },
    })
    expect(derive([left, first], both).customs).toBe('in_progress')
    expect(derive([left, stopped, first, at('customs_cleared', one, 20)], both).customs).toBe('cleared')
    expect(derive([left, stopped, first, at('delivered', one, 20)], both).customs).toBe('cleared')
  })

  test('a state set by hand speaks of customs too', () => {
    const byHand = (status: TrackingEvent['status'], date: number) =>
      event('status_set', day(date), { source: 'staff', status })
    const there = event('customs_held', day(18), hamburg)
    expect(customs(left, byHand('customs', 18))).toBe('in_progress')
    expect(customs(left, there, byHand('customs', 19))).toBe('held')
    expect(customs(left, there, byHand('in_transit', 19))).toBe('cleared')
    expect(customs(left, there, byHand('delivered', 19))).toBe('cleared')
    expect(customs(left, byHand('customs', 18), byHand('in_transit', 19))).toBe('cleared')
    expect(customs(left, there, byHand('preparing', 19))).toBe('none')
    expect(customs(held, byHand('in_transit', 4))).toBe('none')
    // News after it counts again, what is only late does not.
    expect(customs(left, there, byHand('in_transit', 19), event('customs_held', day(20), hamburg))).toBe(
      'held',
    )
    expect(derive([left, there, byHand('delivered', 19)]).because.customs).toMatchObject([
      { kind: 'status_set' },
    ])
  })
})

describe('when it arrives', () => {
  test('the estimate that was told last counts, above any plan; what has happened above both', () => {
    const plan = event('arrived', day(15), { ...hamburg, certainty: 'planned', told_at: day(9) })
    const first = event('arrived', day(18), { ...hamburg, ...expected, told_at: day(5) })
    const second = event('arrived', day(17), { ...hamburg, ...expected, told_at: day(8) })
    expect(derive([second, plan, first]).eta).toBe(day(17))
    expect(derive([second, event('arrived', day(19), hamburg), first]).eta).toBe(day(19))
  })

  test('of boxes that travel apart the last one counts, and what was delivered is waited for no more', () => {
    const both = { ...sea, containers: [one, two] }
    const arriving = (number: string, at: string, told_at = day(6)) =>
      event('arrived', at, { ...hamburg, ...expected, told_at, container_number: number })
    const way = [event('departed', day(5), mersin), arriving(one, day(26)), arriving(two, day(18), day(8))]
    expect(derive(way, both)).toMatchObject({ eta: day(26), because: { eta: [way[1]] } })
    expect(derive(way.toReversed(), both).eta).toBe(day(26))
    const came = event('delivered', day(20), { ...hamburg, container_number: one })
    expect(derive([...way, came], both)).toMatchObject({ status: 'in_transit', eta: day(18) })
    const whole = event('arrived', day(22), { ...hamburg, ...expected, told_at: day(7) })
    expect(derive([...way, whole], both).eta).toBe(day(22))
  })

  test('a port on the way is a leg, not the end', () => {
    const piraeus = { place_code: 'GRPIR', place_name: 'Pire' }
    const state = derive([
      event('departed', day(5), mersin),
      event('arrived', day(7), piraeus),
      event('departed', day(9), { ...piraeus, ...expected }),
      event('arrived', day(18), { ...hamburg, ...expected, told_at: day(6) }),
    ])
    expect(state.eta).toBe(day(18))
    expect(state.legs.map(({ place_name }) => place_name)).toEqual(['Mersin', 'Pire', 'Hamburg'])
    expect(state.legs[1]).toMatchObject({
      arrival: { certainty: 'actual' },
      departure: { happened_at: day(9) },
    })
    expect(state.next).toMatchObject({ kind: 'departed', place_name: 'Pire' })
  })
})

describe('what was set by hand', () => {
  const byHand = (status: TrackingEvent['status'], at: string, more: Partial<TrackingEvent> = {}) =>
    event('status_set', at, { source: 'staff', status, ...more })
  const arrival = (at: string, told_at: string, more: Partial<TrackingEvent> = {}) =>
    event('arrived', at, { ...hamburg, ...expected, told_at, ...more })
  const eta = event('delivered', day(25), { ...expected, source: 'staff', told_at: day(10) })

  test('an arrival gives way to what is told after it, and holds against what was told before', () => {
    expect(derive([eta, arrival(day(22), day(9))]).eta).toBe(day(25))
    expect(derive([eta, arrival(day(22), day(12))]).eta).toBe(day(22))
    expect(derive([eta, arrival(day(28), day(12)), arrival(day(22), day(9))]).eta).toBe(day(28))
    expect(derive([eta, arrival(day(22), day(12), { certainty: 'planned' })]).eta).toBe(day(25))
  })

  test('an arrival gives way to the ship that arrived, once we hear of it', () => {
    expect(derive([eta, event('arrived', day(20), hamburg)]).eta).toBe(day(20))
    const earlier = event('arrived', day(9), { ...hamburg, heard_at: day(11) })
    expect(derive([eta, earlier]).eta).toBe(day(9))
    expect(derive([eta, { ...earlier, heard_at: day(9, 12) }]).eta).toBe(day(25))
  })

  test('an expectation that comes late, or only once more, is no news', () => {
    expect(derive([eta, arrival(day(22), day(9), { heard_at: day(12) })]).eta).toBe(day(25))
    const first = arrival(day(22), day(8))
    const again = { ...first, told_at: day(12) }
    expect(derive([eta, again, first]).eta).toBe(day(25))
    const changed = { ...first, told_at: day(9), happened_at: day(23) }
    expect(derive([eta, again, changed, first]).eta).toBe(day(22))
  })

  test('a state gives way to a delivery that we hear of later, also of an earlier moment', () => {
    const delivered = event('delivered', day(9), { heard_at: day(11) })
    const told = [event('departed', day(5)), byHand('customs', day(10)), delivered]
    expect(derive(told)).toMatchObject({ status: 'delivered', delivered_at: day(9) })
    expect(derive([byHand('delivered', day(10)), delivered])).toMatchObject({ delivered_at: day(9) })
    const known = { ...delivered, heard_at: day(9) }
    expect(derive([known, byHand('customs', day(10))])).toMatchObject({
      status: 'customs',
      delivered_at: null,
    })
  })

  test('a state holds against what was known, what comes late of the way, and what is only said again', () => {
    const late = event('departed', day(5), { told_at: day(11) })
    expect(derive([byHand('customs', day(10)), late]).status).toBe('customs')
    const back = byHand('in_transit', day(3), { told_at: day(12) })
    const delivered = event('delivered', day(10))
    expect(derive([delivered, back]).status).toBe('in_transit')
    expect(derive([delivered, back, { ...delivered, told_at: day(13) }]).status).toBe('in_transit')
    expect(derive([delivered, back, event('delivered', day(14))]).status).toBe('delivered')
  })

  test('of two hands the one that spoke last counts, whatever moment it speaks of', () => {
    const [first, second] = [byHand('customs', day(10)), byHand('in_transit', day(9), { told_at: day(11) })]
    expect(derive([first, second]).status).toBe('in_transit')
  })
})

describe('when it is late', () => {
  const arriving = (at: string) => event('arrived', at, { ...hamburg, ...expected, told_at: day(6) })

  test.each([
    ['sea', '2026-03-23T00:00:00.000Z'],
    ['land', '2026-03-22T00:00:00.000Z'],
    ['air', '2026-03-21T00:00:00.000Z'],
  ] as const)('by %s, from one millisecond after the hours allowed', (shipment_type, latest) => {
    const later = new Date(Date.parse(latest) + 1).toISOString()
    expect(derive([arriving(latest)], { ...sea, shipment_type }).delayed).toBe(false)
    expect(derive([arriving(later)], { ...sea, shipment_type })).toMatchObject({
      delayed: true,
      delayed_since: day(6),
      delay_reason: beyondPromise,
    })
  })

  test('without a promise only somebody’s word makes it late, until it is taken back', () => {
    const unpromised = { ...sea, promised_at: null }
    const told = event('delay_told', day(7), { reason: 'Hava koşulları' })
    expect(derive([arriving(day(31))], unpromised).delayed).toBe(false)
    expect(derive([told], unpromised)).toMatchObject({ delayed: true, delay_reason: 'Hava koşulları' })
    expect(derive([told, event('delay_ended', day(8))], unpromised).delayed).toBe(false)
    expect(derive([told, event('delivered', day(30))], unpromised).delayed).toBe(false)
  })
})

describe('why it is late', () => {
  const both = { ...sea, containers: [one, two] }
  const arriving = (number: string, at: string, more: Partial<TrackingEvent> = {}) =>
    event('arrived', at, { ...hamburg, ...expected, told_at: day(6), container_number: number, ...more })

  test('one box that is late makes it late, and is named', () => {
    const way = [arriving(one, day(26)), arriving(two, day(18), { told_at: day(8) })]
    expect(derive(way, both)).toMatchObject({
      delayed: true,
      delayed_since: day(6),
      delay_reason: `${one}: ${beyondPromise}`,
      because: { delay: [way[0]] },
    })
    expect(derive([...way, event('delivered', day(26), { container_number: one })], both).delayed).toBe(false)
    expect(derive([...way, arriving(two, day(27), { told_at: day(9) })], both).delay_reason).toBe(
      beyondPromise,
    )
  })

  test('what is said of one box is not answered by what is said of another', () => {
    const told = event('delay_told', day(7), { reason: 'Grev', container_number: one })
    const ended = (number: string) => event('delay_ended', day(8), { container_number: number })
    const way = [arriving(one, day(18)), arriving(two, day(18))]
    expect(derive([...way, told, ended(two)], both).delay_reason).toBe(`${one}: Grev`)
    expect(derive([...way, told, ended(one)], both).delayed).toBe(false)
  })

  test('a departure that is put off for a reason is late until it has left, or comes in time all the same', () => {
    const unpromised = { ...sea, promised_at: null }
    const put = event('departed', day(9), {
      ...mersin,
      ...expected,
      told_at: day(4),
      reason: 'Hava koşulları',
    })
    expect(derive([put], unpromised)).toMatchObject({ delayed: true, delay_reason: 'Hava koşulları' })
    expect(derive([put, event('departed', day(9), mersin)], unpromised).delayed).toBe(false)
    expect(derive([put]).delayed).toBe(true)
    expect(derive([put, arriving('', day(20), { told_at: day(4) })]).delayed).toBe(false)
  })

  test('what was left behind is late until it has left after all; what is missing until it is found', () => {
    const air = { ...sea, shipment_type: 'air', promised_at: null } as const
    const left = event('departed', day(8), mersin)
    const behind = (reason: string, more: Partial<TrackingEvent> = {}) =>
      event('delay_told', day(7), { source: 'fsu', reason, ...more })
    expect(derive([behind('Uçağa alınmadı')], air).delayed).toBe(true)
    expect(derive([behind('Uçağa alınmadı'), left], air).delayed).toBe(false)
    expect(derive([behind(missingPieces), left], air).delayed).toBe(true)
    expect(derive([behind('Grev', { source: 'staff' }), left], air).delayed).toBe(true)
  })

  test('a new arrival in time answers any word, an old one said again does not', () => {
    const word = event('delay_told', day(7), { source: 'staff', reason: 'Grev' })
    const known = arriving('', day(19))
    expect(derive([known, word]).delayed).toBe(true)
    expect(derive([known, word, { ...known, told_at: day(8) }]).delayed).toBe(true)
    expect(derive([known, word, arriving('', day(20), { told_at: day(8) })]).delayed).toBe(false)
  })
})

describe('since when it is late', () => {
  const estimate = (at: string, told_at: string, more: Partial<TrackingEvent> = {}) =>
    event('arrived', at, { ...hamburg, ...expected, told_at, ...more })
  const since = (...told: TrackingEvent[]) => derive(told).delayed_since

  test('another estimate that is late too makes it no later, under its own name or the same', () => {
    const first = estimate(day(25), day(6))
    expect(since(first, estimate(day(28), day(9)), estimate(day(26), day(11)))).toBe(day(6))
    expect(since(first, { ...first, told_at: day(9), happened_at: day(28) })).toBe(day(6))
    expect(since(first, event('delay_told', day(10), { reason: 'Grev' }))).toBe(day(6))
    expect(since(first, event('arrived', day(26), hamburg))).toBe(day(6))
  })

  test('what made it late first need not be what makes it late now', () => {
    const word = event('delay_told', day(5), { reason: 'Grev' })
    expect(since(word, estimate(day(28), day(9)), event('delay_ended', day(10)))).toBe(day(5))
  })

  test('a time in which it was not late begins it anew', () => {
    const story = [estimate(day(25), day(6)), estimate(day(19), day(8)), estimate(day(27), day(10))]
    expect(since(...story)).toBe(day(10))
    expect(since(...story.toReversed())).toBe(day(10))
    const over = [event('delivered', day(12)), event('status_set', day(13), { status: 'customs' })]
    expect(since(estimate(day(25), day(6)), ...over)).toBe(day(13))
  })

  test('what was taken back made it late at no time', () => {
    const wrong = estimate(day(25), day(6))
    const takenBack = { ...wrong, told_at: day(9), retracted: true }
    expect(since(wrong, estimate(day(27), day(8)), takenBack)).toBe(day(8))
  })
})

const kinds = Object.keys(eventKinds) as EventKind[]
const moment = fc
  .integer({ min: 0, max: 60 })
  .map((hours) => new Date(Date.UTC(2026, 2, 1) + hours * 3_600_000).toISOString())
const anyEvent: fc.Arbitrary<TrackingEvent> = fc.record({
  heard_at: moment,
  source: fc.constantFrom('dcsa', 'staff', 'driver'),
  source_event_id: fc.constantFrom('1', '2', '3', '4', '5', '6'),
  told_at: moment,
  retracted: fc.boolean(),
  kind: fc.constantFrom(...kinds),
  certainty: fc.constantFrom(...certainties),
  happened_at: moment,
  place_code: fc.constantFrom('', 'TRMER', 'GRPIR', 'DEHAM'),
  place_name: fc.constantFrom('', 'Mersin', 'Hamburg'),
  container_number: fc.constantFrom('', 'CSQU3054383', 'APZU4812090'),
  status: fc.constantFrom(null, 'in_transit', 'customs', 'delivered'),
  reason: fc.constantFrom('', 'Hava koşulları'),
})

describe('a carrier that repeats itself, is late, or changes its mind', () => {
  const orders = fc
    .array(anyEvent, { maxLength: 30 })
    .chain((told) =>
      fc.tuple(
        fc.constant(told),
        fc.shuffledSubarray(told, { minLength: told.length }),
        fc.shuffledSubarray(told),
      ),
    )

  test('leads to the same state as one that tells everything once and in order', () => {
    fc.assert(
      fc.property(orders, ([told, shuffled, again]) => {
        expect(derive([...shuffled, ...again])).toEqual(derive(told))
      }),
      { numRuns: 1000 },
    )
  })

  test('of two words of one moment a retraction counts, then what is said to be later, then the text', () => {
    const one = event('arrived', day(18), { ...hamburg, ...expected, told_at: day(5) })
    const chosen = (more: Partial<TrackingEvent>) => {
      const other = { ...one, ...more }
      const { eta } = derive([one, other])
      expect(derive([other, one]).eta).toBe(eta)
      return eta
    }
    expect(chosen({ retracted: true, happened_at: day(1) })).toBeNull()
    expect(chosen({ happened_at: day(19) })).toBe(day(19))
    expect(chosen({ happened_at: day(17) })).toBe(day(18))
    const named = (place_name: string) => ({ ...one, place_name })
    const words = [named('Hamburg B'), named('Hamburg')]
    for (const told of [words, words.toReversed()])
      expect(currentEvents(told)).toMatchObject([{ place_name: 'Hamburg B' }])
  })

  test('and what it took back is as if never said', () => {
    fc.assert(
      fc.property(orders, anyEvent, ([told], wrong) => {
        const name = { source: 'csv', source_event_id: 'wrong' } as const
        const said = { ...wrong, ...name, retracted: false }
        const takenBack = { ...said, retracted: true, told_at: '2026-12-31T00:00:00.000Z' }
        expect(derive([takenBack, ...told, said])).toEqual(derive(told))
      }),
      { numRuns: 1000 },
    )
  })

  test('and nothing that belongs to the beginning takes back what is on its way', () => {
    const early = fc
      .tuple(anyEvent, fc.constantFrom<EventKind>('created', 'approved', 'booked', 'stuffed', 'gate_in'))
      .map(
        ([one, kind]): TrackingEvent => ({
          ...one,
          source: 'csv',
          retracted: false,
          kind,
          certainty: 'actual',
          container_number: '',
        }),
      )
    fc.assert(
      fc.property(orders, early, ([told], again) => {
        const { status } = derive(told)
        fc.pre(status !== 'pending' && status !== 'preparing')
        expect(derive([...told, again]).status).toBe(status)
      }),
      { numRuns: 1000 },
    )
  })

  test('and a hand that speaks last has its way', () => {
    const said = { source: 'staff', source_event_id: 'hand', retracted: false, container_number: '' } as const
    const now = { told_at: day(20), heard_at: day(20) }
    const status = fc.constantFrom('pending', 'preparing', 'in_transit', 'customs', 'delivered', 'cancelled')
    fc.assert(
      fc.property(orders, anyEvent, status, ([told], any, value) => {
        const set = {
          ...any,
          ...said,
          ...now,
          kind: 'status_set',
          certainty: 'actual',
          status: value,
        } as const
        expect(derive([...told, set]).status).toBe(value)
        const arrival = { ...any, ...said, ...now, ...expected, kind: 'delivered' } as const
        const { eta, status: state } = derive([...told, arrival])
        if (state !== 'delivered' && state !== 'cancelled') expect(eta).toBe(arrival.happened_at)
      }),
      { numRuns: 1000 },
    )
  })

  test('and a hand that spoke before everything has no say in it', () => {
    const long = '2020-01-01T00:00:00.000Z'
    const hand = { source: 'staff', told_at: long, heard_at: long, happened_at: long } as const
    fc.assert(
      fc.property(orders, ([told]) => {
        const others = told.filter(({ kind, source }) => kind !== 'status_set' && source !== 'staff')
        const set = event('status_set', long, { ...hand, status: 'pending' })
        const arrival = event('delivered', long, { ...hand, certainty: 'planned' })
        const [alone, after] = [derive(others), derive([set, arrival, ...others])]
        expect(after.status).toBe(alone.status)
        if (alone.eta) expect(after.eta).toBe(alone.eta)
      }),
      { numRuns: 1000 },
    )
  })

  test('and it is late since the last time it became so, as somebody saw it who was told in order', () => {
    const late = { ...sea, promised_at: '2026-02-27T00:00:00.000Z' }
    fc.assert(
      fc.property(orders, ([told]) => {
        const said = told.map((one) => ({ ...one, retracted: false }))
        let since: string | null = null
        for (const now of [...new Set(said.map(({ told_at }) => told_at))].sort()) {
          const { delayed } = derive(
            said.filter(({ told_at }) => told_at <= now),
            late,
          )
          since = delayed ? (since ?? now) : null
        }
        expect(derive(said, late).delayed_since).toBe(since)
      }),
      { numRuns: 300 },
    )
  })
})
