/**
 * Deletes the visits of somebody who takes their consent back, with the pages they opened and what was known by them of where requests came
 * from; the counts of those days are made again.
 */
import type { Measured } from '#features/consents/forget-measured.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** What is being written at this moment is written first. */
const lock = "select pg_advisory_xact_lock(hashtext('kervan page views'))"
const theirs = { visitor: 'visitor_id = $1', user: 'user_id = $1' }
const daysOf = (condition: string) => `select day::text as day from (
    select (start_time at time zone 'Europe/Istanbul')::date as day from visitor_sessions where ${condition}
    union select (v.visited_at at time zone 'Europe/Istanbul')::date
    from page_views v where v.session_id in (select id from visitor_sessions where ${condition})) as theirs`
const markDays = `insert into stale_view_days (day)
  select day from unnest($1::date[]) as day where day < (select rolled_until from view_rolls) on conflict do nothing`
const forget = (condition: string) => `delete from visitor_sessions where ${condition}`
/** Also what was read from a visit before they had signed in. */
const forgetSources =
  'delete from request_sources where request_id in (select id from requests where customer_id = $1)'

/** Returns whether there were any, of which somebody may be looking at one. */
export async function forgetVisits(tx: Transaction, { kind, id }: Measured): Promise<boolean> {
  await tx.asSystem(lock, [])
  const days = await daysOfVisits(tx, { kind, id })
  await countAnew(tx, days)
  await tx.asSystem(forget(theirs[kind]), [id])
  if (kind === 'user') await tx.asSystem(forgetSources, [id])
  return days.length > 0
}

/** On which days they were here. */
export async function daysOfVisits(tx: Transaction, { kind, id }: Measured): Promise<string[]> {
  const found = await tx.asSystem<{ day: string }>(daysOf(theirs[kind]), [id])
  return found.map(({ day }) => day)
}

/** Days of which rows have gone are counted again. Until the end of the transaction no view is written. */
export async function countAnew(tx: Transaction, days: readonly string[]): Promise<void> {
  await tx.asSystem(lock, [])
  await tx.asSystem(markDays, [days])
}
