import { expect, test } from 'vitest'
import { mondayOf, movedBy, shownDays } from '#workqueue/work-calendar.ts'

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(shownDays('2026-11-18', 'week')).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`))
})

test('a month is shown in whole weeks, and no week without a day of it', () => {
  for (let month = 1; month <= 24; month += 1) {
    const first = new Date(Date.UTC(2026, month - 1, 1)).toISOString().slice(0, 10)
    const days = shownDays(`${first.slice(0, 8)}15`, 'month')
    expect(days.length % 7).toBe(0)
    expect(mondayOf(days[0] ?? '')).toBe(days[0])
    const isInMonth = (day: string) => day.slice(0, 7) === first.slice(0, 7)
    expect(days.slice(0, 7).some(isInMonth)).toBe(true)
    expect(days.slice(-7).some(isInMonth)).toBe(true)
    expect(days.filter(isInMonth)).toHaveLength(new Date(Date.UTC(2026, month, 0)).getUTCDate())
  }
})

test('moves by weeks and by months', () => {
  expect(movedBy('2026-11-18', 'week', 1)).toBe('2026-11-25')
  expect(movedBy('2026-12-31', 'month', 1)).toBe('2027-01-01')
  expect(movedBy('2026-01-31', 'month', -1)).toBe('2025-12-01')
})
