import { expect, test } from 'vitest'
import { dayOf, dayWords } from '#features/chat/message-days.ts'

const now = new Date('2026-03-05T10:00:00Z')

test.each([
  ['2026-03-05T09:00:00.000Z', 'Bugün'],
  // After midnight in Istanbul, before it in Greenwich.
  ['2026-03-04T21:30:00.000Z', 'Bugün'],
  ['2026-03-04T20:30:00.000Z', 'Dün'],
  ['2026-02-20T09:00:00.000Z', '20 Şubat'],
  ['2025-12-31T20:00:00.000Z', '31 Aralık 2025'],
  // The clock of this computer may be behind.
  ['2026-03-05T21:30:00.000Z', 'Bugün'],
])('%s is %s', (moment, words) => {
  expect(dayWords(moment, now)).toBe(words)
})

test('the day is that of Istanbul', () => {
  expect(dayOf('2026-03-04T21:30:00.000Z')).toBe('2026-03-05')
})
