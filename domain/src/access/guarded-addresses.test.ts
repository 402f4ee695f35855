import { describe, expect, test } from 'vitest'
import { admit, guardOf, safeRedirect, signInAddress, staffAddressOf } from '#access/guarded-addresses.ts'

describe('where to go after signing in', () => {
  test.each([
    '/dashboard',
    '/',
    '/dashboard?view=account',
    '/staff/quotes/01890a5d-ac96-774b-bcce-b302099a8057?tab=a%2Fb#x',
    '/staff/analytics?hour=09',
  ])('%s is an own page', (address) => expect(safeRedirect(address, '/fallback')).toBe(address))

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another host', '//evil.com'],
    ['another host by backslash', '/\\evil.com'],
    ['a scheme without slashes', 'https:evil.com'],
    ['a script', 'javascript:alert(1)'],
    ['an encoded tab', '/%09/evil.com'],
    ['a real tab', '/\t/evil.com'],
    ['a line break', '/\n/evil.com'],
    ['two slashes after a dot', '/.//evil.com'],
    ['two slashes after going up', '/a/..//evil.com'],
    ['two slashes inside', '/a//evil.com'],
    ['an encoded slash', '/%2fevil.com'],
    ['an encoded backslash', '/%5cevil.com'],
    ['a relative page', 'dashboard'],
    ['a name with a password', '/@evil.com'],
    ['the sign-in page itself', '/auth?redirect=/auth'],
    ['the staff sign-in page', '/staff-auth'],
    ['an answer of the API', '/api/session'],
    ['a backslash in the query', '/dashboard?x=\\'],
  ])('%s is not', (_, address) => expect(safeRedirect(address, '/fallback')).toBe('/fallback'))
})

test.each([
  ['/dashboard', 'portal'],
  ['/dashboard/x', 'portal'],
  ['/staff', 'office'],
  ['/staff/profile', 'office'],
  ['/customers', 'office'],
  ['/quote-preview/1', 'office'],
  ['/quote/1', 'portal'],
  ['/shipment-tracking', 'portal'],
  ['/quotes', undefined],
  ['/staff-auth', undefined],
  ['/newsletters', undefined],
  ['/', undefined],
])('%s is guarded by %s', (path, surface) => expect(guardOf(path)).toBe(surface))

test('who meets what at a guarded page', () => {
  expect(admit('office', null, null)).toBe('sign-in')
  expect(admit('office', null, 'customer')).toBe('wrong-role')
  expect(admit('office', 'staff', 'customer')).toBe('welcome')
  expect(admit('portal', 'customer', null)).toBe('welcome')
  expect(admit('portal', null, 'admin')).toBe('wrong-role')
  expect(signInAddress('office', '/staff/quotes?x=1&y=2')).toBe(
    '/staff-auth?redirect=%2Fstaff%2Fquotes%3Fx%3D1%26y%3D2',
  )
})

test('only the page of an offer and the one that follows a shipment have an address for staff too', () => {
  expect(staffAddressOf('/shipment-tracking')).toBe('/staff/shipments')
  expect(staffAddressOf('/shipment-tracking', '?a=1&shipment=01890a5d-ac96')).toBe(
    '/staff/shipments/01890a5d-ac96',
  )
  expect(staffAddressOf('/shipment-tracking', '?shipment=../x')).toBe('/staff/shipments')
  expect(staffAddressOf('/quote/01890a5d-ac96')).toBe('/staff/quotes/01890a5d-ac96/offer')
  for (const path of ['/dashboard', '/quote', '/quote/a/b', '/quote/..', '/quote/%2e', '/quote-preview/1'])
    expect(staffAddressOf(path)).toBeUndefined()
})
