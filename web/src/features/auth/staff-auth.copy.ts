/** What only the staff's sign-in screens say. The words of the specification, to the letter. */
import type { Problem } from '@kervan/domain/problems.ts'
import { codeToQuote, refusalWords } from '#features/auth/failure-words.ts'

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

/** Why no code was sent: the line, our own fault, or what the server says. */
export function sendingFailure(problem: Problem): string {
  if (problem.status === 0) return staffWords.sendingBroke
  if (problem.status >= 500) return unexpected(problem)
  return refusalWords(problem) || staffWords.notSent
}

export function verifyingFailure(problem: Problem): string {
  return problem.status >= 500 ? unexpected(problem) : refusalWords(problem) || staffWords.invalidCode
}

function unexpected(problem: Problem): string {
  return [staffWords.unexpected, codeToQuote(problem)].filter(Boolean).join('. ')
}
