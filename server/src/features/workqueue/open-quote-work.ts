/** Work about a sent quote: a mail of it that went wrong, or its end that comes near without an answer. It closes with the quote. */
import { afterOfficeTime } from '@kervan/domain/company/office-time.ts'
import type { quoteChanged, quoteExpiring, quoteMailChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { openStatuses, unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { firstHere } from '#features/workqueue/first-here.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Emitting = Pick<Services, 'emit'>
type Row = { id: string; kind: WorkKind; title: string }

/** One of a kind is open per quote: another failure is added to its words. Without the request, whose price has gone out. */
const open = `with known as (
    update work_items set description = description || E'\\n' || $4, updated_at = now()
    where quote_id = $1 and kind = $2 and status = 'open' returning id, kind, title
  ), added as (
    insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, quote_id, assigned_to, priority, due_at)
    select $2, $3, $4, trim(p.first_name || ' ' || p.last_name), p.company, coalesce(p.email, ''), p.phone, p.id, q.id,
      ${firstHere('$5', 'q.owner_id', 'p.assigned_to')}, $6, $7
    from quotes q join profiles p on p.id = q.customer_id where q.id = $1 and not exists (select from known)
    returning id, kind, title
  ) select *, true as is_new from added union all select *, false from known`

const close = `update work_items set status = 'done', done_at = now(), updated_at = now()
  where quote_id = $1 and kind in ('mail_failed', 'expiring_quote') and status = 'open' returning id, kind, title`

/** So much office time there is to see to a mail that went wrong. */
const mailTime = 4 * 3_600_000

export async function openMailWork(
  tx: Transaction,
  { quote_id, quote_no, state, reason, work_for }: z.output<typeof quoteMailChanged.data>,
  services: Emitting & WithCompany,
): Promise<void> {
  if (!work_for) return
  const due = afterOfficeTime(new Date(), mailTime, await services.company.calendar()).toISOString()
  const title = `Ulaşmayan e-posta: ${quote_no}`
  const words = [quote_id, 'mail_failed', title, reason, work_for, 'high', due]
  // Of a mail that failed everybody hears by itself; one that was not even sent is told of by its work.
  await openWork(tx, services, words, state !== 'cancelled')
}

export async function openExpiryWork(
  tx: Transaction,
  { quote_id, quote_no, title, valid_until }: z.output<typeof quoteExpiring.data>,
  services: Emitting,
): Promise<void> {
  const words = [
    quote_id,
    'expiring_quote',
    `Süresi doluyor: ${quote_no}`,
    title,
    null,
    'medium',
    valid_until,
  ]
  await openWork(tx, services, words)
}

async function openWork(
  tx: Transaction,
  services: Emitting,
  values: unknown[],
  quietly = false,
): Promise<void> {
  await tellOpenedWork(tx, services, await tx.asSystem<OpenedWork>(open, values), { quietly })
}

const waiting: readonly string[] = [...openStatuses, ...unsentStatuses]

/** Answered, ended or replaced: nobody has to do anything more. */
export async function closeQuoteWork(
  tx: Transaction,
  { quote_id, status }: z.output<typeof quoteChanged.data>,
  { emit }: Emitting,
): Promise<void> {
  if (waiting.includes(status)) return
  for (const { id, kind, title } of await tx.asSystem<Row>(close, [quote_id]))
    await emit(tx, workItemChanged, ['staff'], {
      work_item_id: id,
      kind,
      title,
      status: 'done',
      added: false,
    })
}
