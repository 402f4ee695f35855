/** Reads rules, runs, the history of a rule, and its figures. */
import type { RuleChange, RuleFigures } from '@kervan/domain/automations/automations.contract.ts'
import type { Rule } from '@kervan/domain/automations/rule.ts'
import type { RunDetail } from '@kervan/domain/automations/run.ts'
import { type RunStatus, runStatuses } from '@kervan/domain/automations/run-words.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { users } from '#features/auth/users.table.ts'
import { ruleColumns } from '#features/automations/automation-rules.list.ts'
import { automationCounts, automationRules } from '#features/automations/automation-rules.table.ts'
import { runColumns } from '#features/automations/automation-runs.list.ts'
import { automationRuns } from '#features/automations/automation-runs.table.ts'
import { automationSwitches } from '#features/company/automation-switches.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import { eq, sql } from '#spine/database/drizzle.ts'

export async function readRule(db: Db, id: string): Promise<Rule | undefined> {
  const [rule] = await db
    .select(ruleColumns)
    .from(automationRules)
    .leftJoin(automationCounts, eq(automationCounts.rule_id, automationRules.id))
    .leftJoin(automationSwitches, eq(automationSwitches.job, automationRules.builtin))
    .leftJoin(users, eq(users.id, automationRules.created_by))
    .where(eq(automationRules.id, id))
  return rule
}

export async function readRun(db: Db, id: string): Promise<RunDetail | undefined> {
  const [run] = await db
    .select({
      ...runColumns,
      event: automationRuns.event,
      facts: automationRuns.facts,
      seen: automationRuns.seen,
      unless_seen: automationRuns.unless_seen,
      output: automationRuns.output,
      chain: sql<
        string[]
      >`array(select coalesce(r.name, '') from unnest(${automationRuns.chain}) with ordinality as c (id, place)
        left join automation_rules r on r.id = c.id order by c.place)`,
      requested_by_name: sql<string>`coalesce(${users.name}, '')`,
    })
    .from(automationRuns)
    .innerJoin(automationRules, eq(automationRules.id, automationRuns.rule_id))
    .leftJoin(users, eq(users.id, automationRuns.requested_by))
    .where(eq(automationRuns.id, id))
  return run
}

/** What an admin writes of a rule; its other columns follow from that. */
const told = [
  'name',
  'description',
  'trigger',
  'schedule',
  'condition',
  'delay_minutes',
  'unless',
  'actions',
  'is_active',
  'paused_at',
  'parameters',
] as const

type Entry = {
  id: string
  at: string
  by_name: string
  action: RuleChange['action']
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** From the audit, which only admins see as a whole: of a rule, everybody in the office may know who changed it. */
export async function readHistory(
  tx: Transaction,
  rule: Pick<Rule, 'id' | 'builtin'>,
): Promise<RuleChange[]> {
  const entries = await tx.asSystem<Entry>(
    `select e.id, ${isoText('e.at')} as at, coalesce(u.name, '') as by_name, e.action, e.before, e.after
     from audit_entries e left join users u on u.id = e.actor_id
     where e.action in ('insert', 'update') and ((e.subject_table = 'automation_rules' and e.subject_id = $1)
       or (e.subject_table = 'automation_switches' and e.subject_id = $2))
     order by e.id desc limit 100`,
    [rule.id, rule.builtin ?? ''],
  )
  return entries
    .map(({ before, after, ...entry }) => ({ ...entry, changes: changesOf(before ?? {}, after ?? {}) }))
    .filter(({ action, changes }) => action === 'insert' || changes.length > 0)
}

function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): RuleChange['changes'] {
  return told
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !sameJson(change.before, change.after))
}

type Figure = { status: RunStatus; day: string; count: number }

export async function readFigures(
  tx: Transaction,
  id: string,
): Promise<Omit<RuleFigures, 'execution_count'>> {
  const [counted, [speed], [swept]] = await Promise.all([
    tx.query<Figure>(
      `select d.day::date::text as day, r.status, count(r.id)::int as count
       from generate_series((now() at time zone 'Europe/Istanbul')::date - 29, (now() at time zone 'Europe/Istanbul')::date, '1 day') as d (day)
         left join automation_runs r on r.rule_id = $1 and r.occurred_at >= d.day::timestamp at time zone 'Europe/Istanbul'
           and r.occurred_at < (d.day + interval '1 day')::timestamp at time zone 'Europe/Istanbul'
       group by d.day, r.status order by d.day`,
      [id],
    ),
    tx.query<{ median: number | null }>(
      `select percentile_cont(0.5) within group (order by extract(epoch from finished_at - occurred_at)) as median
       from automation_runs r join automation_rules rule on rule.id = r.rule_id
       where r.rule_id = $1 and r.status = 'done' and rule.delay_minutes = 0 and r.occurred_at > now() - interval '30 days'`,
      [id],
    ),
    tx.query<{ swept_count: number }>('select swept_count from automation_counts where rule_id = $1', [id]),
  ])
  const sum = (rows: Figure[]) => rows.reduce((total, { count }) => total + count, 0)
  const having = (statuses: readonly RunStatus[]) => counted.filter(({ status }) => statuses.includes(status))
  const days = [...new Set(counted.map(({ day }) => day))]
  const on = (day: string, statuses: readonly RunStatus[]) =>
    sum(having(statuses).filter((row) => row.day === day))
  const others = runStatuses.filter((status) => status !== 'done' && status !== 'failed')
  return {
    swept_count: swept?.swept_count ?? 0,
    last_30_days: Object.fromEntries(runStatuses.map((status) => [status, sum(having([status]))])) as Record<
      RunStatus,
      number
    >,
    median_seconds: speed?.median ?? null,
    days: days.map((day) => ({
      day,
      done: on(day, ['done']),
      failed: on(day, ['failed']),
      other: on(day, others),
    })),
  }
}
