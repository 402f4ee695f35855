import { expect, test } from 'vitest'
import { shownCurrencies, totalsIn } from '#quotes/quote-sums.ts'
import { usableRates } from '#quotes/usable-rates.ts'
import { pricedItem } from '#testing/any-quote.ts'

const ofTheDay = { EUR: '55.7981', USD: '48.1000', GBP: '63.2000' }

test('a rate that somebody has typed holds', () => {
  expect(usableRates({ ...ofTheDay, USD: '49.5' }, ofTheDay)).toEqual({ ...ofTheDay, USD: '49.5' })
})

test.each(['', '0', '0.0000', '0.', '1234567', '48.1234567', 'NaN', undefined, null, 48])(
  '%j is no rate, and nothing is divided by it',
  (USD) => {
    const try_per = usableRates({ ...ofTheDay, USD }, ofTheDay)
    expect(try_per).toEqual(ofTheDay)
    const items = [pricedItem({ unit_price: '1000', currency: 'EUR' })]
    for (const currency of shownCurrencies(items, 'USD'))
      expect(totalsIn(currency, items, { currency: 'USD', tax_included: false, try_per }).total).not.toBe('')
  },
)

test('where there are none at all, others hold', () => {
  expect(usableRates(undefined, ofTheDay)).toEqual(ofTheDay)
})
