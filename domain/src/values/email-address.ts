/** An e-mail address as we store it: ASCII only, folded the ASCII way, one plain mailbox, never a Turkish `ı`. */
import { z } from '#z.ts'

const plain =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

export const EmailAddress = z
  .string()
  .trim()
  .max(254, 'E-posta adresi çok uzun.')
  // Refused before folding: lower-casing `İ` or `K` (Kelvin) would turn a foreign address into an ASCII one.
  .regex(/^[\x21-\x7e]+$/, 'Geçerli bir e-posta adresi girin.')
  .transform((address) => address.toLowerCase())
  .pipe(z.string().regex(plain, 'Geçerli bir e-posta adresi girin.'))
  .meta({ description: 'E-posta adresi', examples: ['demo@musteri.example'] })
export type EmailAddress = z.output<typeof EmailAddress>

/** An address that we have stored and now tell: checked when it came in. */
export const KnownEmailAddress = z
  .string()
  .meta({ description: 'E-posta adresi', examples: ['demo@musteri.example'] })

export function emailDomain(address: EmailAddress): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
