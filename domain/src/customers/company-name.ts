/** A customer's company and full name as people type them. */
import { signInWords } from '#auth/auth.copy.ts'
import { PersonName, WholeName } from '#auth/credentials.ts'
import { z } from '#z.ts'

/** More than letters, digits, dots and hyphens: registered names have these too, such as «Yıldız & Oğulları (İstanbul) A.Ş.». */
const companyPattern = /^[\p{Script=Latin}\p{M}0-9.,'’&()[\]/+\- ]+$/u

export const CompanyName = z
  .string()
  .max(240, 'En fazla 120 karakter.')
  .transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, signInWords.allFieldsRequired)
      .max(120, 'En fazla 120 karakter.')
      .regex(
        companyPattern,
        "Şirket adını Latin harfleri ve rakamlarla yazın; boşluk ve . , ' & ( ) [ ] / + - kullanılabilir.",
      )
      .regex(/[\p{L}0-9]/u, 'Şirket adını yazın.'),
  )

/** First and last name in one field, separated by the first space. */
export const FullName = WholeName.refine((name) => name.includes(' '), 'Adınızı ve soyadınızı yazın.')
  .transform(splitFullName)
  .pipe(z.object({ first_name: PersonName, last_name: PersonName }))

export function splitFullName(text: string): { first_name: string; last_name: string } {
  const full = text.trim().replace(/\s+/g, ' ')
  const space = full.indexOf(' ')
  if (space < 0) return { first_name: full, last_name: '' }
  return { first_name: full.slice(0, space), last_name: full.slice(space + 1) }
}
