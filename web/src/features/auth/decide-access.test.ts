import type { Role } from '@kervan/domain/access/roles.ts'
import { expect, test } from 'vitest'
import { decideAccess } from '#features/auth/decide-access.ts'

const notFetched = { isFetching: false, isError: false }
const fetching = { isFetching: true, isError: false }
const broken = { isFetching: false, isError: true }
const answered = (role: Role | null) => ({
  data: { person: role && { id: 'id', email: 'a@b.example', full_name: 'A', role } },
  isFetching: false,
  isError: false,
})

test('a permitted person sees the page, also while the session is fetched again or that fails', () => {
  expect(decideAccess('portal', answered('customer'), notFetched)).toBe('welcome')
  expect(decideAccess('office', answered('admin'), notFetched)).toBe('welcome')
  expect(decideAccess('office', { ...answered('staff'), isFetching: true }, notFetched)).toBe('welcome')
  expect(decideAccess('office', { ...answered('staff'), isError: true }, notFetched)).toBe('welcome')
})

test('nobody is sent away before both sessions are known', () => {
  expect(decideAccess('portal', fetching, notFetched)).toBe('waiting')
  expect(decideAccess('portal', { ...answered(null), isFetching: true }, notFetched)).toBe('waiting')
  expect(decideAccess('portal', answered(null), notFetched)).toBe('waiting')
  expect(decideAccess('portal', answered(null), fetching)).toBe('waiting')
})

test('a failed fetch is reported', () => {
  expect(decideAccess('portal', broken, notFetched)).toBe('failed')
  expect(decideAccess('portal', answered(null), broken)).toBe('failed')
})

test('without a session one signs in; with a session of the other surface one has the wrong role', () => {
  expect(decideAccess('portal', answered(null), answered(null))).toBe('sign-in')
  expect(decideAccess('office', answered(null), answered('customer'))).toBe('wrong-role')
  expect(decideAccess('portal', answered(null), answered('staff'))).toBe('wrong-role')
})
