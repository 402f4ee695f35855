/** Who sends a campaign, in the lines below it: its title and MERSİS number are the law's. Without zod. */
import type { MailIdentity } from '#newsletter/mail-context.ts'
import { onOneLine } from '#newsletter/mail-variables.ts'

export function identityLines({ name, legalName, address, phone, email, mersis }: MailIdentity): string[] {
  return [
    legalName || name,
    address,
    phone ? `${phone} · ${email}` : email,
    mersis ? `MERSİS No: ${mersis}` : null,
  ]
    .map((line) => onOneLine(line ?? ''))
    .filter((line) => line !== '')
}
