/** Sums of quotes: rounding, currencies, taxes, and that the parts always add up. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossRate, lineAmount, lineSums, shownCurrencies, totalsIn } from '#quotes/quote-sums.ts'
import { anyQuote, pricedItem } from '#testing/any-quote.ts'
import { currencies } from '#values/currency.ts'
import { sumOfAmounts } from '#values/money.ts'

const try_per = { EUR: '55.7981', USD: '48.6116', GBP: '65.1200' }
const inEuro = { currency: 'EUR', tax_included: false, try_per } as const

test.each([
  ['10', '0.1', '1.00'],
  ['1', '1.005', '1.01'],
  ['1', '2.675', '2.68'],
  ['1', '1.255', '1.26'],
  ['100', '4.35', '435.00'],
  ['1', '9999999999.99', '9999999999.99'],
  ['0.333', '3', '1.00'],
  ['2', '0', '0.00'],
])('%s × %s is %s', (quantity, unit_price, amount) => {
  expect(lineAmount({ quantity, unit_price })).toBe(amount)
})

test('a line in another currency is converted through liras, once, to cents', () => {
  const items = [
    pricedItem({ unit_price: '1000', currency: 'USD' }),
    pricedItem({ unit_price: '55798.10', currency: 'TRY' }),
  ]
  expect(lineSums(items, inEuro)).toEqual([
    { amount: '1000.00', converted: '871.21' },
    { amount: '55798.10', converted: '1000.00' },
  ])
  expect(totalsIn('EUR', items, inEuro).total).toBe('1871.21')
})

test('tax is computed once per code, and is part of the price where prices include it', () => {
  const items = [
    pricedItem({ unit_price: '100.10', tax_code: 'KDV20', tax_percent: '20' }),
    pricedItem({ unit_price: '50.03', tax_code: 'KDV20', tax_percent: '20' }),
    pricedItem({ unit_price: '900', tax_code: '311', tax_percent: '0' }),
    pricedItem({ unit_price: '30', tax_code: 'KDV20', tax_percent: '20', is_optional: true }),
  ]
  expect(totalsIn('EUR', items, inEuro)).toEqual({
    currency: 'EUR',
    subtotal: '1050.13',
    taxes: [
      { code: 'KDV20', percent: '20', base: '150.13', tax: '30.03' },
      { code: '311', percent: '0', base: '900.00', tax: '0.00' },
    ],
    tax: '30.03',
    total: '1080.16',
    optional_total: '36.00',
  })
  expect(totalsIn('EUR', items, { ...inEuro, tax_included: true })).toMatchObject({
    subtotal: '1025.11',
    tax: '25.02',
    total: '1050.13',
    optional_total: '30.00',
  })
})

test('sterling is shown only where it is used', () => {
  expect(shownCurrencies([pricedItem({})], 'EUR')).toEqual(['EUR', 'USD', 'TRY'])
  expect(shownCurrencies([pricedItem({ currency: 'GBP' })], 'EUR')).toContain('GBP')
  expect(shownCurrencies([], 'GBP')).toContain('GBP')
})

test('the cross rate is that of the bulletin', () => {
  expect(crossRate('EUR', 'USD', { EUR: '9.2859', USD: '7.8931', GBP: '10.1864' })).toBe('1.1765')
})

test('in every currency the parts add up to the whole', () => {
  fc.assert(
    fc.property(anyQuote, ({ items, terms }) => {
      for (const currency of currencies) {
        const totals = totalsIn(currency, items, terms)
        expect(sumOfAmounts([totals.subtotal, totals.tax])).toBe(totals.total)
        expect(sumOfAmounts(totals.taxes.map(({ tax }) => tax))).toBe(totals.tax)
        expect(sumOfAmounts(totals.taxes.map(({ base }) => base))).toBe(totals.subtotal)
      }
      const shown = lineSums(items, terms).filter((_, index) => !items[index]?.is_optional)
      const lines = sumOfAmounts(shown.map(({ converted }) => converted))
      const totals = totalsIn(terms.currency, items, terms)
      expect(lines).toBe(terms.tax_included ? totals.total : totals.subtotal)
    }),
    { numRuns: 500 },
  )
})
