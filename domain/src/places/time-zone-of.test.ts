import { expect, test } from 'vitest'
import { curatedPlaces } from '#places/curated-places.ts'
import { timeZoneOf } from '#places/time-zone-of.ts'

test('every place that we know has a time zone that exists', () => {
  for (const { code } of curatedPlaces) {
    const timeZone = timeZoneOf(code)
    expect(timeZone, code).toBeDefined()
    expect(() => new Intl.DateTimeFormat('tr-TR', { timeZone })).not.toThrow()
  }
})

test('what is no place of ours has none', () => {
  for (const code of ['', 'KTM', 'QQ123', 'TR']) expect(timeZoneOf(code)).toBeUndefined()
})
