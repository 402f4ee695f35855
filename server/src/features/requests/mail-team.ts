/** Mails a new request to the customer's representative, or to the company's own address where there is none. */

import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { RequestingCustomer } from '#features/requests/prepare-request.ts'
import { type MailedRequest, teamMail } from '#features/requests/request-mails.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export async function mailTeam(
  tx: Transaction,
  { company, config, queueMail }: Pick<Services, 'config' | 'queueMail'> & WithCompany,
  request: MailedRequest,
  customer: RequestingCustomer,
): Promise<void> {
  const letterhead = await readLetterhead({ company, config })
  const to = customer.representative_email ?? letterhead.company.email
  await queueMail(tx, teamMail(letterhead, { request, customer, to }))
}
