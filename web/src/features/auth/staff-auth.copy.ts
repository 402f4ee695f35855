/** Texts of the staff sign-in screens, exactly as specified. */
import type { Problem } from '@kervan/domain/problems.ts'
import { refusalMessage, supportCodeText } from '#features/auth/failure-message.ts'

export const staffWords = {
  failure: 'Hata',
  invalidEmail: { title: 'Geçersiz Email', text: 'Yalnızca şirket e-posta adresleri kabul edilir.' },
  codeSent: 'OTP Gönderildi',
  sendingBroke: 'OTP gönderimi sırasında hata oluştu',
  notSent: 'OTP gönderilemedi',
  unexpected: 'Beklenmeyen bir hata oluştu',
  verificationFailed: 'Doğrulama Başarısız',
  invalidCode: 'Geçersiz OTP kodu',
  signedIn: 'Giriş Başarılı',
} as const

/** Why no code was sent: a network error, an unexpected error, or the server's message. */
export function sendingFailure(problem: Problem): string {
  if (problem.status === 0) return staffWords.sendingBroke
  if (problem.status >= 500) return unexpected(problem)
  return refusalMessage(problem) || staffWords.notSent
}

export function verifyingFailure(problem: Problem): string {
  return problem.status >= 500 ? unexpected(problem) : refusalMessage(problem) || staffWords.invalidCode
}

function unexpected(problem: Problem): string {
  return [staffWords.unexpected, supportCodeText(problem)].filter(Boolean).join('. ')
}
