import { expect, test } from 'vitest'
import { registryDueAt } from '#newsletter/registry-due.ts'

const due = (at: string, holidays: { day: string; name: string; half: boolean }[] = []) =>
  registryDueAt(new Date(at), { holidays }).toISOString()

test('the third working day after it ends at midnight in Istanbul', () => {
  // Monday, late in the evening of Istanbul.
  expect(due('2026-03-02T19:00:00Z')).toBe('2026-03-05T20:59:59.000Z')
})

test('weekends, the law’s holidays and those of the office do not count', () => {
  expect(due('2026-03-06T09:00:00Z')).toBe('2026-03-11T20:59:59.000Z')
  // 23 April, a Thursday.
  expect(due('2026-04-22T09:00:00Z')).toBe('2026-04-28T20:59:59.000Z')
  expect(due('2026-03-02T09:00:00Z', [{ day: '2026-03-04', name: 'Kapalı', half: false }])).toBe(
    '2026-03-06T20:59:59.000Z',
  )
  expect(due('2026-03-02T09:00:00Z', [{ day: '2026-03-04', name: 'Arife', half: true }])).toBe(
    '2026-03-05T20:59:59.000Z',
  )
})
