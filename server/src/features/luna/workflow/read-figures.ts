/** The counters of the workflow centre: the open work, what came lately, and what was kept of what was promised. */
import type { WorkflowFigures } from '@kervan/domain/luna/workflow-score.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { firstIdOf } from '#spine/database/new-id.ts'

const dayMs = 24 * 3_600_000

/** What was put off waits for its time and is counted nowhere else either. */
export const isAwake = "w.status = 'open' and (w.snoozed_until > now()) is not true"

const openWork = `select count(*)::int as total_items, (count(*) filter (where w.assigned_to is null))::int as pending_items,
    (count(*) filter (where w.assigned_to is null and w.kind <> 'data_request'))::int as assignable_items,
    (count(*) filter (where w.priority = 'urgent' or w.due_at <= $1))::int as urgent_items,
    (count(*) filter (where w.due_at < now()))::int as overdue_items
  from work_items w where ${isAwake}`

const finished = `select (count(*) filter (where done_at <= due_at))::int as kept, (count(*) filter (where done_at > due_at))::int as missed
  from work_items where status = 'done' and done_by is not null and done_at > now() - interval '7 days'`

/** By the primary key; some that were made ahead of their time are told apart by it. */
const cameLately = `select count(*)::int as recent_requests from requests where id >= $1 and created_at > now() - interval '24 hours'`

/** Requests about personal data are an admin’s and are given to nobody. */
export type Figures = WorkflowFigures & { recent_requests: number; assignable_items: number }

export async function readFigures(tx: Transaction, urgentUntil: string, now: Date): Promise<Figures> {
  const [[open], [done], [recent]] = await Promise.all([
    tx.query<Omit<Figures, 'kept' | 'missed' | 'recent_requests'>>(openWork, [urgentUntil]),
    tx.query<Pick<Figures, 'kept' | 'missed'>>(finished, []),
    tx.query<Pick<Figures, 'recent_requests'>>(cameLately, [firstIdOf(now.getTime() - 2 * dayMs)]),
  ])
  if (!open || !done || !recent) throw new Error('Counting answered nothing.')
  return { ...open, ...done, ...recent }
}
