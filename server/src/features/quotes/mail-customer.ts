/** To whom an order or a price is mailed, if staff and the customer want it. */

import type { customerMails } from '@kervan/domain/quotes/quotes.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
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

export type ChosenRecipient = {
  outcome: (typeof customerMails)[number]
  /** Null where nobody is to be written to. */
  to: string | null
}

export async function chooseRecipient(
  tx: Transaction,
  { company, config, wantsMail }: Pick<Services, 'config'> & WithCompany & WithMailPreference,
  addressee: Addressee,
  isWanted: boolean,
): Promise<ChosenRecipient> {
  if (!isWanted) return { outcome: 'not_asked', to: null }
  if (!(await wantsMail(tx, addressee.id))) return { outcome: 'refused_by_customer', to: null }
  if (addressee.email) return { outcome: 'sent', to: addressee.email }
  const letterhead = await readLetterhead({ company, config })
  return { outcome: 'sent_to_admin', to: addressee.admin_email ?? letterhead.company.email }
}
