import { expect, test } from 'vitest'
import { pagePersonId, setFirstPagePerson, setPagePerson } from '#spine/api/page-person.ts'

test('a page belongs to the first person seen on it, until somebody signs in on it', () => {
  setFirstPagePerson('portal', 'first')
  setFirstPagePerson('portal', 'second')
  expect(pagePersonId('portal')).toBe('first')
  expect(pagePersonId('office')).toBeUndefined()
  setPagePerson('portal', 'second')
  expect(pagePersonId('portal')).toBe('second')
})
