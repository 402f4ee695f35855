import { expect, test } from 'vitest'
import { typedPlace } from '#luna/typed-place.ts'

test.each([
  ['Mersin', 'Mersin', 'Türkiye'],
  ['hamburg, almanya', 'hamburg', 'Almanya'],
  ['Şanghay Çin', 'Şanghay', 'Çin'],
  ['Şanghay, Pudong, Çin', 'Şanghay, Pudong', 'Çin'],
  ['izmir', 'izmir', 'Türkiye'],
  ['Bilinmeyen Köy', 'Bilinmeyen Köy', ''],
])('%s is %s in %s', (typed, city, country) => {
  expect(typedPlace(typed)).toEqual({ city, country })
})
