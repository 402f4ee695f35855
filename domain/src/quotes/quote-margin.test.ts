/** Margins at their exact borders, what is left out of them, and the price that reaches a target. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineMargin, marginOf, priceForTarget } from '#quotes/quote-margin.ts'
import { anyPercent, anyQuote, pricedItem } from '#testing/any-quote.ts'
import { sumOfAmounts } from '#values/money.ts'

const terms = {
  currency: 'EUR',
  tax_included: false,
  try_per: { EUR: '50', USD: '40', GBP: '60' },
} as const
const soldAt = (unit_price: string, unit_cost: string) => [pricedItem({ unit_price, unit_cost })]

test.each([
  ['18', '100000', '82000', '18.00', 'on_target'],
  ['18', '100000', '82005', '17.99', 'low'],
  ['18', '100000', '85600', '14.40', 'low'],
  ['18', '100000', '85601', '14.39', 'critical'],
  ['18', '100', '100', '0.00', 'critical'],
  ['18', '100', '130', '-30.00', 'critical'],
  ['0', '100', '100', '0.00', 'on_target'],
  ['0', '100', '100.01', '-0.01', 'critical'],
  ['18', '0', '100', null, 'critical'],
  ['18', '0', '0', null, 'no_price'],
  ['100', '100', '0', '100.00', 'on_target'],
])(
  'with a target of %s %%, sold at %s and bought at %s: %s %%, %s',
  (target, sold, bought, percent, state) => {
    expect(marginOf(soldAt(sold, bought), terms, target)).toMatchObject({ margin_percent: percent, state })
  },
)

test('optional lines, disbursements and lines without a cost are outside the margin', () => {
  const items = [
    pricedItem({ unit_price: '100', unit_cost: '80' }),
    pricedItem({ unit_price: '50', unit_cost: '1', is_optional: true }),
    pricedItem({ unit_price: '50', unit_cost: '50', is_disbursement: true }),
    pricedItem({ unit_price: '50', unit_cost: null }),
  ]
  expect(marginOf(items, terms, '18')).toEqual({
    currency: 'EUR',
    price: '100.00',
    cost: '80.00',
    margin: '20.00',
    margin_percent: '20.00',
    state: 'on_target',
    lines_without_cost: 1,
  })
})

test('costs in another currency are converted, and included tax is not earned', () => {
  const item = pricedItem({ unit_price: '120', tax_percent: '20', unit_cost: '100', cost_currency: 'USD' })
  expect(lineMargin(item, { ...terms, tax_included: true })).toEqual({
    cost: '80.00',
    margin: '20.00',
    margin_percent: '20.00',
  })
})

test('the price for the target is put on the dearest line', () => {
  const items = [...soldAt('100', '90'), ...soldAt('1000', '900')]
  expect(priceForTarget(items, terms, '18')).toEqual({ index: 1, unit_price: '1107.32' })
  expect(priceForTarget(soldAt('100', '10'), terms, '18'), 'reached already').toBeNull()
  expect(priceForTarget(soldAt('100', '10'), terms, '100'), 'out of reach').toBeNull()
  expect(priceForTarget([], terms, '18')).toBeNull()
})

test('with the proposed price the target is reached, and with a cent less it is not', () => {
  let proposed = 0
  fc.assert(
    fc.property(anyQuote, anyPercent, ({ items, terms }, target) => {
      const proposal = priceForTarget(items, terms, target)
      if (!proposal) return
      proposed += 1
      const withPrice = (cents: bigint) => {
        const unit_price = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
        return items.map((item, index) => (index === proposal.index ? { ...item, unit_price } : item))
      }
      const cents = BigInt(proposal.unit_price.replace('.', ''))
      expect(marginOf(withPrice(cents), terms, target).state).toBe('on_target')
      expect(marginOf(withPrice(cents - 1n), terms, target).state).not.toBe('on_target')
    }),
    { numRuns: 2000 },
  )
  expect(proposed).toBeGreaterThan(100)
})

test('the margin is the sum of those of its lines', () => {
  fc.assert(
    fc.property(anyQuote, ({ items, terms }) => {
      const lines = items.map((item) => lineMargin(item, terms)).filter(({ cost }) => cost !== null)
      expect(sumOfAmounts(lines.map(({ cost }) => cost ?? '0'))).toBe(marginOf(items, terms, '18').cost)
    }),
  )
})
