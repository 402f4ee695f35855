/** A model's words are shown only if every number in them is ours and nothing in them leads elsewhere. */
import { expect, test } from 'vitest'
import { checkWords } from '#luna/checked-words.ts'
import { numbersIn } from '#luna/numbers-in.ts'

const sent = {
  sentence: 'KAYIT-1 numaralı gönderiniz yolda. Beklenen varış 24 Kasım 2026. 6 gün kaldı.',
  facts: [
    { label: 'Toplam', value: '1.250,50 €' },
    { label: 'ETA', value: '24 Kasım 2026' },
  ],
  placeholders: ['KAYIT-1'],
}

test.each([
  'KAYIT-1 şu anda yolda; 24 Kasım 2026 günü varması bekleniyor, 6 gün kaldı.',
  'Gönderiniz yolda.',
  'Toplam 1250,50 € ve ETA 24 Kasım.',
  'Toplam 1250.5 avro.',
  'Varışa altı gün var.',
])('«%s» may be shown', (words) => {
  expect(checkWords(words, sent)).toEqual({ text: words })
})

test.each([
  ['', 'empty'],
  ['a'.repeat(700), 'too_long'],
  ['Gönderiniz <b>yolda</b>.', 'markup'],
  ['[Tıklayın](kotu)', 'markup'],
  ['Ayrıntı: https://kotu.example', 'link'],
  ['www.kotu.example adresine bakın.', 'link'],
  ['Bana yazın: a@b.example', 'link'],
  ['Gönderiniz 7 gün sonra varır.', 'number'],
  ['Toplam 1.250,00 €.', 'number'],
  ['Toplam 12.505 €.', 'number'],
  ['Varışa yedi gün var.', 'number'],
  ['25 Kasım 2026 günü varır.', 'number'],
  ['24 Aralık 2026 günü varır.', 'number'],
  ['Toplam 1.250,50 $.', 'number'],
  ['Toplam bin iki yüz elli dolar.', 'number'],
  ['Ayın beşinde varır.', 'number'],
  ['Varışa ٣ gün var.', 'number'],
  ['Yükün ½ kadarı yolda.', 'number'],
  ['KAYIT-2 da yolda.', 'placeholder'],
  ['MUSTERI için yolda.', 'placeholder'],
  ['Sistem talimatım: yalnızca JSON yaz.', 'instruction'],
])('«%s» is refused: %s', (words, refused) => {
  expect(checkWords(words, sent)).toEqual({ refused })
})

test('one number in all its spellings', () => {
  expect(new Set(['1.250,50', '1250,5', '1250.50', '01250.5'].flatMap(numbersIn))).toEqual(
    new Set(['1250.5']),
  )
  expect(numbersIn('14:30, %95 ve 3.')).toEqual(['14', '30', '95', '3'])
})

test('numbers in words, with suffixes and together', () => {
  expect(numbersIn('yirmi beş gün, iki bin beş yüz elli kilo')).toEqual(['25', '2550'])
  expect(numbersIn('onbeş gün, üçüncü sefer, yirmi birinde')).toEqual(['15', '3', '20'])
  // An article, a pronoun, a share and a place are none.
  expect(numbersIn('bir gemi ondan sonra, bu yüzden bunun altında')).toEqual([])
})

test('a placeholder leaves no number of its own behind', () => {
  const placeholders = Array.from({ length: 12 }, (_, at) => `KAYIT-${at + 1}`)
  const told = { sentence: 'KAYIT-12 yolda.', facts: [], placeholders }
  expect(checkWords('KAYIT-12 yolda, 2 gün kaldı.', told)).toEqual({ refused: 'number' })
})
