import { expect, test } from 'vitest'
import { Company, WeekHours } from '#company/company.contract.ts'

const { logo } = Company.shape

test.each(['/logo.svg', '/brand/logo.png?v=2', null])('%s may be a logo', (address) => {
  expect(logo.parse(address)).toBe(address)
})

test('a company from before there was a logo has none', () => {
  expect(logo.parse(undefined)).toBeNull()
})

test.each([
  '',
  '/',
  'logo.svg',
  '//evil.example/logo.svg',
  '/\\evil.example/logo.svg',
  'http://kervan.example/logo.svg',
  'https:///logo.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  '/a b.svg',
])('%j is no address of a logo', (address) => {
  expect(logo.safeParse(address).success).toBe(false)
})

test.each(['18:00-08:00', '09:00-09:00', '8:00-18:00', '08:00-24:00'])('%s are no hours', (hours) => {
  expect(WeekHours.shape.weekdays.safeParse(hours).success).toBe(false)
})
