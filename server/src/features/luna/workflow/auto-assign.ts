/** Gives away all open work that nobody has, or whose holder is away. Requests about personal data are left to admins. */
import { assignAll } from '@kervan/domain/luna/workflow.copy.ts'
import { workflowChanged } from '@kervan/domain/luna/workflow.events.ts'
import { keepDecision } from '#features/luna/workflow/keep-decision.ts'
import { isAwake } from '#features/luna/workflow/read-figures.ts'
import { type Assigned, assignWork, isAway } from '#features/workqueue/assign-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

/** Of each transaction: whoever gives work away waits for whoever is doing so, and a busy machine must not make that long. */
const mostAtOnce = 50
/** Of each call; what is more waits for the next. */
const mostRounds = 10

const free = `select w.id from work_items w left join users u on u.id = w.assigned_to left join staff_profiles h on h.id = w.assigned_to
  where ${isAwake} and w.kind <> 'data_request' and (w.assigned_to is null or u.disabled_at is not null or ${isAway('h')})
  order by w.due_at, w.id limit ${mostAtOnce}`

type Given = { decision_id: string | null; given: Assigned[]; left: number }

/** All of it is one decision, so that it is undone as one. */
export async function autoAssign(call: SignedInCall): Promise<Given> {
  const { services, actor } = call
  const all: Given = { decision_id: null, given: [], left: 0 }
  for (let round = 0; round < mostRounds; round += 1) {
    const { found, given, decision_id } = await services.actAs(actor, (tx) =>
      giveSome(tx, call, all.decision_id),
    )
    all.given.push(...given)
    all.decision_id = decision_id
    // What a colleague has taken meanwhile is not left over.
    if (given.length === 0 && round === 0) all.left = found
    if (given.length === 0 || found < mostAtOnce) break
  }
  return all
}

async function giveSome(tx: Transaction, { services, person }: SignedInCall, known: string | null) {
  const rows = await tx.query<{ id: string }>(free, [])
  const given = await assignWork(
    tx,
    services,
    rows.map(({ id }) => id),
  )
  if (given.length === 0) return { found: rows.length, given, decision_id: known }
  const items = given.map(({ id, from, to }) => ({ id, from, to: to.id }))
  const decision_id =
    (known && (await addToDecision(tx, known, items))) ||
    (await keepDecision(tx, person.id, {
      key: assignAll,
      kind: assignAll,
      answer: 'accepted',
      deed: { act: 'gave', items },
    }))
  await services.emit(tx, workflowChanged, ['staff'], {})
  return { found: rows.length, given, decision_id }
}

/** Nothing where it has been undone already. */
const add = `update workflow_decisions set deed = jsonb_set(deed, '{items}', deed -> 'items' || $2::jsonb)
  where id = $1 and undone_at is null returning id`

async function addToDecision(tx: Transaction, id: string, items: readonly object[]) {
  const [decision] = await tx.query<{ id: string }>(add, [id, JSON.stringify(items)])
  return decision?.id
}
