import { numberVerdict } from '@kervan/domain/values/number-check.copy.ts'
import { recognizeNumber } from '@kervan/domain/values/recognize-number.ts'
import { expect, test } from 'vitest'
import { awbShape, containerShape, numberParts } from '#assembly/pages/site/tools/number-parts.ts'

function sayOf(typed: string) {
  const number = recognizeNumber(typed)
  if (number.kind === 'nothing') throw new Error('Nothing is said of nothing')
  const { tone, title } = numberVerdict(number)
  return `${tone}: ${title}`
}

test.each([
  ['CSQU3054383', 'good: Kontrol rakamı doğru'],
  ['CSNU1234560', 'care: Kontrol rakamı doğru'],
  ['TEMU1234567', 'bad: Kontrol rakamı 7 değil, 5 olmalı'],
  ['COSCO9876543', 'bad: Başta 4 harf olmalı, 5 harf var'],
  ['COSC', 'bad: Dördüncü harf U, J ya da Z olmalı, C değil'],
  ['CSQU3O54383', 'bad: 6. karakter rakam olmalı, “O” yazılmış'],
  ['CSQ', 'open: 8 karakter kaldı'],
  ['CSQU305438', 'open: Kontrol rakamı 3 olmalı'],
  ['CSQU305438312', 'bad: 2 karakter fazla'],
  ['CŞQU3054383', 'bad: Konteyner numarasında “Ş” olmaz'],
  ['TR34ABC123', 'bad: Bu, bir araç plakasına benziyor'],
  ['020-12345675', 'good: Kontrol rakamı doğru'],
  ['176-98765432', 'bad: Kontrol rakamı 2 değil, 5 olmalı'],
  ['020-1234', 'open: 4 rakam kaldı'],
  ['?', 'bad: Numara “?” ile başlamaz'],
])('of %s it says %s', (typed, words) => {
  expect(sayOf(typed)).toBe(words)
})

test('for an air waybill that ends in 9, the message says that none does', () => {
  const number = recognizeNumber('020-12345679')
  expect(number.kind === 'awb' && numberVerdict(number).note).toMatch(/^AWB numarası 7, 8 ya da 9 ile bitmez/)
})

test.each([
  ['CSQU3O54383', 'O yerine 0 mı?'],
  ['CSQU30543I3', 'I yerine 1 mi?'],
  ['020-1234567O', 'O yerine 0 mı?'],
])('of %s it asks: %s', (typed, question) => {
  const number = recognizeNumber(typed)
  expect(number.kind !== 'nothing' && numberVerdict(number).note).toBe(question)
})

test('a number is cut into its parts as far as it is typed', () => {
  const texts = (code: string, shape: typeof containerShape | typeof awbShape) =>
    numberParts(code, shape).map(({ text, missing }) => text + '·'.repeat(missing))
  expect(texts('CSQU3054383', containerShape)).toEqual(['CSQ', 'U', '305438', '3'])
  expect(texts('CSQU30', containerShape)).toEqual(['CSQ', 'U', '30····', '·'])
  expect(texts('0201', awbShape)).toEqual(['020', '1······', '·'])
})
