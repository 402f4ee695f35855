/** An e-mail address as we store it: ASCII only, folded the ASCII way, one plain mailbox, never a Turkish `ı`. */
import { asciiOnly, emailWords, longestEmail, plainMailbox } from '#values/email-shape.ts'
import { z } from '#z.ts'

export const EmailAddress = z
  .string()
  .trim()
  .max(longestEmail, emailWords.tooLong)
  .regex(asciiOnly, emailWords.invalid)
  .transform((address) => address.toLowerCase())
  .pipe(z.string().regex(plainMailbox, emailWords.invalid))
  .meta({ description: 'E-posta adresi', examples: ['demo@musteri.example'] })
export type EmailAddress = z.output<typeof EmailAddress>

/** An address that we have stored and now tell: checked when it came in. */
export const KnownEmailAddress = z
  .string()
  .meta({ description: 'E-posta adresi', examples: ['demo@musteri.example'] })

export function emailDomain(address: EmailAddress): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
