/** How many requests came on each lane in each whole week, for the lanes that are used enough to say something. */
import type { WeeklyCounts } from '@kervan/domain/luna/predictions/backtest.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const mostLanes = 12
const fewestRequests = 15

/** Weeks begin on Monday in Istanbul; the one that is not over does not count, nor does the first, of which a part may be missing. */
const read = `with dated as (
    select origin_city || ' – ' || destination_city as lane, date_trunc('week', created_at at time zone 'Europe/Istanbul') as week
    from requests where created_at > $1::timestamptz - interval '70 weeks' and origin_city <> '' and destination_city <> ''
  ), whole as (
    select * from dated where week < date_trunc('week', $1::timestamptz at time zone 'Europe/Istanbul') and week > (select min(week) from dated)
  ), lanes as (
    select lane from whole group by lane having count(*) >= ${fewestRequests} order by count(*) desc, lane limit ${mostLanes}
  ), weeks as (
    select generate_series(min(week), max(week), interval '7 days') as week from whole
  )
  select l.lane, array_agg(coalesce(c.count, 0)::int order by w.week) as counts
  from lanes l cross join weeks w
  left join lateral (select count(*) from whole where whole.lane = l.lane and whole.week = w.week) c on true
  group by l.lane order by l.lane`

export function weeklyRequests(
  tx: Transaction,
  now: Date,
): Promise<{ lane: string; counts: WeeklyCounts }[]> {
  return tx.asSystem(read, [now.toISOString()])
}
