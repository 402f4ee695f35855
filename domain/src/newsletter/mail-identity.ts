/** Who sends a campaign, in the lines below it: without its title, MERSİS number and address none is sent. Without zod. */
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

/** What nobody has entered of it yet. */
export function missingIdentity({
  legalName,
  mersis,
  address,
}: Pick<MailIdentity, 'legalName' | 'mersis' | 'address'>): string[] {
  const needed = { 'ticaret unvanı': legalName, 'MERSİS numarası': mersis, adres: address }
  return Object.entries(needed).flatMap(([name, value]) => (value?.trim() ? [] : [name]))
}
