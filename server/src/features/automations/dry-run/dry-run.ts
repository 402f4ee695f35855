/**
 * Shows what a rule would have done in the last days, and does nothing: PostgreSQL refuses every write of its transaction. Conditions
 * are checked with what the rows hold today, since nobody knows what they held then.
 */
import { checkCondition } from '@kervan/domain/automations/conditions.ts'
import type { RuleForm } from '@kervan/domain/automations/rule.ts'
import type { DryRun, DryRunRow } from '@kervan/domain/automations/run.ts'
import { dryRunDays } from '@kervan/domain/automations/run-words.ts'
import { subjectFields } from '@kervan/domain/automations/subjects.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import type { ActionServices } from '#features/automations/actions/action-context.ts'
import { type PastOccurrence, pastOccurrences } from '#features/automations/dry-run/past-occurrences.ts'
import { planAction } from '#features/automations/dry-run/plan-action.ts'
import { type Known, readFacts } from '#features/automations/engine/facts.ts'
import type { SignedInActor, Transaction } from '#spine/database/act-as.ts'

const dayMs = 24 * 3_600_000
const mostShown = 100
const noId = '00000000-0000-0000-0000-000000000000'

export function dryRun(services: ActionServices, actor: SignedInActor, rule: RuleForm): Promise<DryRun> {
  return services.actAs({ ...actor, readOnly: true }, async (tx) => {
    const now = new Date()
    const since = new Date(now.getTime() - dryRunDays * dayMs).toISOString()
    const { subject } = triggers[rule.trigger]
    const { occurrences, isComplete, from } = await pastOccurrences(tx, rule.trigger, since)
    const known = await readFacts(
      tx,
      subject,
      occurrences.map(({ subject_id }) => subject_id),
    )
    const looked = occurrences.flatMap((occurrence) => {
      const row = known.get(occurrence.subject_id)
      return row ? [{ occurrence, row, ...look(rule, row, now) }] : []
    })
    const met = looked.filter((one) => one.met)
    const shown = [...met, ...looked.filter((one) => !one.met)].slice(0, mostShown)
    const items: DryRunRow[] = []
    for (const { occurrence, row, met: isMet, seen, unless_seen } of shown)
      items.push({
        subject_id: row.id,
        subject_label: row.label,
        occurred_at: occurrence.at,
        met: isMet,
        seen,
        unless_seen,
        output: isMet ? await plan(tx, services, rule, occurrence, row, now) : [],
      })
    return { from, looked_at: looked.length, met: met.length, is_complete: isComplete, items }
  })
}

/** Also *unless in the meantime* is asked of the row as it is today: who has answered by now would not have been reminded. */
function look({ trigger, condition, unless }: RuleForm, { facts }: Known, now: Date) {
  const fields = subjectFields[triggers[trigger].subject]
  const first = checkCondition(condition, facts, fields, now)
  const later = first.met && unless ? checkCondition(unless, facts, fields, now) : undefined
  return { met: first.met && !later?.met, seen: first.seen, unless_seen: later?.seen ?? [] }
}

async function plan(
  tx: Transaction,
  services: ActionServices,
  rule: RuleForm,
  occurrence: PastOccurrence,
  known: Known,
  now: Date,
): Promise<DryRunRow['output']> {
  const context = {
    tx,
    services,
    rule: { id: noId, name: rule.name },
    run: { id: noId, event: {}, occurred_at: occurrence.at },
    subject: triggers[rule.trigger].subject,
    known,
    now,
  }
  const output: DryRunRow['output'] = []
  for (const action of rule.actions) output.push(await planAction(context, action))
  return output
}
