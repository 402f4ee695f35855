import { expect, test } from 'vitest'
import { formatDuration, formatHours, formatLateness } from '#spine/ui/remaining-time.ts'

const now = Date.parse('2026-11-15T09:00:00.000Z')
const minutes = (count: number) => count * 60_000

test.each([
  [minutes(192), '3 sa 12 dk'],
  [minutes(180), '3 sa'],
  [minutes(12), '12 dk'],
  [minutes(0.2), '1 dk'],
  [minutes(60 * 52), '2 gün 4 sa'],
  [minutes(60 * 48 + 30), '2 gün'],
  [-minutes(65), '1 sa 5 dk'],
])('%i ms is %s', (span, words) => expect(formatDuration(span)).toBe(words))

test.each([
  [minutes(60 * 52 + 40), '52 sa'],
  [minutes(192), '3 sa 12 dk'],
  [minutes(12), '12 dk'],
])('%i ms in hours is %s', (span, words) => expect(formatHours(span)).toBe(words))

test.each([
  ['2026-11-15T08:59:59.000Z', '1 dk gecikti'],
  ['2026-11-15T08:12:00.000Z', '48 dk gecikti'],
  ['2026-11-15T06:20:00.000Z', '2 sa gecikti'],
  ['2026-11-12T08:00:00.000Z', '3 gün gecikti'],
])('due at %s is %s', (due, words) => expect(formatLateness(due, now)).toBe(words))
