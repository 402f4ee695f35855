import { describe, expect, test } from 'vitest'
import { compareTurkish, foldTurkish } from '#values/turkish-text.ts'

const cities = [
  'İSTANBUL',
  'Istanbul',
  'ISPARTA',
  'Isparta',
  'Iğdır',
  'ığdır',
  'ŞIRNAK',
  'Çanakkale',
  'Ödemiş',
]

describe('folding', () => {
  test.each([
    ['istanbul', ['İSTANBUL', 'Istanbul']],
    ['ISTANBUL', ['İSTANBUL', 'Istanbul']],
    ['İstanbul', ['İSTANBUL', 'Istanbul']],
    ['isparta', ['ISPARTA', 'Isparta']],
    ['ısparta', ['ISPARTA', 'Isparta']],
    ['IĞDIR', ['Iğdır', 'ığdır']],
    ['sirnak', ['ŞIRNAK']],
    ['odemis', ['Ödemiş']],
    ['canakkale', ['Çanakkale']],
  ])('%s finds its city in every spelling, composed and decomposed', (typed, expected) => {
    for (const form of ['NFC', 'NFD'] as const) {
      const found = cities.filter((city) =>
        foldTurkish(city.normalize(form)).includes(foldTurkish(typed.normalize(form))),
      )
      expect(found).toEqual(expected)
    }
  })

  test('folding what is folded changes nothing', () => {
    for (const text of [...cities, 'Straße  Øre', 'ŁÓDŹ\tĐakovo', 'ﬁrma', ' İ '])
      expect(foldTurkish(foldTurkish(text))).toBe(foldTurkish(text))
  })

  test('letters without a decomposition, ligatures and white space are folded too', () => {
    expect(foldTurkish('  Straße\u00a0\n ØRE ŁÓDŹ Đakovo Æsir ŒUVRE ﬁrma ｋｅｒｖａｎ ')).toBe(
      'strasse ore lodz dakovo aesir oeuvre firma kervan',
    )
  })
})

test('sorting follows the Turkish alphabet, whatever the order before', () => {
  const sorted = ['Çanakkale', 'Iğdır', 'Isparta', 'İzmir', 'Ordu', 'Ödemiş', 'Şırnak', 'Zonguldak']
  expect([...sorted].reverse().sort(compareTurkish)).toEqual(sorted)
  expect(sorted.map((city) => city.normalize('NFD')).sort(compareTurkish)).toEqual(
    sorted.map((city) => city.normalize('NFD')),
  )
  expect(['Talep 10', 'Talep 9', 'Talep 100'].sort(compareTurkish)).toEqual([
    'Talep 9',
    'Talep 10',
    'Talep 100',
  ])
})
