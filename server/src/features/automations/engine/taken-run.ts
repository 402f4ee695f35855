/** Takes runs that are due, so that no other process works on them while this transaction lasts. */
import type { Facts, Seen } from '@kervan/domain/automations/conditions.ts'
import type { Action, Condition } from '@kervan/domain/automations/rule.ts'
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import type { TriggerKey } from '@kervan/domain/automations/triggers.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

export type TakenRun = {
  id: string
  rule_id: string
  status: 'waiting' | 'delayed'
  subject: Subject
  subject_id: string
  event: Record<string, unknown>
  chain: string[]
  occurred_at: string
  facts: Facts | null
  seen: Seen[]
  /** Somebody asked for it: what it is about is old already, so it does not wait again. */
  is_again: boolean
  /** Whether its rule is on. */
  is_active: boolean
  rule_name: string
  /** What it waits for now. */
  rule_trigger: TriggerKey
  condition: Condition
  delay_minutes: number
  unless: Condition | null
  actions: Action[]
}

/** Runs of a rule that is paused wait for it. */
const take = `select r.id, r.rule_id, r.status, r.subject, r.subject_id, r.event, r.chain,
    ${isoText('r.occurred_at')} as occurred_at, r.facts, r.seen, r.again_of is not null as is_again,
    rule.is_active, rule.name as rule_name, rule.trigger as rule_trigger, rule.condition, rule.delay_minutes, rule.unless, rule.actions
  from automation_runs r join automation_rules rule on rule.id = r.rule_id
  where r.status in ('waiting', 'delayed') and rule.paused_at is null`

export const takeDue = (tx: Transaction, most: number) =>
  tx.asSystem<TakenRun>(
    `${take} and r.due_at <= now() order by r.due_at, r.id limit $1 for update of r skip locked`,
    [most],
  )
export const takeOne = (tx: Transaction, id: string) =>
  tx.asSystem<TakenRun>(`${take} and r.id = $1 for update of r skip locked`, [id])
