import { demoRequestWords } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { expect, test } from 'vitest'
import { type Draft, errorsIn, errorsOf, firstOf, readDraft } from '#features/workqueue/demo-request-draft.ts'

const whole: Draft = {
  full_name: 'Defne Işık',
  email: 'defne@musteri.example',
  company: '',
  phone: '',
  message: '',
}

test('only name and address are needed', () => {
  expect(errorsOf(whole)).toEqual({})
  expect(errorsOf(readDraft(new FormData()))).toEqual({
    full_name: demoRequestWords.nameRequired,
    email: demoRequestWords.emailRequired,
  })
})

test('what is typed is read without the spaces around it', () => {
  const form = new FormData()
  form.set('full_name', '  Defne Işık ')
  form.set('email', ' defne@musteri.example ')
  expect(readDraft(form)).toEqual(whole)
})

test.each(['defne', 'defne@', '@musteri.example', 'defne@musteri', 'a@b.example c@d.example'])(
  '%s is no address',
  (email) => expect(errorsOf({ ...whole, email })).toEqual({ email: demoRequestWords.emailShape }),
)

test('a phone may be left out, but not be something else', () => {
  expect(errorsOf({ ...whole, phone: '+90 532 000 00 01' })).toEqual({})
  expect(errorsOf({ ...whole, phone: 'ararım' })).toEqual({ phone: demoRequestWords.phoneShape })
})

test('the server’s findings stand beside their fields, others do not', () => {
  const problem = { code: 'BAD_REQUEST', status: 400, message: '', request_id: '' }
  const issues = [
    { path: 'message', message: 'En fazla 1000 karakter.' },
    { path: 'idempotency-key', message: 'Anahtar' },
  ]
  expect(errorsIn({ ...problem, data: { issues } })).toEqual({ message: 'En fazla 1000 karakter.' })
  expect(errorsIn(problem)).toEqual({})
  expect(errorsIn(null)).toEqual({})
})

test('the keyboard goes to the first field that is wrong', () => {
  expect(firstOf({ phone: 'x', email: 'y' })).toBe('email')
  expect(firstOf({})).toBeUndefined()
})
