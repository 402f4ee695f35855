/** An e-mail address as we store it: one plain mailbox, ASCII only, in lower case. */
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

/** A stored address in an answer, which was checked when it came in. */
export const KnownEmailAddress = z
  .string()
  .meta({ description: 'E-posta adresi', examples: ['demo@musteri.example'] })

/** The mailbox that receives the mail: `ali+fatura@…` is delivered to `ali@…`. For limits; accounts have the whole address. */
export function mailboxOf(address: EmailAddress): string {
  return address.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}

export function emailDomain(address: EmailAddress): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
