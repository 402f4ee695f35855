import { expect, test } from 'vitest'
import { sendAt } from '#features/quotes/sending/send-time.ts'

const now = new Date('2026-11-16T12:00:00Z')
const best = '2026-11-17T06:00:00.000Z'

test.each([
  ['now', '', '', null],
  ['best', '', '', best],
  ['chosen', '2026-11-16', '15:01', '2026-11-16T12:01:00.000Z'],
  ['chosen', '2026-11-16', '15:00', undefined],
  ['chosen', '2026-11-15', '23:00', undefined],
  ['chosen', '', '15:01', undefined],
  ['chosen', '2026-11-17', '', undefined],
] as const)('%s %s %s is %s', (kind, day, time, expected) => {
  expect(sendAt({ kind, day, time }, best, now)).toBe(expected)
})
