import { expect, test } from 'vitest'
import { lastContactText } from '#customers/last-contact.ts'

const now = new Date('2026-03-31T09:00:00Z')
const daysAgo = (days: number) =>
  lastContactText(new Date(now.getTime() - days * 86_400_000).toISOString(), now)

test('days, then weeks under thirty days, then months', () => {
  expect([0, 1, 2, 6].map(daysAgo)).toEqual(['Bugün', 'Dün', '2 gün önce', '6 gün önce'])
  expect([7, 13, 14, 29].map(daysAgo)).toEqual([
    '1 hafta önce',
    '1 hafta önce',
    '2 hafta önce',
    '4 hafta önce',
  ])
  expect([30, 59, 60, 400].map(daysAgo)).toEqual(['1 ay önce', '1 ay önce', '2 ay önce', '13 ay önce'])
})

test('days are those of the calendar in Istanbul, and a clock that runs ahead says today', () => {
  // 00:30 in Istanbul: what was said an hour before was yesterday.
  expect(lastContactText('2026-03-30T20:30:00Z', new Date('2026-03-30T21:30:00Z'))).toBe('Dün')
  expect(lastContactText('2026-03-31T10:00:00Z', now)).toBe('Bugün')
  expect(lastContactText(null, now)).toBe('Temas yok')
})
