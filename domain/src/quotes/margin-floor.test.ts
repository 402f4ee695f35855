import { expect, test } from 'vitest'
import { floorState, marginToApprove } from '#quotes/margin-floor.ts'
import type { Margin } from '#quotes/quote-margin.ts'

const margin = (margin_percent: string | null, state: Margin['state'] = 'critical') => ({
  margin_percent,
  state,
})

test.each([
  ['10.00', [], 'fine'],
  ['9.99', [], 'needs_approval'],
  ['9.99', ['9.99'], 'approved'],
  ['9.98', ['9.99'], 'needs_approval'],
  ['9.98', ['12.00', '-3.50'], 'approved'],
  ['-0.05', ['0.00'], 'needs_approval'],
  ['-0.05', ['-0.05'], 'approved'],
])('at a floor of ten percent, %s with approvals %j is %s', (percent, approved, expected) => {
  expect(floorState(margin(percent), '10', approved)).toBe(expected)
})

test('without a cost there is nothing to judge, and what is given away is below any floor', () => {
  expect(floorState(margin(null, 'no_price'), '10', [])).toBe('fine')
  const free = margin(null)
  expect(floorState(free, '0', [])).toBe('needs_approval')
  expect(floorState(free, '0', [marginToApprove(free)])).toBe('approved')
})
