/**
 * What a rule sends out may come back: another program answers a webhook by a call of our API, a mailbox answers a mail. Such news has
 * no cause that we know, so it is the number that tells: a rule that reaches outside acts so often on one record within an hour, and
 * one that calls webhooks so often in all.
 */
import { outsideRunsPerRecord, webhookRunsPerHour } from '@kervan/domain/automations/run-words.ts'
import type { TakenRun } from '#features/automations/engine/taken-run.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** An id tells when its run was noted. Asked once, so that the index is used. */
const inLastHour = `id > (select uuidv7(interval '-1 hour')) and status = 'done'`
const ofRecords = `select rule_id || ' ' || subject_id as key, count(*)::int as count from automation_runs
  where rule_id = any($1) and subject_id = any($2) and ${inLastHour} group by rule_id, subject_id`
const ofRules = `select rule_id::text as key, count(*)::int as count from automation_runs
  where rule_id = any($1) and ${inLastHour} group by rule_id`

type Counted = { key: string; count: number }

const callsWebhook = ({ actions }: TakenRun) => actions.some(({ type }) => type === 'webhook')
const reachesOutside = (run: TakenRun) => callsWebhook(run) || run.actions.some(({ type }) => type === 'mail')

/** Counts a run that is about to act; says why it must not where it is one too many. What somebody asks for is never too many. */
export type CountOutside = (run: TakenRun) => string | undefined

export async function countOutside(tx: Transaction, runs: readonly TakenRun[]): Promise<CountOutside> {
  const outside = runs.filter((run) => reachesOutside(run) && !run.is_again)
  if (outside.length === 0) return () => undefined
  const rulesOf = (some: readonly TakenRun[]) => [...new Set(some.map(({ rule_id }) => rule_id))]
  const counted = await Promise.all([
    tx.asSystem<Counted>(ofRecords, [
      rulesOf(outside),
      [...new Set(outside.map(({ subject_id }) => subject_id))],
    ]),
    tx.asSystem<Counted>(ofRules, [rulesOf(outside.filter(callsWebhook))]),
  ])
  const counts = new Map(counted.flat().map(({ key, count }) => [key, count]))
  const isTooMany = (key: string, most: number) => {
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count >= most
  }
  return (run) => {
    if (run.is_again || !reachesOutside(run)) return undefined
    if (isTooMany(`${run.rule_id} ${run.subject_id}`, outsideRunsPerRecord))
      return `Bu kayıt için bir saatte ${outsideRunsPerRecord} kez çalıştı; gerisi durduruldu.`
    if (callsWebhook(run) && isTooMany(run.rule_id, webhookRunsPerHour))
      return `Bir saatte ${webhookRunsPerHour} webhook çağırdı; gerisi durduruldu.`
    return undefined
  }
}
