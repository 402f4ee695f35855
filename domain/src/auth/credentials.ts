/** What people type to sign in: names, code and password. Shared by the forms and the server. */
import { signInWords } from '#auth/auth.copy.ts'
import { z } from '#z.ts'

/** Letters of any Latin alphabet, Turkish ones included, and single spaces between them. */
const namePattern = /^[\p{Script=Latin}\p{M}]+( [\p{Script=Latin}\p{M}]+)*$/u
const spaced = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** A first or a last name. */
export const PersonName = z
  .string()
  .max(120, 'En fazla 60 karakter.')
  .transform(spaced)
  .pipe(
    z
      .string()
      .min(1, signInWords.allFieldsRequired)
      .max(60, 'En fazla 60 karakter.')
      .regex(namePattern, signInWords.nameLetters),
  )
export type PersonName = z.output<typeof PersonName>

export const codeLength = 6
/** How long a code works. */
export const codeLifeSeconds = 600
/** After so many wrong tries a code no longer works. */
export const codeTries = 3
/** How many codes and links may be sent to one address in an hour and in a day. */
export const sendingsPerHour = 5
export const sendingsPerDay = 10
/** Until the screen offers to send another code. */
export const resendAfterSeconds = 30
export const passwordMinimum = 6
/** The link of *Şifremi unuttum* works for an hour. */
export const resetLinkSeconds = 3600

export const SignInCode = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/, signInWords.codeDigits)
  .meta({ description: 'E-postayla gelen 6 haneli kod', examples: ['482913'] })

/** Limited in length, since hashing takes time. */
export const NewPassword = z
  .string()
  .min(passwordMinimum, signInWords.passwordShort)
  .max(128, signInWords.passwordLong)
  .meta({ description: 'Yeni şifre, en az 6 karakter', examples: ['uzun-bir-yol-2026'] })

export const GivenPassword = z
  .string()
  .min(1, signInWords.passwordRequired)
  .max(128, signInWords.passwordLong)
  .meta({ description: 'Şifre', examples: ['uzun-bir-yol-2026'] })
