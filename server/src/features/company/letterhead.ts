/** What a mail needs to know of the company that sends it. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { Services } from '#spine/http/call.ts'
import type { MailSender } from '#spine/mail/mail-document.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'

export type Letterhead = { company: Company; publicUrl: string }

export async function readLetterhead({
  company,
  config,
}: Pick<Services, 'config'> & WithCompany): Promise<Letterhead> {
  return { company: await company.get(), publicUrl: config.publicUrl }
}

export function mailSender({ name, address, email, phones }: Company): MailSender {
  return { name, address, phone: phones[0] ?? null, email }
}

export function letterOf(
  { company }: Pick<Letterhead, 'company'>,
  content: Omit<MailContent, 'company'>,
): MailContent {
  return { company: mailSender(company), ...content }
}
