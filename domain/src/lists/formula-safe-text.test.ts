import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutralised, restored } from '#lists/formula-safe-text.ts'

const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '|calc', '%0A', ' =1', '"=1', '＝1']

test.each(dangerous)('%j begins with an apostrophe afterwards', (text) => {
  expect(neutralised(text)).toBe(`'${text}`)
})

test('harmless text stays as it is', () => {
  for (const text of ['', 'Mersin', "'tırnak", 'İstanbul = Mersin', '5-6', 'a@b.example'])
    expect(neutralised(text)).toBe(text)
})

test('whatever the text, reading it back gives the same', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\n|% "aİ'), maxLength: 8 })
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (text) => {
      expect(restored(neutralised(text))).toBe(text)
    }),
  )
})
