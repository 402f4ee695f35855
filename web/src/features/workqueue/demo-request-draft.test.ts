import { demoRequestWords } from '@kervan/domain/workqueue/demo-request.copy.ts'
import { expect, test } from 'vitest'
import {
  checkDraft,
  type Draft,
  firstInvalid,
  readDraft,
  serverErrors,
} from '#features/workqueue/demo-request-draft.ts'

const whole: Draft = {
  full_name: 'Defne Işık',
  email: 'defne@musteri.example',
  company: '',
  phone: '',
  message: '',
}

test('only name and address are needed', () => {
  expect(checkDraft(whole)).toEqual({})
  expect(checkDraft(readDraft(new FormData()))).toEqual({
    full_name: demoRequestWords.nameRequired,
    email: demoRequestWords.emailRequired,
  })
})

test('surrounding spaces are removed', () => {
  const form = new FormData()
  form.set('full_name', '  Defne Işık ')
  form.set('email', ' defne@musteri.example ')
  expect(readDraft(form)).toEqual(whole)
})

test.each(['defne', 'defne@', '@musteri.example', 'defne@musteri', 'a@b.example c@d.example'])(
  '%s is not an e-mail address',
  (email) => expect(checkDraft({ ...whole, email })).toEqual({ email: demoRequestWords.emailShape }),
)

test('a phone number may be left out, but must be valid', () => {
  expect(checkDraft({ ...whole, phone: '+90 532 000 00 01' })).toEqual({})
  expect(checkDraft({ ...whole, phone: 'ararım' })).toEqual({ phone: demoRequestWords.phoneShape })
})

test('a value that is too long is reported with its length, not cut', () => {
  const full_name = 'A'.repeat(121)
  const errors = checkDraft({ ...whole, full_name, message: 'M'.repeat(1000) })
  expect(errors).toEqual({ full_name: demoRequestWords.tooLong(120, 121) })
})

test('the server’s errors are assigned to their fields; others are ignored', () => {
  const problem = { code: 'BAD_REQUEST', status: 400, message: '', request_id: '' }
  const issues = [
    { path: 'message', message: 'En fazla 1000 karakter.' },
    { path: 'idempotency-key', message: 'Anahtar' },
  ]
  expect(serverErrors({ ...problem, data: { issues } })).toEqual({ message: 'En fazla 1000 karakter.' })
  expect(serverErrors(problem)).toEqual({})
  expect(serverErrors(null)).toEqual({})
})

test('the first invalid field is found in form order', () => {
  expect(firstInvalid({ phone: 'x', email: 'y' })).toBe('email')
  expect(firstInvalid({})).toBeUndefined()
})
