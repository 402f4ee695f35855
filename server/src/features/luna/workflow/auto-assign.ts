/** Gives away all open work that nobody has, or whose holder is away. Requests about personal data are left to admins. */
import { assignAll } from '@kervan/domain/luna/workflow.copy.ts'
import { keepDecision } from '#features/luna/workflow/keep-decision.ts'
import { isAwake } from '#features/luna/workflow/read-figures.ts'
import { type Assigned, assignWork, isAway } from '#features/workqueue/assign-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

/** In one go; what is more waits for the next. */
const mostAtOnce = 500

const free = `select w.id from work_items w left join users u on u.id = w.assigned_to left join staff_profiles h on h.id = w.assigned_to
  where ${isAwake} and w.kind <> 'data_request' and (w.assigned_to is null or u.disabled_at is not null or ${isAway('h')})
  order by w.due_at, w.id limit ${mostAtOnce}`

export async function autoAssign(
  tx: Transaction,
  call: Pick<SignedInCall, 'services' | 'person'>,
): Promise<{ decision_id: string | null; given: Assigned[]; left: number }> {
  const rows = await tx.query<{ id: string }>(free, [])
  const given = await assignWork(
    tx,
    call.services,
    rows.map(({ id }) => id),
  )
  if (given.length === 0) return { decision_id: null, given, left: rows.length }
  const items = given.map(({ id, from, to }) => ({ id, from, to: to.id }))
  const decision_id = await keepDecision(tx, call.person.id, {
    key: assignAll,
    kind: assignAll,
    answer: 'accepted',
    deed: { act: 'gave', items },
  })
  // What a colleague has taken meanwhile is not left over.
  return { decision_id, given, left: 0 }
}
