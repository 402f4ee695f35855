import { expect, test } from 'vitest'
import { failureWords, secondsToWait } from '#auth/failure-words.ts'

const problem = (status: number, data?: unknown) => ({
  code: 'X',
  status,
  message: 'Sunucunun sözü.',
  request_id: '',
  data,
})

test('the server speaks second, and says when to come back if it knows', () => {
  expect(failureWords('Olmadı.', problem(503))).toBe('Olmadı. Sunucunun sözü.')
  expect(failureWords('Olmadı.', problem(429))).toBe('Olmadı. Sunucunun sözü.')
  expect(failureWords('Olmadı.', problem(429, { retry_after_seconds: 200 }))).toBe(
    'Olmadı. Çok sık denediniz. 4 dakika sonra yeniden deneyin.',
  )
})

test('only too many tries make one wait', () => {
  expect(secondsToWait(problem(503, { retry_after_seconds: 5 }))).toBeUndefined()
  expect(secondsToWait(problem(429, { retry_after_seconds: '5' }))).toBeUndefined()
  expect(secondsToWait(problem(429, { retry_after_seconds: 5 }))).toBe(5)
})
