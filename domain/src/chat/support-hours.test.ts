import { expect, test } from 'vitest'
import { answerDue, supportCalendar, supportHoursWords, supportState } from '#chat/support-hours.ts'

/** Support ends while the office is still open, and both keep the same holidays. */
const calendar = supportCalendar(
  { weekdays: '09:00-18:00', saturday: '09:00-13:00', sunday: null },
  { holidays: [{ day: '2026-11-19', name: 'Bayram', half: false }] },
)

test.each([
  // In Istanbul three hours later.
  ['2026-11-18T07:00:00Z', { is_open: true, back_at: null }],
  ['2026-11-18T05:59:00Z', { is_open: false, back_at: '2026-11-18T06:00:00.000Z' }],
  // The evening before a holiday: back on the day after it.
  ['2026-11-18T16:00:00Z', { is_open: false, back_at: '2026-11-20T06:00:00.000Z' }],
  // Saturday afternoon and Sunday: back on Monday.
  ['2026-11-21T10:30:00Z', { is_open: false, back_at: '2026-11-23T06:00:00.000Z' }],
])('at %s', (now, state) => {
  expect(supportState(new Date(now), calendar)).toEqual(state)
})

test.each([
  ['2026-11-18T07:00:00Z', '2026-11-18T09:00:00.000Z'],
  // An hour is left of Wednesday; Thursday is a holiday.
  ['2026-11-18T14:00:00Z', '2026-11-20T07:00:00.000Z'],
  ['2026-11-22T12:00:00Z', '2026-11-23T08:00:00.000Z'],
])('a message of %s is due two support hours later, %s', (written, due) => {
  expect(answerDue(new Date(written), calendar).toISOString()).toBe(due)
})

test('are told day by day', () => {
  expect(supportHoursWords({ weekdays: '09:00-18:00', saturday: '09:00-13:00', sunday: null })).toBe(
    'Pazartesi–Cuma 09:00–18:00, Cumartesi 09:00–13:00',
  )
})
