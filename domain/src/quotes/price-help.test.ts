/** What the past says about a price is made of enough of it or not said, and of amounts that were really written. */
import { expect, test } from 'vitest'
import { bandOf, type PastPrice, priceHelp } from '#quotes/price-help.ts'

const past = (price: number, outcome: PastPrice['outcome']): PastPrice => ({
  price: price.toFixed(2),
  cost: (price * 0.8).toFixed(2),
  margin_pct: '20.00',
  outcome,
})

test('a band needs five amounts and sorts them as numbers', () => {
  expect(bandOf(['1.00', '2.00', '3.00', '4.00'])).toBeNull()
  expect(bandOf(['1000.00', '90.00', '200.00', '950.00', '30.00'])).toEqual({
    low: '90.00',
    median: '200.00',
    high: '950.00',
    sample: 5,
  })
})

test('the dearest step that wins as often as all do is what wins', () => {
  const cheap = [1, 2, 3, 4, 5].map((n) => past(1000 + n, 'won'))
  const middle = [1, 2, 3, 4, 5].map((n) => past(1100 + n, n < 5 ? 'won' : 'lost'))
  const dear = [1, 2, 3, 4, 5].map((n) => past(1200 + n, n < 2 ? 'won' : 'lost'))
  const help = priceHelp([...dear, ...cheap, ...middle, past(3000, 'expired'), past(4000, 'open')])
  expect(help.wins).toEqual([
    { from: '1001.00', to: '1005.00', won: 5, answered: 5 },
    { from: '1101.00', to: '1105.00', won: 4, answered: 5 },
    { from: '1201.00', to: '1205.00', won: 1, answered: 5 },
  ])
  expect(help.what_wins).toEqual(help.wins[1])
  expect(help).toMatchObject({ won_count: 10, answered_count: 15, sold: { sample: 17 } })
})

test('with too few answers there are bands at most, and nothing is said to win', () => {
  const help = priceHelp([1, 2, 3, 4, 5, 6].map((n) => past(n * 100, n % 2 ? 'won' : 'lost')))
  expect(help).toMatchObject({ wins: [], what_wins: null, won: null, sold: { sample: 6 } })
  expect(priceHelp([])).toMatchObject({ sold: null, bought: null, wins: [], what_wins: null })
})
