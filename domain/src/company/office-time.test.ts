import { expect, test } from 'vitest'
import {
  afterOfficeTime,
  hoursOn,
  isDueSoon,
  type OfficeCalendar,
  officeTimeBetween,
} from '#company/office-time.ts'
import { deliveredHolidays } from '#company/public-holidays.ts'

const calendar: OfficeCalendar = {
  office_hours: { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null },
  holidays: deliveredHolidays,
}
const hour = 3_600_000
const inIstanbul = (moment: string) => new Date(`${moment}:00+03:00`)
const hoursLeft = (from: string, to: string, of = calendar) =>
  officeTimeBetween(inIstanbul(from), inIstanbul(to), of) / hour

test.each([
  ['within a day', '2026-11-16T09:00', '2026-11-16T11:30', 2.5],
  ['over a night', '2026-11-16T17:00', '2026-11-17T09:00', 2],
  ['over a weekend', '2026-11-20T17:00', '2026-11-23T09:00', 1 + 4 + 1],
  ['on a Sunday', '2026-11-22T09:00', '2026-11-22T18:00', 0],
  ['over the eve and the day of the Republic', '2026-10-28T12:00', '2026-10-30T09:00', 1 + 0 + 1],
  ['over the Feast of Sacrifice', '2026-05-26T12:00', '2026-06-01T09:00', 1 + 0 + 1],
  ['backwards', '2026-11-16T11:00', '2026-11-16T09:00', 0],
])('office time %s', (_, from, to, hours) => expect(hoursLeft(from, to)).toBe(hours))

test('a row of the table replaces what the law has on its day, and closes any other day', () => {
  const corrected = {
    ...calendar,
    holidays: [
      { day: '2026-10-29', name: 'Yarım gün', half: true },
      { day: '2026-11-17', name: 'İdari izin', half: false },
    ],
  }
  expect(hoursOn('2026-10-29', corrected)).toBe('08:00-13:00')
  expect(hoursOn('2026-11-17', corrected)).toBeNull()
  expect(hoursLeft('2026-11-16T17:00', '2026-11-18T09:00', corrected)).toBe(2)
})

test('an eve on 23 April is a whole day off by law; an admin’s own half day counts', () => {
  expect(hoursOn('2029-04-23', calendar)).toBeNull()
  const own = { day: '2029-04-23', name: 'Yarım gün çalışıyoruz', half: true }
  expect(hoursOn('2029-04-23', { ...calendar, holidays: [own] })).toBe('08:00-13:00')
})

test('on an eve an office that closes before one o’clock is not open for longer', () => {
  const early = { ...calendar, office_hours: { ...calendar.office_hours, weekdays: '07:00-12:00' } }
  expect(hoursOn('2026-10-28', early)).toBe('07:00-12:00')
  const late = { ...calendar, office_hours: { ...calendar.office_hours, weekdays: '14:00-22:00' } }
  expect(hoursOn('2026-10-28', late)).toBeNull()
})

test('what comes on Friday evening and is due in the night is urgent on Friday', () => {
  const due = inIstanbul('2026-11-20T23:30')
  expect(isDueSoon(due, inIstanbul('2026-11-20T15:59'), calendar)).toBe(false)
  expect(isDueSoon(due, inIstanbul('2026-11-20T16:00'), calendar)).toBe(true)
})

test('an office that is never open counts the hours of the clock', () => {
  const closed = { ...calendar, office_hours: { weekdays: '18:00-08:00', saturday: null, sunday: null } }
  expect(afterOfficeTime(inIstanbul('2026-11-16T10:00'), 2 * hour, closed)).toEqual(
    inIstanbul('2026-11-16T12:00'),
  )
})

/** Moments and spans all over two years, the same in every run. */
function* samples(count: number) {
  let seed = 20_261_117
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const first = Date.parse('2025-12-01T00:00:00Z')
  for (let index = 0; index < count; index += 1)
    yield {
      from: new Date(first + Math.floor(next() * 730 * 24 * 60) * 60_000),
      span: Math.floor(next() * 40 * 60) * 60_000,
      further: Math.floor(next() * 10 * 24 * 60) * 60_000,
    }
}

test('so much office time later is the last moment with so much office time before it', () => {
  for (const { from, span } of samples(500)) {
    const later = afterOfficeTime(from, span, calendar)
    expect(officeTimeBetween(from, later, calendar), from.toISOString()).toBe(span)
    expect(officeTimeBetween(from, new Date(later.getTime() + 1), calendar)).toBe(span + 1)
  }
})

test('office time adds up, never runs faster than the clock, and never backwards', () => {
  for (const { from, span, further } of samples(500)) {
    const between = new Date(from.getTime() + span)
    const to = new Date(between.getTime() + further)
    const [first, second] = [
      officeTimeBetween(from, between, calendar),
      officeTimeBetween(between, to, calendar),
    ]
    expect(officeTimeBetween(from, to, calendar)).toBe(first + second)
    expect(first).toBeLessThanOrEqual(span)
    expect(first).toBeGreaterThanOrEqual(0)
  }
})

test('what is due soon is what has no more than two office hours left', () => {
  for (const { from, further } of samples(500)) {
    const due = new Date(from.getTime() + further)
    expect(isDueSoon(due, from, calendar)).toBe(officeTimeBetween(from, due, calendar) <= 2 * hour)
  }
})
