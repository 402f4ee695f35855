import { expect, test } from 'vitest'
import { failureMessage, secondsToWait } from '#features/auth/failure-message.ts'

const problem = (status: number, data?: unknown) => ({
  code: 'X',
  status,
  message: 'Sunucunun sözü.',
  request_id: '',
  data,
})

test('the server’s message follows, or how long to wait if it says so', () => {
  expect(failureMessage('Olmadı.', problem(503))).toBe('Olmadı. Sunucunun sözü.')
  expect(failureMessage('Olmadı.', problem(429))).toBe('Olmadı. Sunucunun sözü.')
  expect(failureMessage('Olmadı.', problem(429, { retry_after_seconds: 200 }))).toBe(
    'Olmadı. Çok sık denediniz. 4 dakika sonra yeniden deneyin.',
  )
})

test('only too many requests make one wait', () => {
  expect(secondsToWait(problem(503, { retry_after_seconds: 5 }))).toBeUndefined()
  expect(secondsToWait(problem(429, { retry_after_seconds: '5' }))).toBeUndefined()
  expect(secondsToWait(problem(429, { retry_after_seconds: 5 }))).toBe(5)
})

test('an unexpected error has no second sentence, but a code for support', () => {
  const unexpected = {
    code: 'INTERNAL_SERVER_ERROR',
    status: 500,
    message: 'Beklenmeyen bir hata oluştu.',
    request_id: '0198f2a4-77aa',
  }
  expect(failureMessage('Bir hata oluştu.', unexpected)).toBe('Bir hata oluştu. Destek için kod: 0198f2a4')
  expect(failureMessage('Bir hata oluştu.', { ...unexpected, request_id: '' })).toBe('Bir hata oluştu.')
})
