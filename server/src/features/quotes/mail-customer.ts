/** Mails an order or a price to its customer, if staff and the customer want it. */

import type { customerMails } from '@kervan/domain/quotes/quotes.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { customerMail } from '#features/requests/request-mails.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Addressee = {
  id: string
  name: string
  company: string
  email: string
  has_visited: boolean
  admin_email: string | null
}

/** Whether a customer wants mails; provided by the notifications feature. */
export type WithMailPreference = { wantsMail(tx: Transaction, customerId: string): Promise<boolean> }

const addresseeById = `select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.company, coalesce(p.email, '') as email,
    coalesce(u.email_verified, false) as has_visited,
    (select a.email from users a where a.role = 'admin' and a.disabled_at is null order by a.created_at, a.id limit 1) as admin_email
  from profiles p left join users u on u.id = p.id where p.id = $1`

export async function findAddressee(tx: Transaction, customerId: string): Promise<Addressee | undefined> {
  const [addressee] = await tx.asSystem<Addressee>(addresseeById, [customerId])
  return addressee
}

export async function mailCustomer(
  tx: Transaction,
  {
    company,
    config,
    queueMail,
    wantsMail,
  }: Pick<Services, 'config' | 'queueMail'> & WithCompany & WithMailPreference,
  { request, addressee, isWanted }: { request: AddedRequest; addressee: Addressee; isWanted: boolean },
): Promise<(typeof customerMails)[number]> {
  if (!isWanted) return 'not_asked'
  if (!(await wantsMail(tx, addressee.id))) return 'refused_by_customer'
  const letterhead = await readLetterhead({ company, config })
  const email = addressee.email || (addressee.admin_email ?? letterhead.company.email)
  await queueMail(
    tx,
    customerMail(letterhead, {
      request,
      customer: { name: addressee.name, email },
      quote: quoteOf(request),
      isDashboardUser: addressee.has_visited,
    }),
  )
  return addressee.email ? 'sent' : 'sent_to_admin'
}

function quoteOf(request: AddedRequest) {
  const { quote_amount: amount, quote_currency: currency, quote_valid_until: valid_until } = request
  if (amount === null || currency === null || valid_until === null) return null
  return {
    amount,
    currency,
    valid_until,
    notes: request.quote_notes,
    breakdown: {
      freight: request.freight_cost,
      baf: request.baf_cost,
      caf: request.caf_cost,
      demurrage: request.demurrage_cost,
      other: request.other_costs,
    },
  }
}
