/** An amount in Turkish words, as offers and invoices have it: `Yalnız bin beş yüz doksan beş euro yetmiş beş sent`. Without zod. */
import type { Currency } from '#quotes/quote-sums.ts'
import { decimalUnits } from '#values/decimal-text.ts'

const coins = {
  TRY: ['lira', 'kuruş'],
  EUR: ['euro', 'sent'],
  USD: ['dolar', 'sent'],
  GBP: ['sterlin', 'peni'],
} as const satisfies Record<Currency, readonly [string, string]>

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
/** One for every three digits. */
const scales = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon']

/** Of decimal text with up to two decimals and eighteen digits before them. */
export function amountInWords(amount: string, currency: Currency): string {
  const units = decimalUnits(amount, 2)
  const [whole, hundredths] = [units / 100n, units % 100n]
  const [coin, smallCoin] = coins[currency]
  const parts = [
    (whole > 0n || hundredths === 0n) && `${numberInWords(whole)} ${coin}`,
    hundredths > 0n && `${numberInWords(hundredths)} ${smallCoin}`,
  ]
  return ['Yalnız', ...parts.filter(Boolean)].join(' ')
}

function numberInWords(number: bigint): string {
  if (number === 0n) return 'sıfır'
  const words: string[] = []
  for (let [left, scale] = [number, 0]; left > 0n; left /= 1000n, scale += 1) {
    const three = Number(left % 1000n)
    if (three === 0) continue
    // A thousand is `bin`, never `bir bin`.
    const count = scale === 1 && three === 1 ? [] : hundredsInWords(three)
    words.unshift(...count, scales[scale] ?? '')
  }
  return words.filter(Boolean).join(' ')
}

/** The same with a hundred, which is `yüz`. */
function hundredsInWords(number: number): string[] {
  const hundreds = Math.floor(number / 100)
  return [
    ...(hundreds > 1 ? [ones[hundreds] ?? ''] : []),
    hundreds > 0 ? 'yüz' : '',
    tens[Math.floor(number / 10) % 10] ?? '',
    ones[number % 10] ?? '',
  ]
}
