/** What the colleagues of the demo decided in the workflow centre in the last days; each is true of the work it names and can still be undone. */

import { assignAll } from '@kervan/domain/luna/workflow.copy.ts'
import { demoAdmin, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import { insertAll } from '#assembly/demo/history/insert-all.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { workflowDecisions } from '#features/luna/workflow/workflow-decisions.table.ts'
import type { workItemEvents } from '#features/workqueue/work-item-events.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Decision = typeof workflowDecisions.$inferInsert
type Act = typeof workItemEvents.$inferInsert
type Held = { id: string; assigned_to: string }

const hourMs = 3_600_000
const iso = (at: number) => new Date(at).toISOString()
/** Given away at once, as by one press of the button. */
const givenAtOnce = 3

/** Of those who still have it and to whom nobody else has given it; the oldest first, so that it was there when it was decided. */
const held = `select w.id, w.assigned_to from work_items w
  where w.status = 'open' and w.kind in ('new_request', 'revision', 'question', 'unanswered_message') and w.assigned_to is not null
    and w.snoozed_until is null and not exists (select from work_item_events e where e.work_item_id = w.id)
  order by w.created_at, w.id limit ${givenAtOnce + 2}`

/** Given by the rule when they came, and with whoever got them since. */
const givenByRule = `select w.id, w.assigned_to, to_json(w.created_at)#>>'{}' as at from work_items w
  where w.status = 'open' and w.kind = 'new_request' and w.assigned_to is not null and w.created_at > now() - interval '20 hours'
    and not exists (select from work_item_events e where e.work_item_id = w.id)
  order by w.created_at desc, w.id limit 5`

const asleep = `select id, snoozed_until from work_items where status = 'open' and snoozed_until is not null order by id limit 1`

export async function writeDecisions(tx: Transaction, random: Random, now: number): Promise<void> {
  const [deniz, ece, kerem] = demoRepresentatives
  const decisions: Decision[] = []
  const acts: Act[] = []
  const decide = (
    hoursAgo: number,
    by: string,
    more: Pick<Decision, 'key' | 'kind' | 'answer'> & Partial<Decision>,
  ) => {
    const at = now - hoursAgo * hourMs
    decisions.push({
      id: random.id(at),
      deed: null,
      undone_at: null,
      undone_by: null,
      ...more,
      decided_by: by,
      decided_at: iso(at),
    })
  }
  const act = (hoursAgo: number, more: Pick<Act, 'work_item_id' | 'kind'> & Partial<Act>) => {
    const at = now - hoursAgo * hourMs
    acts.push({
      id: random.id(at),
      actor_id: null,
      colleague_id: null,
      text: '',
      until: null,
      priority: null,
      ...more,
      created_at: iso(at),
    })
  }
  const [urgent, closed, ...many] = await tx.asSystem<Held>(held, [])
  if (urgent && ece) {
    act(5, { work_item_id: urgent.id, kind: 'assigned', colleague_id: urgent.assigned_to })
    decide(5, ece.id, {
      key: `assign_urgent:${urgent.id}`,
      kind: 'assign_urgent',
      answer: 'accepted',
      deed: { act: 'gave', items: [{ id: urgent.id, from: null, to: urgent.assigned_to }] },
    })
  }
  if (many.length > 0) {
    for (const { id, assigned_to } of many)
      act(26, { work_item_id: id, kind: 'assigned', colleague_id: assigned_to })
    decide(26, demoAdmin.id, {
      key: assignAll,
      kind: assignAll,
      answer: 'accepted',
      deed: { act: 'gave', items: many.map(({ id, assigned_to }) => ({ id, from: null, to: assigned_to })) },
    })
  }
  // Long enough ago to be suggested again.
  if (closed && deniz)
    decide(72, deniz.id, { key: `remind_holder:${closed.id}`, kind: 'remind_holder', answer: 'dismissed' })
  const [sleeping] = await tx.asSystem<{ id: string; snoozed_until: Date }>(asleep, [])
  if (sleeping && kerem) {
    const until = new Date(sleeping.snoozed_until).toISOString()
    act(8, { work_item_id: sleeping.id, kind: 'woken', actor_id: kerem.id })
    act(7.5, { work_item_id: sleeping.id, kind: 'snoozed', actor_id: kerem.id, until })
    decide(8, kerem.id, {
      key: `wake_earlier:${sleeping.id}`,
      kind: 'wake_earlier',
      answer: 'accepted',
      deed: { act: 'woke', item: sleeping.id, until },
      undone_at: iso(now - 7.5 * hourMs),
      undone_by: kerem.id,
    })
  }
  await insertAll(tx, 'work_item_events', acts)
  const given = await tx.asSystem<Held & { at: string }>(givenByRule, [])
  await insertAll(
    tx,
    'work_item_events',
    given.map(({ id, assigned_to, at }) => {
      const moment = Date.parse(at) + 1_000
      return {
        ...{ id: random.id(moment), work_item_id: id, kind: 'assigned', colleague_id: assigned_to },
        created_at: iso(moment),
      }
    }),
  )
  await insertAll(tx, 'workflow_decisions', decisions)
}
