/** What a shipment costs always adds up to what is shown below it, and usual costs are never taken for quoted ones. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { financeOf } from '#shipments/shipment-finance.ts'
import { sumOfAmounts } from '#values/money.ts'

const freight = { title: 'Deniz navlunu', amount: '1000.00', currency: 'USD' } as const

describe('the cost of a shipment', () => {
  test('is its quote’s items, and what the total has beyond them is tax', () => {
    const { lines, totals, converted } = financeOf({
      shipment_type: 'sea',
      quote_amount: '1200.00',
      quote_currency: 'USD',
      quote_items: [freight],
    })
    expect(lines.map(({ title, amount, is_standard }) => [title, amount, is_standard])).toEqual([
      ['Deniz navlunu', '1000.00', false],
      ['KDV', '200.00', false],
    ])
    expect(totals).toEqual([{ amount: '1200.00', currency: 'USD' }])
    expect(converted).toBe(false)
  })

  test('says so where items are in another currency than the total', () => {
    const { lines, totals, converted } = financeOf({
      shipment_type: 'sea',
      quote_amount: '900.00',
      quote_currency: 'EUR',
      quote_items: [freight],
    })
    expect(lines).toHaveLength(1)
    expect(totals).toEqual([{ amount: '900.00', currency: 'EUR' }])
    expect(converted).toBe(true)
  })

  test.each([
    ['sea', 'USD'],
    ['air', 'USD'],
    ['land', 'EUR'],
  ] as const)('without items has the usual ones beside the price: by %s in %s', (shipment_type, currency) => {
    const finance = financeOf({
      shipment_type,
      quote_amount: '500.00',
      quote_currency: currency,
      quote_items: [],
    })
    expect(finance.lines.map(({ title, is_standard }) => [title, is_standard])).toEqual([
      ['Navlun', false],
      ['Terminal masrafı', true],
      ['Gümrük işlemleri', true],
      ['Sigorta', true],
    ])
    expect(finance.totals).toEqual([{ amount: '975.00', currency }])
  })

  test('adds up, whatever the price and the items', () => {
    const money = fc.integer({ min: 1, max: 99_999_999 }).map((units) => (units / 100).toFixed(2))
    const currency = fc.constantFrom('EUR', 'USD', 'TRY', 'GBP')
    const item = fc.record({ title: fc.constant('Kalem'), amount: money, currency })
    fc.assert(
      fc.property(
        fc.constantFrom('sea', 'air', 'land'),
        fc.option(fc.tuple(money, currency)),
        fc.array(item, { maxLength: 5 }),
        (shipment_type, price, quote_items) => {
          const { lines, totals, converted } = financeOf({
            shipment_type,
            quote_amount: price?.[0] ?? null,
            quote_currency: price?.[1] ?? null,
            quote_items,
          })
          if (converted) return
          for (const total of totals) {
            const parts = lines.filter((line) => line.currency === total.currency)
            expect(sumOfAmounts(parts.map(({ amount }) => amount))).toBe(total.amount)
          }
        },
      ),
    )
  })
})
