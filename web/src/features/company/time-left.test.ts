import { expect, test } from 'vitest'
import { timeLeft } from '#features/company/time-left.ts'

const calendar = {
  office_hours: { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null },
  holidays: [{ day: '2026-11-24', name: 'İdari izin', half: false }],
}
const left = (now: string, due: string) =>
  timeLeft(new Date(`${due}:00+03:00`).toISOString(), Date.parse(`${now}:00+03:00`), calendar)

test.each([
  ['2026-11-20T17:00', '2026-11-23T09:00', '6 sa', false],
  ['2026-11-20T17:00', '2026-11-20T18:30', '1 sa', true],
  ['2026-11-20T18:00', '2026-11-20T23:00', 'Mesai kalmadı', true],
  ['2026-11-23T09:00', '2026-11-25T09:30', '10 sa', false],
  ['2026-11-16T08:00', '2026-11-20T08:00', '40 sa', false],
])('at %s what is due at %s has %s', (now, due, text, isSoon) => {
  expect(left(now, due)).toEqual({ text, isSoon })
})

test('weeks ahead are counted in days', () => {
  expect(left('2026-11-20T17:00', '2027-02-20T17:00').text).toBe('92 gün')
})
