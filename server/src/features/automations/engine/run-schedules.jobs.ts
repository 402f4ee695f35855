/**
 * Every minute: the rules that run by the clock. Of a period that has begun, the rows that may meet the condition are noted as runs,
 * once per row and period; the condition itself is checked here already, so that the log holds what concerned a rule and not every row.
 * A period that began while nobody looked is done late, the last one only.
 */
import { checkCondition } from '@kervan/domain/automations/conditions.ts'
import type { Condition, Schedule } from '@kervan/domain/automations/rule.ts'
import { type Subject, subjectFields } from '@kervan/domain/automations/subjects.ts'
import { type TriggerKey, triggers } from '@kervan/domain/automations/triggers.ts'
import { readFacts } from '#features/automations/engine/facts.ts'
import type { WithRunWorker } from '#features/automations/engine/run-worker.ts'
import { periodOf } from '#features/automations/engine/schedule.ts'
import { skipPeriod } from '#features/automations/engine/skip-period.ts'
import { type ActAs, system, type Transaction } from '#spine/database/act-as.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const runSchedulesJob = defineJob({
  name: 'automation-schedules',
  retries: 2,
  retryDelay: 20,
  expireSeconds: 300,
  schedule: '* * * * *',
})

type Scheduled = {
  id: string
  trigger: TriggerKey
  schedule: Schedule
  condition: Condition
  last_period: string | null
}

const scheduled = `select r.id, r.trigger, r.schedule, r.condition, c.last_period from automation_rules r
    left join automation_counts c on c.rule_id = r.id
  where r.is_active and r.paused_at is null and r.schedule is not null order by r.id`

/** One process at a time; two that take turns note nothing twice. */
const lock = `select pg_try_advisory_xact_lock(hashtextextended('automation schedule ' || $1, 24)) as is_mine`
const end = `insert into automation_counts (rule_id, last_period) values ($1, $2)
  on conflict (rule_id) do update set last_period = excluded.last_period`

const tables: Partial<Record<Subject, string>> = {
  request: 'requests',
  quote: 'quotes',
  shipment: 'shipments',
  customer: 'profiles',
}

const pageSize = 500
const page = (table: string) => `select id from ${table} where id > $1 order by id limit ${pageSize}`

const note = `insert into automation_runs (rule_id, event_key, trigger, subject, subject_id, event)
  select $1, concat_ws(' ', $3::text, $2::text, id), $3, $4, id, jsonb_build_object('period', $2::text) from unnest($5::uuid[]) as id
  on conflict (rule_id, event_key) do nothing`

export async function runSchedules(
  { actAs, runWorker }: { actAs: ActAs } & WithRunWorker,
  now = new Date(),
): Promise<void> {
  const rules = await actAs(system, (tx) => tx.asSystem<Scheduled>(scheduled, []))
  for (const rule of rules) {
    const period = periodOf(rule.schedule, now)
    if (period === rule.last_period) continue
    if (rule.last_period === null) {
      await actAs(system, (tx) => skipPeriod(tx, rule.id, rule.schedule, now))
      continue
    }
    let after: string | undefined = '00000000-0000-0000-0000-000000000000'
    // A page per transaction: a period that is left half done is begun again, and what is noted already stays.
    while (after) {
      const from: string = after
      after = await actAs(system, (tx) => notePage(tx, rule, period, from, now))
    }
  }
  runWorker.wake()
}

/** The id to go on from; undefined after the last page. */
async function notePage(
  tx: Transaction,
  rule: Scheduled,
  period: string,
  after: string,
  now: Date,
): Promise<string | undefined> {
  const { subject } = triggers[rule.trigger]
  const table = tables[subject]
  const [locked] = await tx.asSystem<{ is_mine: boolean }>(lock, [rule.id])
  if (!table || !locked?.is_mine) return undefined
  const rows = await tx.asSystem<{ id: string }>(page(table), [after])
  const known = await readFacts(
    tx,
    subject,
    rows.map(({ id }) => id),
  )
  const met = [...known.values()].filter(
    ({ facts }) => checkCondition(rule.condition, facts, subjectFields[subject], now).met,
  )
  if (met.length > 0)
    await tx.asSystem(note, [rule.id, period, rule.trigger, subject, met.map(({ id }) => id)])
  if (rows.length === pageSize) return rows.at(-1)?.id
  await tx.asSystem(end, [rule.id, period])
  return undefined
}
