import { expect, test } from 'vitest'
import { namesOf } from '#features/customers/profile.copy.ts'

test('missing fields are listed as in a sentence', () => {
  expect(namesOf(['phone'])).toBe('telefon')
  expect(namesOf(['phone', 'company_type', 'position'])).toBe('telefon, müşteri türü ve görev')
})
