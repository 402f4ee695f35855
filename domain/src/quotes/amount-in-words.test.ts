import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from '#quotes/amount-in-words.ts'
import type { Currency } from '#quotes/quote-sums.ts'

test.each<[string, Currency, string]>([
  ['1595.75', 'EUR', 'bin beş yüz doksan beş euro yetmiş beş sent'],
  ['0', 'TRY', 'sıfır lira'],
  ['0.00', 'EUR', 'sıfır euro'],
  ['0.01', 'TRY', 'bir kuruş'],
  ['0.5', 'USD', 'elli sent'],
  ['1', 'GBP', 'bir sterlin'],
  ['1.10', 'GBP', 'bir sterlin on peni'],
  ['100', 'TRY', 'yüz lira'],
  ['101', 'TRY', 'yüz bir lira'],
  ['200.00', 'TRY', 'iki yüz lira'],
  ['1000', 'TRY', 'bin lira'],
  ['1001', 'TRY', 'bin bir lira'],
  ['2000', 'TRY', 'iki bin lira'],
  ['21000', 'TRY', 'yirmi bir bin lira'],
  ['101000', 'TRY', 'yüz bir bin lira'],
  ['1000000', 'USD', 'bir milyon dolar'],
  ['1001000', 'USD', 'bir milyon bin dolar'],
  ['1000000000.99', 'USD', 'bir milyar dolar doksan dokuz sent'],
  [
    '9876543210987654.32',
    'TRY',
    'dokuz katrilyon sekiz yüz yetmiş altı trilyon beş yüz kırk üç milyar iki yüz on milyon dokuz yüz seksen yedi bin altı yüz elli dört lira otuz iki kuruş',
  ],
])('%s %s is %s', (amount, currency, words) => {
  expect(amountInWords(amount, currency)).toBe(`Yalnız ${words}`)
})

/** Written another way round than the module: what each word is worth, added and multiplied. */
function parsed(words: string): bigint {
  const ones = 'sıfır bir iki üç dört beş altı yedi sekiz dokuz'.split(' ')
  const tens = 'on yirmi otuz kırk elli altmış yetmiş seksen doksan'.split(' ')
  const scales: Record<string, bigint> = {
    bin: 10n ** 3n,
    milyon: 10n ** 6n,
    milyar: 10n ** 9n,
    trilyon: 10n ** 12n,
    katrilyon: 10n ** 15n,
  }
  let [sum, three] = [0n, 0n]
  for (const word of words.split(' ')) {
    const scale = scales[word]
    if (scale) [sum, three] = [sum + (three || 1n) * scale, 0n]
    else if (word === 'yüz') three = (three || 1n) * 100n
    else if (ones.includes(word)) three += BigInt(ones.indexOf(word))
    else if (tens.includes(word)) three += BigInt((tens.indexOf(word) + 1) * 10)
    else throw new Error(`No number: ${word}`)
  }
  return sum + three
}

test('every amount can be read back from its words', () => {
  const amount = fc.oneof(
    fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
    // Round numbers and small ones, where the exceptions are.
    fc
      .tuple(fc.integer({ min: 0, max: 2100 }), fc.integer({ min: 0, max: 12 }))
      .map(([number, zeros]) => BigInt(number) * 10n ** BigInt(zeros)),
  )
  fc.assert(
    fc.property(amount, (cents) => {
      const digits = String(cents).padStart(3, '0')
      const words = amountInWords(`${digits.slice(0, -2)}.${digits.slice(-2)}`, 'EUR')
      const [, whole = 'sıfır', hundredths = 'sıfır'] =
        /^Yalnız (?:(.+) euro)?(?: ?(.+) sent)?$/.exec(words) ?? []
      expect(parsed(whole) * 100n + parsed(hundredths)).toBe(cents)
      expect(words).not.toMatch(/(Yalnız|lyon|lyar) bir bin|bir yüz|\s{2}/)
    }),
  )
})
