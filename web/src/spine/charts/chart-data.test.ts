/** What of a chart's labels fits where. */
import { expect, test } from 'vitest'
import { inTwoLines, textWidth } from '#spine/charts/chart-data.ts'

test('a name is written in as few lines as it needs, two at most, or not at all', () => {
  const room = textWidth('→ İstanbul')
  expect(inTwoLines('Anvers → İstanbul', room)).toEqual(['Anvers →', 'İstanbul'])
  expect(inTwoLines('Ara 25', room)).toEqual(['Ara 25'])
  expect(inTwoLines('Ara 25', textWidth('Ara'))).toEqual(['Ara', '25'])
  expect(inTwoLines('Barselona → Felixstowe', room)).toEqual(undefined)
  expect(inTwoLines('bir iki üç', textWidth('iki'))).toEqual(undefined)
})
