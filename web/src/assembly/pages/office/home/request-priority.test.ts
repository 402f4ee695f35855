import type { OfficeCalendar } from '@kervan/domain/company/office-time.ts'
import { expect, test } from 'vitest'
import { requestPriority } from '#assembly/pages/office/home/request-priority.ts'

const calendar: OfficeCalendar = {
  office_hours: { weekdays: '08:00-18:00', saturday: null, sunday: null },
  holidays: [],
}
/** A Monday, one hour before the office closes. */
const now = new Date('2026-03-02T14:00:00.000Z')
const promised = (quote_due_at: string) =>
  ({ status: 'pending', created_at: '2026-03-02T06:00:00.000Z', quote_due_at }) as const

test('a request is as pressing as its work: by what is left of the office’s time', () => {
  // Tomorrow’s first minutes are within two office hours of this one, tomorrow’s noon is not.
  expect(requestPriority(promised('2026-03-03T05:30:00.000Z'), now, calendar)).toBe('urgent')
  expect(requestPriority(promised('2026-03-03T09:00:00.000Z'), now, calendar)).toBe('medium')
  expect(requestPriority(promised('2026-03-03T05:30:00.000Z'), now, undefined)).toBe('high')
  expect(requestPriority(promised('2026-03-02T13:59:00.000Z'), now, undefined)).toBe('urgent')
  expect(
    requestPriority({ ...promised('2026-03-02T13:59:00.000Z'), status: 'quoted' }, now, calendar),
  ).toBeNull()
})
