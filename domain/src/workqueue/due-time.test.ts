import { expect, test } from 'vitest'
import { deliveredHolidays } from '#company/public-holidays.ts'
import { dueNextWorkingDay } from '#workqueue/due-time.ts'

const office = { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null }
const due = (
  now: string,
  hours: typeof office | { weekdays: string; saturday: string | null; sunday: null } = office,
) => dueNextWorkingDay(new Date(now), { office_hours: hours, holidays: deliveredHolidays }).toISOString()

test.each([
  ['Monday morning', '2026-11-16T06:00:00Z', '2026-11-17T09:00:00.000Z'],
  ['Friday, into an open Saturday', '2026-11-20T15:00:00Z', '2026-11-21T09:00:00.000Z'],
  ['Saturday, over the closed Sunday', '2026-11-21T08:00:00Z', '2026-11-23T09:00:00.000Z'],
  ['Sunday', '2026-11-22T12:00:00Z', '2026-11-23T09:00:00.000Z'],
  // In Istanbul it is Tuesday already.
  ['late on a Monday', '2026-11-16T21:00:00Z', '2026-11-18T09:00:00.000Z'],
  ['just before midnight in Istanbul', '2026-11-16T20:59:59.999Z', '2026-11-17T09:00:00.000Z'],
  ['over the first day of a year', '2026-12-31T10:00:00Z', '2027-01-02T09:00:00.000Z'],
  ['into the eve of a holiday, which is open at noon', '2026-10-27T10:00:00Z', '2026-10-28T09:00:00.000Z'],
  ['on that eve, over the holiday', '2026-10-28T10:00:00Z', '2026-10-30T09:00:00.000Z'],
  // Wednesday to Saturday, and then a Sunday.
  ['over the Feast of Sacrifice', '2026-05-26T10:00:00Z', '2026-06-01T09:00:00.000Z'],
])('%s', (_, now, expected) => expect(due(now)).toBe(expected))

test('a day counts when the office is open at its noon', () => {
  const friday = '2026-11-20T10:00:00Z'
  expect(due(friday, { ...office, saturday: null })).toBe('2026-11-23T09:00:00.000Z')
  expect(due(friday, { ...office, saturday: '08:00-12:00' })).toBe('2026-11-23T09:00:00.000Z')
  expect(due(friday, { ...office, saturday: '12:00-16:00' })).toBe('2026-11-21T09:00:00.000Z')
  expect(due(friday, { weekdays: '18:00-23:00', saturday: '18:00-23:00', sunday: null })).toBe(
    '2026-11-21T09:00:00.000Z',
  )
})
