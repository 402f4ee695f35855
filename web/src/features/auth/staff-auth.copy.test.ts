import { expect, test } from 'vitest'
import { sendingFailure, verifyingFailure } from '#features/auth/staff-auth.copy.ts'

const problem = (status: number, message: string, data?: unknown) => ({
  code: 'X',
  status,
  message,
  request_id: '',
  data,
})

test('why no code was sent: a network error, an unexpected error, a pause, or the server’s message', () => {
  expect(sendingFailure(problem(0, 'no line'))).toBe('OTP gönderimi sırasında hata oluştu')
  expect(sendingFailure(problem(500, 'secret'))).toBe('Beklenmeyen bir hata oluştu')
  expect(sendingFailure({ ...problem(500, 'secret'), request_id: '0198f2a4-77aa' })).toBe(
    'Beklenmeyen bir hata oluştu. Destek için kod: 0198f2a4',
  )
  expect(sendingFailure(problem(429, '', { retry_after_seconds: 40 }))).toContain('40 saniye')
  expect(sendingFailure(problem(400, 'Adres kapalı.'))).toBe('Adres kapalı.')
  expect(sendingFailure(problem(400, ''))).toBe('OTP gönderilemedi')
})

test('why a code was refused: the server’s message, or that it is wrong', () => {
  expect(verifyingFailure(problem(400, 'Geçersiz OTP kodu'))).toBe('Geçersiz OTP kodu')
  expect(verifyingFailure(problem(400, ''))).toBe('Geçersiz OTP kodu')
  expect(verifyingFailure(problem(503, 'busy'))).toBe('Beklenmeyen bir hata oluştu')
})
