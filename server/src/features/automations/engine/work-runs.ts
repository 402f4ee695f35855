/**
 * Works off runs that are due: looks at the condition, waits, looks at *unless in the meantime*, acts. What a run does and its mark
 * commit together, so each is done once, whoever is killed. A batch is one transaction; where one of it fails, each is tried by itself.
 */
import { automationRunsChanged } from '@kervan/domain/automations/automations.events.ts'
import { checkCondition, type Facts, type Seen } from '@kervan/domain/automations/conditions.ts'
import { chainLimit, longestChain } from '@kervan/domain/automations/rule-circles.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import type { RunStatus } from '@kervan/domain/automations/run-words.ts'
import { type Subject, subjectFields } from '@kervan/domain/automations/subjects.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import type { ActionServices } from '#features/automations/actions/action-context.ts'
import { doAction } from '#features/automations/actions/do-action.ts'
import { actFor } from '#features/automations/engine/cause.ts'
import { type Known, readFacts } from '#features/automations/engine/facts.ts'
import { noteFailure } from '#features/automations/engine/note-failure.ts'
import { type CountOutside, countOutside } from '#features/automations/engine/outside-loops.ts'
import { type TakenRun, takeDue, takeOne } from '#features/automations/engine/taken-run.ts'
import { tellOfLoop } from '#features/automations/engine/tell-of-loop.ts'
import type { Log } from '#spine/config/log.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'

export type EngineServices = ActionServices & { log: Pick<Log, 'warn'>; now?: () => number }

type Worked = {
  id: string
  status: RunStatus
  due_at: string | null
  facts: Facts | null
  seen: Seen[]
  unless_seen: Seen[]
  output: Outcome[]
  error: string
  label: string
}

const batchSize = 50

/** Returns how many it has worked on; fewer than a batch means that no more are due. */
export async function workDueRuns(services: EngineServices): Promise<{ count: number; isFull: boolean }> {
  let taken: TakenRun[] = []
  try {
    await services.actAs(system, async (tx) => {
      taken = await takeDue(tx, batchSize)
      await workAll(tx, services, taken)
    })
  } catch (error) {
    if (taken.length === 0) throw error
    services.log.warn({ err: error }, 'a batch of automation runs is tried one by one')
    for (const { id } of taken) await workOne(services, id)
  }
  return { count: taken.length, isFull: taken.length === batchSize }
}

async function workOne(services: EngineServices, id: string): Promise<void> {
  try {
    await services.actAs(system, async (tx) => workAll(tx, services, await takeOne(tx, id)))
  } catch (error) {
    services.log.warn({ err: error, run_id: id }, 'automation run failed')
    await noteFailure(services, id, error)
  }
}

async function workAll(tx: Transaction, services: EngineServices, runs: readonly TakenRun[]): Promise<void> {
  if (runs.length === 0) return
  const now = new Date(services.now?.() ?? Date.now())
  const [known, outside] = await Promise.all([readAllFacts(tx, runs), countOutside(tx, runs)])
  const worked: Worked[] = []
  for (const run of runs) worked.push(await work(tx, services, run, known.get(run.subject_id), outside, now))
  tx.defer(mark, worked)
  tx.defer(count, worked)
  await services.emit(tx, automationRunsChanged, ['staff'], {
    rule_ids: [...new Set(runs.map(({ rule_id }) => rule_id))],
  })
}

async function readAllFacts(tx: Transaction, runs: readonly TakenRun[]): Promise<Map<string, Known>> {
  const bySubject = Map.groupBy(runs, ({ subject }) => subject)
  const read = await Promise.all(
    [...bySubject].map(([subject, some]) =>
      readFacts(
        tx,
        subject,
        some.map(({ subject_id }) => subject_id),
      ),
    ),
  )
  return new Map(read.flatMap((rows) => [...rows]))
}

async function work(
  tx: Transaction,
  services: EngineServices,
  run: TakenRun,
  before: Known | undefined,
  outside: CountOutside,
  now: Date,
): Promise<Worked> {
  const worked: Worked = {
    id: run.id,
    status: 'not_met',
    due_at: null,
    facts: run.facts ?? before?.facts ?? null,
    seen: run.seen,
    unless_seen: [],
    output: [],
    error: '',
    label: before?.label ?? '',
  }
  const needless = whyDropped(run)
  if (needless) return { ...worked, status: 'dropped', error: needless }
  const looped = whyLooped(run)
  if (looped) {
    await tellOfLoop(tx, services, run, looped)
    return { ...worked, status: 'stopped', error: looped }
  }
  if (!before) return { ...worked, error: 'Kayıt artık yok.' }
  const fields = subjectFields[run.subject]
  if (run.status === 'waiting') {
    const { met, seen } = checkCondition(run.condition, before.facts, fields, now)
    worked.seen = seen
    if (!met) return worked
    const due = Date.parse(run.occurred_at) + run.delay_minutes * 60_000
    if (due > now.getTime() && !run.is_again)
      return { ...worked, status: 'delayed', due_at: new Date(due).toISOString() }
  }
  // Also of one that comes late, or that somebody asks for again: the meantime is what has passed since its event.
  if (run.unless) {
    const { met, seen } = checkCondition(run.unless, before.facts, fields, now)
    worked.unless_seen = seen
    if (met) return { ...worked, status: 'unless_met' }
  }
  const tooMany = outside(run)
  if (tooMany) {
    await tellOfLoop(tx, services, run, tooMany)
    return { ...worked, status: 'stopped', error: tooMany }
  }
  return { ...worked, status: 'done', output: await act(tx, services, run, before, now) }
}

/** Its rule was switched off while it was noted, though what somebody asks for is done all the same; or the rule is about other things now. */
function whyDropped({ is_active, is_again, rule_trigger, subject }: TakenRun): string | undefined {
  if (triggers[rule_trigger].subject !== subject) return 'Kural değişti; artık başka kayıtlarla ilgili.'
  return is_active || is_again ? undefined : 'Kural kapatıldı.'
}

function whyLooped({ chain, rule_id }: TakenRun): string | undefined {
  if (chain.includes(rule_id)) return 'Kural kendini yeniden tetikledi; bu çalışma durduruldu.'
  return chain.length >= longestChain ? `${chainLimit}; zinciri uzatan bu çalışma durduruldu.` : undefined
}

async function act(
  tx: Transaction,
  services: EngineServices,
  run: TakenRun,
  before: Known,
  now: Date,
): Promise<Outcome[]> {
  actFor(tx, [...run.chain, run.rule_id])
  const rule = { id: run.rule_id, name: run.rule_name }
  const subject: Subject = run.subject
  const output: Outcome[] = []
  for (const action of run.actions)
    output.push(await doAction({ tx, services, rule, run, subject, known: before, now }, action))
  actFor(tx, [])
  return output
}

/** Open ones are looked at again when they are due; to have waited is no try. */
const mark = `update automation_runs r set status = w.status, facts = w.facts, seen = w.seen, unless_seen = w.unless_seen, output = w.output,
    error = w.error, subject_label = w.label, attempts = r.attempts + (w.status <> 'delayed')::int, due_at = coalesce(w.due_at, r.due_at),
    finished_at = case when w.status = 'delayed' then null else clock_timestamp() end
  from json_to_recordset($1) as w (id uuid, status text, due_at timestamptz, facts jsonb, seen jsonb, unless_seen jsonb, output jsonb,
    error text, label text)
  where r.id = w.id`

/** By what the log says in this very transaction. In the order of the rules, so that two processes never wait for each other in a circle. */
const count = `insert into automation_counts as c (rule_id, execution_count, last_executed)
  select r.rule_id, count(*), max(r.finished_at) from json_to_recordset($1) as w (id uuid, status text)
    join automation_runs r on r.id = w.id where w.status = 'done' group by r.rule_id order by r.rule_id
  on conflict (rule_id) do update set execution_count = c.execution_count + excluded.execution_count,
    last_executed = greatest(c.last_executed, excluded.last_executed), failures_in_row = 0`
