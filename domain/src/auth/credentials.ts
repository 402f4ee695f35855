/** What people type to sign in: names, code and password. Shared by the forms and the server. */
import { signInWords } from '#auth/auth.copy.ts'
import { passwordMinimum } from '#auth/sign-in-limits.ts'
import { z } from '#z.ts'

/** Words of any Latin alphabet, Turkish ones included, also with apostrophes and hyphens: O’Neil, Anne-Marie, ’t Hooft. */
const namePattern =
  /^['’ʼ]?\p{Script=Latin}[\p{Script=Latin}\p{M}'’ʼ-]*( ['’ʼ]?\p{Script=Latin}[\p{Script=Latin}\p{M}'’ʼ-]*)*$/u
const spaced = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')

const name = (longest: number) =>
  z
    .string()
    .max(2 * longest, `En fazla ${longest} karakter.`)
    .transform(spaced)
    .pipe(
      z
        .string()
        .min(1, signInWords.allFieldsRequired)
        .max(longest, `En fazla ${longest} karakter.`)
        .regex(namePattern, signInWords.nameLetters),
    )

/** A first or a last name. */
export const PersonName = name(60)
export type PersonName = z.output<typeof PersonName>

/** First and last name in one field. */
export const WholeName = name(120)

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
