import { expect, test } from 'vitest'
import { redirectWithHash } from '#features/auth/redirect-with-hash.ts'

test('a hash is appended to the page to return to, once', () => {
  expect(redirectWithHash('?redirect=%2Fdashboard%3Fview%3Daccount', '#sifre')).toBe(
    '?redirect=%2Fdashboard%3Fview%3Daccount%23sifre',
  )
  expect(redirectWithHash('?redirect=%2Fa%23b', '#c')).toBe('?redirect=%2Fa%23b')
})

test('without a hash or a page to return to nothing changes', () => {
  expect(redirectWithHash('?redirect=%2Fdashboard', '')).toBeNull()
  expect(redirectWithHash('?redirect=%2Fdashboard', '#')).toBeNull()
  expect(redirectWithHash('', '#token=abc')).toBeNull()
})
