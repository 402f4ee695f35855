import type { Schedule } from '@kervan/domain/automations/rule.ts'
import { expect, test } from 'vitest'
import { periodOf } from '#features/automations/engine/schedule.ts'

/** 5 March 2026 is a Thursday. */
const istanbul = (text: string) => new Date(`${text}+03:00`)
const at = (every: Schedule['every'], weekday = 1): Schedule => ({ every, at: '09:00', weekday })

test.each([
  ['by the hour', at('hour'), '2026-03-05T11:20', '2026-03-05T08'],
  ['daily, after its time', at('day'), '2026-03-05T09:00', '2026-03-05'],
  ['daily, before it: yesterday’s', at('day'), '2026-03-05T08:59', '2026-03-04'],
  ['on weekdays, at the weekend: Friday’s', at('weekday'), '2026-03-08T12:00', '2026-03-06'],
  ['on weekdays, early on Monday: Friday’s', at('weekday'), '2026-03-09T08:00', '2026-03-06'],
  ['weekly, on its day', at('week', 4), '2026-03-05T09:01', '2026-03-05'],
  ['weekly, three days late', at('week', 1), '2026-03-05T07:00', '2026-03-02'],
  ['weekly, just before its time: last week’s', at('week', 4), '2026-03-05T08:59', '2026-02-26'],
])('%s', (_, schedule, now, period) => {
  expect(periodOf(schedule, istanbul(now))).toBe(period)
})
