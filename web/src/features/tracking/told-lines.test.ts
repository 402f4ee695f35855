/** What a timeline shows: nothing that is expected and has happened, and what happened to many boxes alike once. */
import type { ToldEvent } from '@kervan/domain/tracking/tracking.contract.ts'
import { expect, test } from 'vitest'
import { alike, lineKey, shownEvents } from '#features/tracking/told-lines.ts'

const day = (date: number, hour = '09') => `2026-05-${String(date).padStart(2, '0')}T${hour}:00:00.000Z`
let made = 0
const told = (kind: ToldEvent['kind'], date: number, more: Partial<ToldEvent> = {}): ToldEvent => {
  made += 1
  return {
    ...{
      id: String(made),
      kind,
      certainty: 'actual',
      happened_at: day(date),
      told_at: day(date),
      heard_at: day(date),
    },
    ...{
      place_code: '',
      place_name: '',
      container_number: '',
      pieces: null,
      total_pieces: null,
      weight_kg: null,
    },
    ...{ status: null, reason: '', note: '', source: 'dcsa', actor_name: '' },
    ...{ retracted: false, counts: true, restorable: false },
    ...more,
  }
}
const hamburg = { place_code: 'DEHAM', place_name: 'Hamburg' }
const expected = { certainty: 'estimated', told_at: day(1) } as const
const [one, two] = ['CSQU3054383', 'MSCU6398710']
const ids = (events: readonly ToldEvent[]) => events.map(({ id }) => id)

test('once it is over nothing is expected, however late the day that somebody had named', () => {
  const eta = told('delivered', 20, { ...expected, source: 'staff' })
  const delivered = told('delivered', 18, hamburg)
  expect(ids(shownEvents([eta, delivered], true))).toEqual([delivered.id])
  expect(ids(shownEvents([eta, told('departed', 5)], false))).toContain(eta.id)
})

test('what has happened is not expected any more, whoever tells of it and under whatever name', () => {
  const eta = told('arrived', 20, { ...expected, ...hamburg, source: 'staff' })
  const elsewhere = told('arrived', 19, { ...expected, place_code: 'DEBRV', place_name: 'Bremerhaven' })
  const delivery = told('delivered', 22, expected)
  const arrived = told('arrived', 18, hamburg)
  expect(ids(shownEvents([delivery, eta, elsewhere, arrived], false))).toEqual(
    ids([delivery, elsewhere, arrived]),
  )
})

test('of the whole shipment it has happened once it has to each of its boxes', () => {
  const eta = told('arrived', 20, { ...expected, ...hamburg })
  const own = told('arrived', 21, { ...expected, ...hamburg, container_number: two })
  const first = told('arrived', 18, { ...hamburg, container_number: one })
  const second = told('arrived', 19, { ...hamburg, container_number: two })
  expect(ids(shownEvents([own, eta, first], false))).toEqual(ids([own, eta, first]))
  expect(ids(shownEvents([own, eta, second, first], false))).toEqual(ids([second, first]))
})

test('what happened to several boxes at one place on one day is one line; the rest stays apart', () => {
  const box = (container_number: string, more: Partial<ToldEvent> = {}) =>
    told('loaded', 5, { ...hamburg, container_number, ...more })
  const alone = told('departed', 6)
  const [a, b] = [box(one, { happened_at: day(5, '14') }), box(two)]
  const elsewhere = box(one, { place_code: 'DEBRV', place_name: 'Bremerhaven' })
  const nextDay = box(two, { happened_at: day(6) })
  const other = box(two, { reason: 'Mühür kırık' })
  const heavier = box(two, { weight_kg: 21_400 })
  expect(alike([alone, nextDay, a, b, elsewhere, other, heavier]).map(ids)).toEqual(
    [[alone], [nextDay], [a, b], [elsewhere], [other], [heavier]].map(ids),
  )
})

test('the same thing twice of one box stays two lines', () => {
  const seen = [
    told('checkpoint', 5, { container_number: one }),
    told('checkpoint', 5, { container_number: one }),
  ]
  expect(alike(seen)).toHaveLength(2)
})

test('a line that more boxes join is still the same one', () => {
  const box = (container_number: string) => told('loaded', 5, { ...hamburg, container_number })
  const [first, second, third] = [box(one), box(two), box('TGHU1234567')]
  const keys = (events: readonly ToldEvent[]) => alike(events).map(lineKey)
  expect(keys([third, second, first])).toEqual(keys([second, first]))
})
