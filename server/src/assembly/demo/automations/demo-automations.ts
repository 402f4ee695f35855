/** The demo's automation rules and what they have done in the last weeks, found in its invented past with the engine's own conditions and facts. */
import { checkCondition } from '@kervan/domain/automations/conditions.ts'
import type { Action, RuleForm } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import { failuresUntilPause, type RunStatus, runTries } from '@kervan/domain/automations/run-words.ts'
import { subjectFields } from '@kervan/domain/automations/subjects.ts'
import { fillTemplate } from '@kervan/domain/automations/templates.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import { type DemoRule, demoRules } from '#assembly/demo/automations/demo-rules.ts'
import { recordPastDeeds } from '#assembly/demo/automations/past-deeds.ts'
import { demoAdmin } from '#assembly/demo/demo-world.ts'
import { insertAll } from '#assembly/demo/history/insert-all.ts'
import { automationRules } from '#features/automations/automation-rules.table.ts'
import { deliverRules } from '#features/automations/deliver-rules.ts'
import { pastOccurrences } from '#features/automations/dry-run/past-occurrences.ts'
import { type Known, linkOf, readFacts } from '#features/automations/engine/facts.ts'
import { type ActAs, type Actor, system, type Transaction } from '#spine/database/act-as.ts'
import { newId, pastId } from '#spine/database/new-id.ts'

const dayMs = 24 * 3_600_000
/** As far back as the page of a rule shows. */
const pastDays = 30
/** How long ago those that are off were switched off; and how long a webhook was tried in vain. */
const switchedOffMs = 2 * dayMs
const triedMs = 15 * 3_600_000
/** How long a run takes that waits for nothing. */
const promptMs = 1_400

const selin: Actor = { role: 'admin', userId: demoAdmin.id, sessionId: newId() }

/** Once: with any rule of its own the office has them already. */
export async function createDemoAutomations(actAs: ActAs, now: Date): Promise<void> {
  await deliverRules(actAs, true)
  const isWritten = await actAs(system, (tx) =>
    tx.asSystem('select from automation_rules where builtin is null limit 1', []),
  )
  if (isWritten.length > 0) return
  for (const rule of demoRules) {
    const id = newId()
    // As an admin writes them, so that their history says who did.
    await actAs(selin, (tx) =>
      tx.db.insert(automationRules).values({ id, ...rule.form, created_by: demoAdmin.id }),
    )
    if (rule.isActive)
      await actAs(selin, (tx) => tx.query('update automation_rules set is_active = true where id = $1', [id]))
    await actAs(system, (tx) => inventRuns(tx, id, rule, now))
  }
  await actAs(system, recordPastDeeds)
  await actAs(system, (tx) => tx.asSystem(countRuns, []))
}

const countRuns = `insert into automation_counts (rule_id, execution_count, last_executed)
  select rule_id, count(*), max(finished_at) from automation_runs where status = 'done' group by rule_id
  on conflict (rule_id) do update set execution_count = excluded.execution_count, last_executed = excluded.last_executed`

type Run = {
  id: string
  rule_id: string
  event_key: string
  status: RunStatus
  occurred_at: string
  due_at: string
  finished_at: string | null
  [column: string]: unknown
}

async function inventRuns(tx: Transaction, ruleId: string, rule: DemoRule, now: Date): Promise<void> {
  const { form } = rule
  const { subject } = triggers[form.trigger]
  const since = new Date(now.getTime() - pastDays * dayMs).toISOString()
  const { occurrences } = await pastOccurrences(tx, form.trigger, since)
  const known = await readFacts(
    tx,
    subject,
    occurrences.map(({ subject_id }) => subject_id),
  )
  const inOrder = occurrences.toSorted((a, b) => a.at.localeCompare(b.at))
  const happened = rule.failsBecause
    ? inOrder.slice(-failuresUntilPause - 3)
    : inOrder.filter(({ at }) => rule.isActive || Date.parse(at) < now.getTime() - switchedOffMs)
  const runs = happened.flatMap(({ subject_id, at }, place): Run[] => {
    const row = known.get(subject_id)
    if (!row) return []
    const isFailed = rule.failsBecause !== undefined && place >= happened.length - failuresUntilPause
    return [runOf(form, ruleId, row, at, now, isFailed ? rule.failsBecause : undefined)]
  })
  await insertAll(tx, 'automation_runs', runs)
  await insertAll(
    tx,
    'automation_deliveries',
    form.actions.flatMap((action) => deliveriesOf(action, form.name, runs)),
  )
  if (rule.failsBecause) await pause(tx, ruleId, rule.failsBecause, runs)
}

function runOf(form: RuleForm, ruleId: string, row: Known, at: string, now: Date, error = ''): Run {
  const { subject } = triggers[form.trigger]
  const fields = subjectFields[subject]
  const due = new Date(Date.parse(at) + form.delay_minutes * 60_000)
  const condition = checkCondition(form.condition, row.facts, fields, new Date(at))
  const isAhead = due > now
  const unless =
    form.unless && condition.met && !isAhead ? checkCondition(form.unless, row.facts, fields, due) : undefined
  const status = error
    ? 'failed'
    : !condition.met
      ? 'not_met'
      : isAhead
        ? 'delayed'
        : unless?.met
          ? 'unless_met'
          : 'done'
  const finished = new Date((status === 'not_met' ? Date.parse(at) : due.getTime()) + promptMs).toISOString()
  return {
    id: pastId(Date.parse(at)),
    rule_id: ruleId,
    event_key: `${form.trigger} demo ${row.id} ${at}`,
    trigger: form.trigger,
    subject,
    subject_id: row.id,
    subject_label: row.label,
    event: {},
    status,
    occurred_at: at,
    due_at: due.toISOString(),
    attempts: error ? runTries : status === 'delayed' ? 0 : 1,
    facts: row.facts,
    seen: condition.seen,
    unless_seen: unless?.seen ?? [],
    output: status === 'done' ? form.actions.map((action) => outcomeOf(action, form, row)) : [],
    error,
    finished_at: status === 'delayed' ? null : finished,
  }
}

/** In the words of the actions themselves. */
function outcomeOf(action: Action, { trigger }: RuleForm, row: Known): Outcome {
  const { subject } = triggers[trigger]
  const filled = (text: string) => fillTemplate(text, subject, row.facts)
  const to = row.facts['musteri.temsilci_adi'] ?? ''
  const link = linkOf(subject, row)
  if (action.type === 'notify')
    return {
      type: 'notify',
      text: `Bildirim gönderildi: ${filled(action.title)}`,
      to: action.receiver === 'admins' ? demoAdmin.name : to,
      link,
    }
  if (action.type === 'create_work')
    return { type: 'create_work', text: `İş eklendi: ${filled(action.title)}`, to, link }
  if (action.type === 'set_field')
    return { type: 'set_field', text: `Segment: ${action.value}`, to: '', link }
  return {
    type: action.type,
    text: 'Webhook sıraya alındı.',
    to: action.type === 'webhook' ? action.url : '',
    link: '',
  }
}

/** The last two found nobody: the receiver was being moved. */
function deliveriesOf(action: Action, ruleName: string, runs: readonly Run[]): object[] {
  if (action.type !== 'webhook') return []
  return runs.map((run, place) => {
    const isDead = place >= runs.length - 2
    return {
      id: pastId(Date.parse(run.occurred_at)),
      run_id: run.id,
      rule_id: run.rule_id,
      url: action.url,
      body: {
        rule: { id: run.rule_id, name: ruleName },
        run_id: run.id,
        occurred_at: run.occurred_at,
        subject: { type: run.subject, id: run.subject_id, label: run.subject_label },
        facts: run.facts,
        event: run.event,
      },
      status: isDead ? 'dead' : 'sent',
      attempts: isDead ? 8 : 1,
      next_try_at: null,
      answer_status: isDead ? 503 : 200,
      answer: isDead ? 'Bakım çalışması' : 'ok',
      error: isDead ? 'Alıcı 503 yanıtını verdi.' : '',
      created_at: run.occurred_at,
      finished_at: isDead ? new Date(Date.parse(run.occurred_at) + triedMs).toISOString() : run.finished_at,
    }
  })
}

async function pause(tx: Transaction, ruleId: string, reason: string, runs: readonly Run[]): Promise<void> {
  await tx.asSystem('update automation_rules set paused_at = $2, pause_reason = $3 where id = $1', [
    ruleId,
    runs.at(-1)?.finished_at ?? null,
    reason,
  ])
  await tx.asSystem('insert into automation_counts (rule_id, failures_in_row) values ($1, $2)', [
    ruleId,
    failuresUntilPause,
  ])
}
