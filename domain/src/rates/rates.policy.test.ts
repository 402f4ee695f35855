import { expect, test } from 'vitest'
import { isUnusualRate, overrules } from '#rates/rates.policy.ts'

test.each([
  ['50.0000', '50.0000', false],
  ['60.0000', '50.0000', false],
  ['60.000001', '50.0000', true],
  ['40.0000', '50.0000', false],
  ['39.999999', '50.0000', true],
  ['5.5798', '55.7981', true],
  ['557.981', '55.7981', true],
])('%s beside the known %s: unusual is %s', (entered, known, unusual) => {
  expect(isUnusualRate(entered, known)).toBe(unusual)
})

test('a rate entered by hand holds against its own day’s bulletin and earlier ones, not against the next day’s', () => {
  expect(overrules('2026-09-18', '2026-09-17')).toBe(true)
  expect(overrules('2026-09-18', '2026-09-18')).toBe(true)
  expect(overrules('2026-09-18', '2026-09-21')).toBe(false)
})
