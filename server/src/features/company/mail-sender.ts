/** The company as the sender of a mail: what stands above and below every one. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import type { MailSender } from '#spine/mail/mail-document.ts'

export function mailSender({ name, address, email, phones }: Company): MailSender {
  return { name, address, phone: phones[0] ?? null, email }
}
