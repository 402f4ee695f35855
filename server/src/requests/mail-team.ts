/** The team hears of a new request by mail: the customer's representative, or the company's own address where there is none. */
import type { Transaction } from '#database/act-as.ts'
import type { Services } from '#procedures.ts'
import type { AddedRequest } from '#requests/add-request.ts'
import { teamMail } from '#requests/request-mails.ts'

const whoseWork = `select p.first_name || ' ' || p.last_name as name, p.company, p.email, p.phone, r.email as representative
  from profiles p left join representatives r on r.id = p.assigned_to where p.id = $1`

export async function mailTeam(
  tx: Transaction,
  { company, config, queueMail }: Pick<Services, 'company' | 'config' | 'queueMail'>,
  request: AddedRequest,
): Promise<void> {
  const [customer] = await tx.asSystem<{
    name: string
    company: string
    email: string
    phone: string
    representative: string | null
  }>(whoseWork, [request.customer_id])
  if (!customer) return
  const head = { company: await company.get(), publicUrl: config.publicUrl }
  await queueMail(
    tx,
    teamMail(head, { request, customer, to: customer.representative ?? head.company.email }),
  )
}
