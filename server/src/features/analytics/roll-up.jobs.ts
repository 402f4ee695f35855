/**
 * Rolls the rows of each past day up into counts. A day's counts follow from its rows alone, so they can be made again whenever one of
 * them has changed: a visit that went on over midnight, or one that its visitor has withdrawn.
 */
import { dayInIstanbul, daysLater, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { pagesByDay, visitsByDay } from '#features/analytics/day-counts.ts'
import { type ActAs, system, type Transaction } from '#spine/database/act-as.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const rollUpVisitsJob = defineJob({
  name: 'roll-up-visits',
  retries: 3,
  retryDelay: 60,
  expireSeconds: 3_600,
  schedule: '*/10 * * * *',
})

/** So long the rows of visits are kept; the counts of their days stay. */
export const keptMonths = 13

/** Views are written by one process at a time under this lock: while a day is counted, none of it changes. */
const lock = "select pg_advisory_xact_lock(hashtext('kervan page views'))"
const patience = { statement: 60, transaction: 90 }

/** The first day that is not rolled up: of an empty table the day of the first visit. */
const firstDay = `select to_char(coalesce((select rolled_until from view_rolls),
  (select (min(start_time) at time zone 'Europe/Istanbul')::date from visitor_sessions), $1::date), 'YYYY-MM-DD') as day`
const staleDays = `select to_char(day, 'YYYY-MM-DD') as day from stale_view_days order by day`

const forgetPages = 'delete from page_days where day = $1'
const forgetVisits = 'delete from visit_days where day = $1'
const countPages = `insert into page_days (day, page, views, visits, entries, exits, timed_views, timed_seconds) ${pagesByDay('$1', '$2')}`
const countVisits = `insert into visit_days (day, user_type, device_type, country, source, campaign, visits, views, seconds, tool_visits)
  ${visitsByDay('$1', '$2')}`
const markRolled = `insert into view_rolls (id, rolled_until) values (1, $1)
  on conflict (id) do update set rolled_until = greatest(view_rolls.rolled_until, excluded.rolled_until)`
const markFresh = 'delete from stale_view_days where day = $1'
/** Of an older day some rows may be gone already. */
const oldestWhole = `select to_char((now() - interval '${keptMonths} months')::date + 2, 'YYYY-MM-DD') as day`

export async function rollUpVisits(actAs: ActAs, now: Date, signal?: AbortSignal): Promise<void> {
  const today = dayInIstanbul(now)
  const patiently = <T>(work: (tx: Transaction) => Promise<T>) =>
    actAs(system, (tx) => {
      tx.bePatient(patience)
      return work(tx)
    })
  const { first, stale, oldest } = await patiently(async (tx) => {
    const [begin, changed, whole] = await Promise.all([
      tx.asSystem<{ day: string }>(firstDay, [today]),
      tx.asSystem<{ day: string }>(staleDays, []),
      tx.asSystem<{ day: string }>(oldestWhole, []),
    ])
    return {
      first: begin[0]?.day ?? today,
      stale: changed.map(({ day }) => day),
      oldest: whole[0]?.day ?? today,
    }
  })
  for (const day of stale) {
    if (signal?.aborted) return
    await patiently(async (tx) => {
      await tx.asSystem(lock, [])
      if (day >= oldest) await countDay(tx, day)
      await tx.asSystem(markFresh, [day])
    })
  }
  for (let day = first; day < today && !signal?.aborted; day = daysLater(day, 1))
    await patiently(async (tx) => {
      await tx.asSystem(lock, [])
      await countDay(tx, day)
      await tx.asSystem(markRolled, [daysLater(day, 1)])
    })
  if (first >= today) await patiently((tx) => tx.asSystem(markRolled, [today]))
}

async function countDay(tx: Transaction, day: string): Promise<void> {
  const moments = [momentInIstanbul(day).toISOString(), momentInIstanbul(daysLater(day, 1)).toISOString()]
  await tx.asSystem(forgetPages, [day])
  await tx.asSystem(forgetVisits, [day])
  await tx.asSystem(countPages, moments)
  await tx.asSystem(countVisits, moments)
}
