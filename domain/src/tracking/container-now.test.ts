/** What is said of one box, from what was told of it and of its shipment. */
import { expect, test } from 'vitest'
import { lateAfterHours } from '#company/late-after-hours.ts'
import { containerNow } from '#tracking/container-now.ts'
import { daysLeft } from '#tracking/days-left.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

const shipment: Followed = {
  shipment_type: 'sea',
  origin_code: 'CNSHA',
  origin_city: 'Şanghay',
  destination_code: 'TRMER',
  destination_city: 'Mersin',
  promised_at: null,
  containers: [],
}
const box = { number: 'CSQU3054383', free_days_demurrage: 5, free_days_detention: 7 }
const event = (part: Partial<TrackingEvent>): TrackingEvent => ({
  source: 'dcsa',
  source_event_id: `${part.kind} ${part.container_number ?? ''}`,
  told_at: part.happened_at ?? '',
  retracted: false,
  kind: 'departed',
  certainty: 'actual',
  happened_at: '2026-03-01T09:00:00.000Z',
  place_code: '',
  place_name: '',
  container_number: '',
  status: null,
  reason: '',
  ...part,
})
const now = (told: TrackingEvent[]) => containerNow(shipment, box, told, lateAfterHours)
const departed = event({ kind: 'departed', place_name: 'Şanghay' })
const landed = event({ kind: 'discharged', happened_at: '2026-03-10T22:30:00.000Z', place_name: 'Mersin' })

test('nothing is said of a box that nothing was told of', () => {
  expect(now([])).toEqual({
    status: 'pending',
    delayed: false,
    eta: null,
    place_name: '',
    last_kind: null,
    last_at: null,
    free_kind: null,
    free_until: null,
  })
})

test('what happened to another box or is only expected is not its own', () => {
  const other = event({ ...landed, container_number: 'KVNU1234565' })
  const expected = event({ ...landed, certainty: 'estimated' })
  expect(now([departed, other, expected])).toMatchObject({
    place_name: 'Şanghay',
    last_kind: 'departed',
    free_until: null,
  })
})

test('its state and its arrival are its own, where its shipment waits for another box', () => {
  const other = 'KVNU1234565'
  const both = { ...shipment, containers: [box.number, other], promised_at: '2026-03-12T09:00:00.000Z' }
  const arrives = (number: string, at: string) =>
    event({
      source_event_id: number,
      kind: 'arrived',
      certainty: 'estimated',
      ...{ happened_at: at, container_number: number, place_code: 'TRMER' },
    })
  const told = [
    departed,
    arrives(box.number, '2026-03-11T09:00:00.000Z'),
    arrives(other, '2026-03-25T09:00:00.000Z'),
    event({ kind: 'customs_started', happened_at: '2026-03-11T10:00:00.000Z', container_number: box.number }),
  ]
  const of = (number: string) => containerNow(both, { ...box, number }, told, lateAfterHours)
  expect(of(box.number)).toMatchObject({
    ...{ status: 'customs', delayed: false, eta: '2026-03-11T09:00:00.000Z' },
  })
  expect(of(other)).toMatchObject({ status: 'in_transit', delayed: true, eta: '2026-03-25T09:00:00.000Z' })
})

test('demurrage runs to the end of its last day in Istanbul, then detention, until it is returned', () => {
  // Half past one in the night of the 11th there.
  const inPort = now([departed, landed])
  expect(inPort).toMatchObject({ free_kind: 'demurrage', free_until: '2026-03-16T21:00:00.000Z' })
  const out = event({ kind: 'gate_out', happened_at: '2026-03-12T09:00:00.000Z' })
  expect(now([departed, landed, out])).toMatchObject({
    last_kind: 'gate_out',
    place_name: 'Mersin',
    free_kind: 'detention',
    free_until: '2026-03-19T21:00:00.000Z',
  })
  const back = event({ kind: 'empty_returned', happened_at: '2026-03-15T09:00:00.000Z' })
  expect(now([departed, landed, out, back])).toMatchObject({
    free_kind: null,
    free_until: null,
  })
})

test('days left count down to zero on the last free day, and below it after midnight', () => {
  const until = '2026-03-16T21:00:00.000Z'
  const left = (now: string) => daysLeft(until, new Date(now))
  expect(left('2026-03-13T12:00:00Z')).toBe(3)
  expect(left('2026-03-16T20:59:59Z')).toBe(0)
  expect(left('2026-03-16T21:00:00Z')).toBe(-1)
})
