/** What staff write into a quote is taken as it is: nothing is added that would look like a change. */
import { expect, test } from 'vitest'
import { QuoteCargo } from '#quotes/quote-content.ts'

test('cargo keeps to what its mode has', () => {
  const containers = [{ type: '40HC', qty: 2 }]
  expect(QuoteCargo.parse({ containers })).toEqual({ containers })
  expect(QuoteCargo.parse({})).toEqual({})
})
