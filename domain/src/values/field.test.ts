import { expect, test } from 'vitest'
import { optionalText, requiredText } from '#values/field.ts'
import { Moment } from '#values/moment.ts'

const city = requiredText(80, 'Şehir gerekli', 'Şehir', 'Mersin')
const note = optionalText(80, 'Not', 'Sabah')

test('what nobody can see is no text, and what turns the writing is left out', () => {
  for (const typed of ['', '  ', '\u200b', '\u202e', '\u0007', '\u00a0\u2060'])
    expect(city.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Şehir gerekli'])
  expect(city.parse(' Mer\u202esin\u001b ')).toBe('Mersin')
  expect(note.parse('\u200b')).toBe('')
  expect(note.parse('bir\r\niki\tüç')).toBe('bir\niki\tüç')
  expect(city.parse('İzmir 🚢')).toBe('İzmir 🚢')
})

test('a moment is of a year that a calendar knows', () => {
  expect(Moment.safeParse('0000-01-01T00:00:00Z').success).toBe(false)
  expect(Moment.safeParse('9999-12-31T00:00:00Z').success).toBe(false)
  expect(Moment.safeParse('1970-01-01T00:00:00Z').success).toBe(true)
  expect(Moment.safeParse('2199-12-31T23:59:59.999Z').success).toBe(true)
})
