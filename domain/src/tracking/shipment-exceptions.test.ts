/** What is wrong with a shipment: single cases, and what holds whatever is told. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lateAfterHours } from '#company/late-after-hours.ts'
import { silentAfterHours } from '#company/silent-after-hours.ts'
import { deriveTracking } from '#tracking/derive-tracking.ts'
import { type EventKind, eventKindNames } from '#tracking/event-kinds.ts'
import { exceptionKinds } from '#tracking/exception-kinds.ts'
import { overBecause } from '#tracking/exception-words.ts'
import type { FreeContainer } from '#tracking/free-time.ts'
import { exceptionsOf } from '#tracking/shipment-exceptions.ts'
import { plainEvent } from '#tracking/told-message.ts'
import { certainties, type TrackingEvent } from '#tracking/tracking-event.ts'

const box: FreeContainer = { number: 'CSQU3054383', free_days_demurrage: 7, free_days_detention: 5 }
const day = (number: number, hour = 8) => new Date(Date.UTC(2026, 2, number, hour)).toISOString()
let made = 0
function event(kind: EventKind, happened_at: string, more: Partial<TrackingEvent> = {}): TrackingEvent {
  made += 1
  return {
    ...plainEvent,
    source: 'dcsa',
    source_event_id: `event-${made}`,
    told_at: happened_at,
    happened_at,
    kind,
    ...more,
  }
}

type Given = { promised_at?: string | null; containers?: FreeContainer[]; shipment_type?: 'sea' | 'air' }

/** As the server does: the row is what was derived from the events. */
function wrongWith(events: TrackingEvent[], now: string, given: Given = {}) {
  const { promised_at = null, containers = [box], shipment_type = 'sea' } = given
  const followed = {
    shipment_type,
    origin_code: 'TRMER',
    origin_city: 'Mersin',
    destination_code: 'DEHAM',
    destination_city: 'Hamburg',
    promised_at,
    containers: containers.map(({ number }) => number),
  }
  const { customs, ...state } = deriveTracking(followed, events, lateAfterHours)
  const shipment = { ...state, ...followed, customs_status: customs }
  return exceptionsOf(shipment, { events, containers }, silentAfterHours, new Date(now))
}
const kindsOf = (...given: Parameters<typeof wrongWith>) => wrongWith(...given).map(({ kind }) => kind)

const left = event('departed', day(5))
const landed = event('discharged', day(18), { container_number: box.number })
const eta = (at: string, told_at: string, more: Partial<TrackingEvent> = {}) =>
  event('arrived', at, { source_event_id: 'eta', certainty: 'estimated', told_at, ...more })

describe('late', () => {
  const promised = { promised_at: day(20) }

  test('says by how much and why, and waits for the carrier until its day has passed', () => {
    const told = [left, eta(day(25), day(9), { reason: 'Limanda yoğunluk.' })]
    expect(wrongWith(told, day(10), promised)).toEqual([
      {
        kind: 'shipment_late',
        why: '5 gün geç: Limanda yoğunluk. Beklenen varış 25 Mart, söz verilen 20 Mart.',
        since: day(9),
        turn: 'carrier',
        priority: 'high',
        deadline: day(20),
        due: day(25),
      },
    ])
    expect(wrongWith(told, day(25, 9), promised)[0]).toMatchObject({
      kind: 'shipment_late',
      turn: 'us',
      due: null,
    })
  })

  test('a new day that keeps the promise ends it', () => {
    const told = [left, eta(day(25), day(9)), eta(day(20), day(10))]
    expect(kindsOf(told, day(11), promised)).toEqual([])
    expect(overBecause('shipment_late', { status: 'in_transit', eta: day(20), customs_status: 'none' })).toBe(
      'Gecikme kalmadı; beklenen varış 20 Mart.',
    )
  })

  test('without a promise or a day it is late because somebody says so', () => {
    const told = [left, event('delay_told', day(6), { reason: 'Hava koşulları' })]
    expect(wrongWith(told, day(7))[0]?.why).toBe(
      'Gecikme bildirildi: Hava koşulları. Yeni bir varış günü yok.',
    )
  })
})

describe('silent', () => {
  test('after so many hours of its mode, since that moment', () => {
    expect(kindsOf([left], day(12, 7))).toEqual([])
    expect(wrongWith([left], day(12, 8))).toEqual([
      {
        kind: 'shipment_silent',
        why: 'Son haber 5 Mart 11:00; deniz yolunda sınır 7 gün.',
        since: day(12),
        turn: 'us',
        priority: 'medium',
        deadline: null,
        due: null,
      },
    ])
    expect(wrongWith([left], day(19, 9))[0]?.priority).toBe('high')
    expect(kindsOf([left], day(6, 8), { shipment_type: 'air' })).toEqual(['shipment_silent'])
  })

  test('any word ends it, also one that takes something back', () => {
    const again = { ...left, told_at: day(12), retracted: true }
    const loaded = event('loaded', day(4))
    expect(kindsOf([loaded, left], day(13))).toEqual(['shipment_silent'])
    expect(kindsOf([loaded, left, again], day(13))).toEqual([])
  })

  test('what is still prepared is not silent', () => {
    expect(kindsOf([event('approved', day(1))], day(28))).toEqual([])
  })
})

describe('a day that has passed without a word', () => {
  const midnight = (date: number) => day(date, -3)

  test('is late from the midnight after it, and ours to ask about', () => {
    const told = [left, eta(day(18), day(9)), event('note', day(19))]
    expect(kindsOf(told, day(18, 20))).toEqual([])
    expect(wrongWith(told, midnight(19))).toEqual([
      {
        kind: 'shipment_late',
        why: 'Beklenen varış günü 18 Mart geçti, yeni bir tahmin yok.',
        since: midnight(19),
        turn: 'us',
        priority: 'medium',
        deadline: day(18),
        due: null,
      },
    ])
    expect(wrongWith(told, day(22))[0]?.priority).toBe('high')
    expect(kindsOf([...told, eta(day(24), day(19))], day(22))).toEqual([])
  })

  test('what was promised counts where nobody has named a day, and what has arrived is not missed', () => {
    const promised = { promised_at: day(20) }
    const heard = event('note', day(21))
    expect(wrongWith([left, heard], day(21), promised)[0]?.why).toBe(
      'Söz verilen gün 20 Mart geçti, vardığına dair haber yok.',
    )
    for (const kind of ['arrived', 'discharged', 'customs_started'] as const)
      expect(
        kindsOf([left, eta(day(18), day(9)), event(kind, day(18)), heard], day(21), {
          ...promised,
          containers: [],
        }),
      ).toEqual([])
  })

  test('what is late anyway says that its day has passed too', () => {
    const told = [left, eta(day(25), day(9)), event('note', day(27))]
    expect(wrongWith(told, day(27), { promised_at: day(20) })[0]?.why).toBe(
      '5 gün geç. Beklenen varış 25 Mart, söz verilen 20 Mart. Beklenen varış günü 25 Mart geçti, yeni bir tahmin yok.',
    )
  })

  test('what is still prepared should have left', () => {
    const approved = event('approved', day(1))
    const planned = event('departed', day(10), { certainty: 'planned', told_at: day(1) })
    expect(kindsOf([approved, planned], day(10, 20))).toEqual([])
    expect(wrongWith([approved, planned], day(11))[0]).toMatchObject({
      kind: 'shipment_late',
      since: midnight(11),
      why: 'Beklenen çıkış günü 10 Mart geçti, çıktığına dair haber yok.',
    })
    expect(kindsOf([approved, planned, event('departed', day(10))], day(11))).toEqual([])
    expect(kindsOf([event('created', day(1)), planned], day(11))).toEqual([])
  })

  test('of several boxes it names the one that is missed', () => {
    const other = { ...box, number: 'MSCU6398710' }
    const of = (kind: EventKind, at: string, { number }: FreeContainer, more: Partial<TrackingEvent> = {}) =>
      event(kind, at, { container_number: number, ...more })
    const told = [
      left,
      of('arrived', day(18), box, { certainty: 'estimated', told_at: day(9) }),
      of('arrived', day(24), other, { certainty: 'estimated', told_at: day(9) }),
      event('note', day(19)),
    ]
    expect(wrongWith(told, day(20), { containers: [box, other] })[0]?.why).toBe(
      'CSQU3054383: Beklenen varış günü 18 Mart geçti, yeni bir tahmin yok.',
    )
  })
})

describe('free time', () => {
  test('warns three days before the last one, and says when it costs', () => {
    expect(kindsOf([left, landed], '2026-03-21T20:59:00.000Z')).toEqual([])
    expect(wrongWith([left, landed], '2026-03-21T21:00:00.000Z')).toEqual([
      {
        kind: 'free_time',
        why: 'CSQU3054383: demuraj için son ücretsiz gün 25 Mart.',
        since: '2026-03-21T21:00:00.000Z',
        turn: 'customer',
        priority: 'medium',
        deadline: '2026-03-25T20:59:00.000Z',
        due: '2026-03-25T20:59:00.000Z',
      },
    ])
    expect(wrongWith([left, landed, event('note', day(26))], day(26))[0]).toMatchObject({
      why: 'CSQU3054383: demuraj için ücretsiz süre 25 Mart günü doldu, ücret işliyor.',
      priority: 'urgent',
    })
  })

  test('the box that ends first speaks for the others, and what customs let go is ours to fetch', () => {
    const other = { ...box, number: 'MSCU6398710', free_days_demurrage: 5 }
    const both = [
      left,
      event('discharged', day(18)),
      event('customs_started', day(19)),
      event('customs_cleared', day(21)),
    ]
    expect(wrongWith(both, day(23), { containers: [box, other] })[0]).toMatchObject({
      why: 'MSCU6398710: demuraj için son ücretsiz gün 23 Mart. 1 süre daha dolmak üzere ya da doldu.',
      turn: 'us',
      priority: 'high',
    })
  })

  test('a box that has left in time ends it, and its way back is the customer’s', () => {
    const out = event('gate_out', day(23), { container_number: box.number })
    expect(kindsOf([left, landed, out], day(24))).toEqual([])
    expect(wrongWith([left, landed, out], day(26))[0]).toMatchObject({
      why: 'CSQU3054383: detention için son ücretsiz gün 28 Mart.',
      turn: 'customer',
    })
  })
})

describe('after the delivery', () => {
  test('an empty box that was not brought back in time costs: the customer’s turn, until it is back', () => {
    const told = [left, landed, event('delivered', day(20))]
    expect(kindsOf(told, day(21))).toEqual([])
    expect(wrongWith(told, day(23))).toMatchObject([
      { kind: 'free_time', why: 'CSQU3054383: detention için son ücretsiz gün 25 Mart.', turn: 'customer' },
    ])
    expect(wrongWith(told, day(27))[0]?.priority).toBe('urgent')
    expect(kindsOf([...told, event('empty_returned', day(24))], day(27))).toEqual([])
    expect(overBecause('free_time', { status: 'delivered', eta: day(20), customs_status: 'cleared' })).toBe(
      'Ücretsiz süre durdu ya da uzatıldı.',
    )
  })
})

describe('customs hold', () => {
  test('says since when, where and why; cleared it is over', () => {
    const held = event('customs_held', day(19), { place_name: 'Hamburg', reason: 'Eksik evrak' })
    const told = [left, event('customs_started', day(18)), held]
    expect(wrongWith(told, day(20))).toEqual([
      {
        kind: 'customs_hold',
        why: 'Gümrük bekletiyor: Eksik evrak. 19 Mart 11:00 itibarıyla, Hamburg.',
        since: day(19),
        turn: 'customer',
        priority: 'high',
        deadline: null,
        due: null,
      },
    ])
    expect(kindsOf([...told, event('customs_cleared', day(20))], day(21))).toEqual([])
  })

  test('of several boxes it names those that are held, and another that was let go does not end it', () => {
    const other = { ...box, number: 'MSCU6398710' }
    const of = (kind: EventKind, date: number, { number }: FreeContainer) =>
      event(kind, day(date), { container_number: number, place_name: 'Hamburg' })
    const told = [left, of('customs_held', 19, box), of('customs_cleared', 20, other)]
    expect(wrongWith(told, day(21), { containers: [box, other] })).toMatchObject([
      { kind: 'customs_hold', why: 'Gümrük bekletiyor (CSQU3054383). 19 Mart 11:00 itibarıyla, Hamburg.' },
    ])
  })

  test('what was let out of its country is not yet let into another', () => {
    const out = event('customs_cleared', day(4), { place_name: 'Mersin' })
    const late = event('note', day(23))
    expect(wrongWith([out, left, landed, late], day(24))[0]).toMatchObject({
      kind: 'free_time',
      turn: 'customer',
    })
  })
})

/** All of March 2026 has been told; what is wrong is asked in April. */
const anyEvent = fc.record({
  kind: fc.constantFrom(...eventKindNames.filter((kind) => kind !== 'status_set')),
  certainty: fc.constantFrom(...certainties),
  happened: fc.integer({ min: 1, max: 31 }),
  told: fc.integer({ min: 1, max: 31 }),
  name: fc.integer({ min: 1, max: 6 }),
  retracted: fc.boolean(),
  container_number: fc.constantFrom('', box.number, 'MSCU6398710'),
})
const anyTold = fc
  .array(anyEvent, { maxLength: 12 })
  .map((all) =>
    all.map(({ kind, happened, told, name, ...more }) =>
      event(kind, day(happened), { ...more, told_at: day(told), source_event_id: `${kind}-${name}` }),
    ),
  )
const anyHour = fc.integer({ min: 0, max: 24 * 60 }).map((hours) => day(32, hours))
const anyPromise = fc.option(
  fc.integer({ min: 1, max: 31 }).map((at) => day(at)),
  { nil: null },
)

describe('whatever is told', () => {
  test('each kind at most once, in their order, begun by now, with words; what is over has none', () => {
    fc.assert(
      fc.property(anyTold, anyHour, anyPromise, (told, now, promised_at) => {
        const found = wrongWith(told, now, { promised_at })
        const kinds = found.map(({ kind }) => kind)
        expect(kinds).toEqual(exceptionKinds.filter((kind) => kinds.includes(kind)))
        for (const { since, why } of found) {
          expect(since <= now).toBe(true)
          expect(why).toMatch(/^[\p{Lu}\d].*\.$/u)
        }
        const end = event('delivered', day(31, 20), { told_at: day(31, 20) })
        expect(
          kindsOf([...told.filter(({ kind }) => kind !== 'cancelled'), end], now, { containers: [] }),
        ).toEqual([])
      }),
    )
  })

  test('in whatever order, and twice, it is the same', () => {
    fc.assert(
      fc.property(anyTold, anyHour, (told, now) => {
        const once = wrongWith(told, now)
        expect(wrongWith([...told].reverse(), now)).toEqual(once)
        expect(wrongWith([...told, ...told], now)).toEqual(once)
      }),
    )
  })

  test('time alone ends none, and does not move when it began', () => {
    fc.assert(
      fc.property(
        anyTold,
        anyHour,
        fc.integer({ min: 0, max: 2000 }),
        anyPromise,
        (told, now, hours, promised_at) => {
          const later = new Date(Date.parse(now) + hours * 3_600_000).toISOString()
          const then = new Map(wrongWith(told, later, { promised_at }).map((each) => [each.kind, each]))
          for (const { kind, since } of wrongWith(told, now, { promised_at }))
            expect(then.get(kind)?.since).toBe(since)
        },
      ),
    )
  })

  test('a word of now ends every silence', () => {
    fc.assert(
      fc.property(anyTold, anyHour, (told, now) => {
        expect(kindsOf([...told, event('note', now)], now)).not.toContain('shipment_silent')
      }),
    )
  })
})
