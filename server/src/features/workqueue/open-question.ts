/** A customer's question about an offer becomes a work item, for their representative. */

import type { offerAsked } from '@kervan/domain/quotes/quotes.events.ts'
import { dueNextWorkingDay } from '@kervan/domain/workqueue/due-time.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** Without the request: answering a question neither waits for its price nor ends with it. */
const open = `insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, quote_id, assigned_to,
    priority, due_at)
  select 'question', $2, $3, trim(p.first_name || ' ' || p.last_name), p.company, coalesce(p.email, ''), p.phone, p.id, $4,
    p.assigned_to, 'high', $5
  from profiles p where p.id = $1 returning id`

export async function openQuestion(
  tx: Transaction,
  { quote_id, quote_no, customer_id, question }: z.output<typeof offerAsked.data>,
  { emit, company }: Pick<Services, 'emit'> & WithCompany,
): Promise<void> {
  const title = `Teklif hakkında soru: ${quote_no}`
  const due = dueNextWorkingDay(new Date(), await company.calendar()).toISOString()
  const [added] = await tx.asSystem<{ id: string }>(open, [customer_id, title, question, quote_id, due])
  if (!added) throw new Error('The question was not added to the work queue.')
  await emit(tx, workItemChanged, ['staff'], {
    work_item_id: added.id,
    kind: 'question',
    title,
    status: 'open',
    added: true,
  })
}
