import type { Role } from '@kervan/domain/access/roles.ts'
import { expect, test } from 'vitest'
import { verdictOn } from '#features/auth/admission-verdict.ts'

const unasked = { isFetching: false, isError: false }
const asking = { isFetching: true, isError: false }
const broken = { isFetching: false, isError: true }
const answered = (role: Role | null) => ({
  data: { person: role && { id: 'id', email: 'a@b.example', full_name: 'A', role } },
  isFetching: false,
  isError: false,
})

test('who may see a page sees it, also while the answer is asked again or that fails', () => {
  expect(verdictOn('portal', answered('customer'), unasked)).toBe('welcome')
  expect(verdictOn('office', answered('admin'), unasked)).toBe('welcome')
  expect(verdictOn('office', { ...answered('staff'), isFetching: true }, unasked)).toBe('welcome')
  expect(verdictOn('office', { ...answered('staff'), isError: true }, unasked)).toBe('welcome')
})

test('nobody is sent away before both surfaces have answered', () => {
  expect(verdictOn('portal', asking, unasked)).toBe('waiting')
  expect(verdictOn('portal', { ...answered(null), isFetching: true }, unasked)).toBe('waiting')
  expect(verdictOn('portal', answered(null), unasked)).toBe('waiting')
  expect(verdictOn('portal', answered(null), asking)).toBe('waiting')
})

test('a question that failed says so', () => {
  expect(verdictOn('portal', broken, unasked)).toBe('failed')
  expect(verdictOn('portal', answered(null), broken)).toBe('failed')
})

test('who is nobody signs in; who is somebody else is told', () => {
  expect(verdictOn('portal', answered(null), answered(null))).toBe('sign-in')
  expect(verdictOn('office', answered(null), answered('customer'))).toBe('wrong-role')
  expect(verdictOn('portal', answered(null), answered('staff'))).toBe('wrong-role')
})
