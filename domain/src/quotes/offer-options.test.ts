import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsWith, withOptions } from '#quotes/offer-options.ts'
import { type PriceTerms, totalsIn } from '#quotes/quote-sums.ts'

const terms: PriceTerms = {
  currency: 'EUR',
  tax_included: false,
  try_per: { EUR: '50', USD: '43.21', GBP: '57.1' },
}
const item = fc.record({
  id: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
  unit_price: fc.integer({ min: 0, max: 99_999_999 }).map((parts) => (parts / 10_000).toFixed(4)),
  currency: fc.constantFrom('EUR', 'USD', 'TRY', 'GBP'),
  is_optional: fc.boolean(),
  tax_code: fc.constantFrom('311', 'KDV20'),
  tax_percent: fc.constant('0'),
})
const cents = (amount: string) => BigInt(amount.replace('.', ''))

test('every chosen option adds its own price, whatever the order and however often it is named', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), fc.infiniteStream(fc.boolean()), (items, luck) => {
      const unique = [...new Map(items.map((each) => [each.id, each])).values()]
      const chosen = unique.filter(({ is_optional }) => is_optional && luck.next().value).map(({ id }) => id)
      const { total, optional_total } = totalsWith(unique, terms, [...chosen].reverse().concat(chosen))
      const all = totalsIn('EUR', unique, terms)
      const added = chosen.reduce((sum, id) => {
        const alone = unique.filter((each) => each.id === id)
        return sum + cents(totalsIn('EUR', alone, terms).optional_total)
      }, 0n)
      expect(cents(total)).toBe(cents(all.total) + added)
      expect(cents(optional_total)).toBe(cents(all.optional_total) - added)
    }),
  )
})

test('an id of something else chooses nothing', () => {
  const items = [
    {
      id: 'a',
      quantity: '1',
      unit_price: '10',
      currency: 'EUR',
      is_optional: false,
      tax_code: '311',
      tax_percent: '0',
    },
  ] as const
  expect(withOptions(items, ['a', 'b'])).toEqual(items)
})
