import { expect, test } from 'vitest'
import { readMoment, readRefusalMoment } from '#newsletter/read-moment.ts'

const read = (text: string) => readMoment(text, 'ONAY')?.toISOString()

test.each([
  ['2026-03-05 14:30:00', '2026-03-05T11:30:00.000Z'],
  ['2026-03-05T14:30', '2026-03-05T11:30:00.000Z'],
  ['19.11.2026 9:00', '2026-11-19T06:00:00.000Z'],
  ['19.11.2026 0:15', '2026-11-18T21:15:00.000Z'],
  ['19/11/2026 09.15', '2026-11-19T06:15:00.000Z'],
  ['5.3.2026  23:59:58', '2026-03-05T20:59:58.000Z'],
  // Two hours ahead in the winters until 2016.
  ['15.01.2015 10:00', '2015-01-15T08:00:00.000Z'],
])('%s is Turkish time', (text, at) => {
  expect(read(text)).toBe(at)
})

test.each([
  ['2026-11-19T23:15:00Z', '2026-11-19T23:15:00.000Z'],
  ['2026-11-19T23:15:00.123z', '2026-11-19T23:15:00.000Z'],
  ['2026-11-19 23:15:00+00', '2026-11-19T23:15:00.000Z'],
  ['2026-11-19T23:15:00 +0200', '2026-11-19T21:15:00.000Z'],
  ['2026-11-19T23:15-05:00', '2026-11-20T04:15:00.000Z'],
])('%s names its own zone', (text, at) => {
  expect(read(text)).toBe(at)
})

test.each([
  ...['', 'dün', '1.3.26', '31.02.2026', '2026-13-05', '19.11.2026 24:00', '19.11.2026 9', '19.11.2026 9:60'],
  ...['19.11.2026 9:00 PM', '19.11.2026 (imza)', '2026-11-19T', '2026-11-19T23:15 CET', '2026-11-19Z'],
])('«%s» is no date', (text) => {
  expect(readMoment(text, 'ONAY')).toBe(null)
  expect(readMoment(text, 'RET')).toBe(null)
})

test('in doubt the refusal holds: of a day alone a consent is its beginning, a refusal its end', () => {
  expect(readMoment('5.3.2026', 'ONAY')?.toISOString()).toBe('2026-03-04T21:00:00.000Z')
  expect(readMoment('5.3.2026', 'RET')?.toISOString()).toBe('2026-03-05T20:59:59.000Z')
  expect(readMoment('5.3.2026 10:00', 'RET')?.toISOString()).toBe('2026-03-05T07:00:00.000Z')
})

test('a refusal holds from now at the latest', () => {
  const now = new Date('2026-03-05T08:00:00Z')
  expect(readRefusalMoment('04.03.2026', now)?.toISOString()).toBe('2026-03-04T20:59:59.000Z')
  for (const text of ['05.03.2026', '25.12.2027']) expect(readRefusalMoment(text, now), text).toEqual(now)
  expect(readRefusalMoment('1.3.26', now)).toBe(null)
})
