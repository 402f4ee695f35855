/** What a mail needs to know of the company that sends it, with the words that an admin has chosen for it. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { MailTexts } from '#features/company/mail-texts.queries.ts'
import type { Services } from '#spine/http/call.ts'
import type { MailSender } from '#spine/mail/mail-document.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'

export type Letterhead = { company: Company; publicUrl: string; mailTexts: MailTexts }

export async function readLetterhead({
  company,
  config,
}: Pick<Services, 'config'> & WithCompany): Promise<Letterhead> {
  const [known, mailTexts] = await Promise.all([company.get(), company.mailTexts()])
  return { company: known, publicUrl: config.publicUrl, mailTexts }
}

export function mailSender({ name, address, email, phones }: Company): MailSender {
  return { name, address, phone: phones[0] ?? null, email }
}

/** Of a mail that somebody of staff types whole; the product's own are written by `write-mail.ts`. */
export function letterOf(
  { company }: Pick<Letterhead, 'company'>,
  content: Omit<MailContent, 'company'>,
): MailContent {
  return { company: mailSender(company), ...content }
}
