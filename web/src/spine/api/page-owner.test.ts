import { expect, test } from 'vitest'
import { claimPage, handPageTo, ownerOf } from '#spine/api/page-owner.ts'

test('a page belongs to who was first seen on it, until somebody signs in on it', () => {
  claimPage('portal', 'first')
  claimPage('portal', 'second')
  expect(ownerOf('portal')).toBe('first')
  expect(ownerOf('office')).toBeUndefined()
  handPageTo('portal', 'second')
  expect(ownerOf('portal')).toBe('second')
})
