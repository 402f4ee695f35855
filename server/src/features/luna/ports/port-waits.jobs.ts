/**
 * Computes how long our goods wait at each port, from what was told of them: before they leave it, and after they have come. How full a
 * port counts follows from it, for the suggestions of ports; where we know too little, the index table says so.
 */
import { currentFigures } from '#features/luna/market/read-market.ts'
import { utilizationOf } from '#features/luna/ports/port-states.ts'
import { portWaits } from '#features/luna/ports/port-waits.table.ts'
import { type ActAs, system, type Transaction } from '#spine/database/act-as.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const portWaitsJob = defineJob<Record<string, never>>({
  name: 'port-waits',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 300,
  schedule: '20 * * * *',
})

/** All that was told of nine months of shipments is read. */
const patience = { statement: 60, transaction: 90 }

export const waitDays = { recent: 60, usual: 180 }
/** A median of fewer would be misleading. */
export const enoughWaits = 5

/**
 * Of each event only what its source says now. Goods wait for leaving from the gate or the warehouse on, and for being let go from their
 * arrival until they leave the terminal; where nobody tells that, until customs are done with them, or until they are delivered.
 */
const compute = `
  with said as (
    select distinct on (e.shipment_id, e.source, e.source_event_id) e.shipment_id, e.kind, e.certainty, e.happened_at, e.place_code,
      e.place_name, e.retracted or e.naming <> 'this' as gone
    from tracking_events e join shipments s on s.id = e.shipment_id
    where s.updated_at > now() - make_interval(days => $1::int + $2::int + 30) and s.status <> 'cancelled'
    order by e.shipment_id, e.source, e.source_event_id, e.told_at desc, e.retracted desc, e.id desc
  ), at_ends as (
    select s.id, s.origin_code, s.destination_code,
      min(e.happened_at) filter (where e.kind in ('gate_in', 'received') and e.is_origin) as came_in,
      min(e.happened_at) filter (where e.kind in ('loaded', 'departed') and e.is_origin) as left_at,
      min(e.happened_at) filter (where e.kind in ('arrived', 'discharged') and e.is_destination) as arrived,
      coalesce(min(e.happened_at) filter (where e.kind = 'gate_out'), min(e.happened_at) filter (where e.kind = 'customs_cleared'),
        min(e.happened_at) filter (where e.kind = 'delivered')) as let_go
    from shipments s join lateral (
      select said.*, said.place_code = s.origin_code or said.place_code = '' and said.place_name in ('', s.origin_city) as is_origin,
        said.place_code = s.destination_code or said.place_code = '' and said.place_name in ('', s.destination_city) as is_destination
      from said where said.shipment_id = s.id and not said.gone and said.certainty = 'actual'
    ) e on true
    group by s.id
  ), waits as (
    select origin_code as port_code, 'origin' as side, left_at as ended, extract(epoch from left_at - came_in) / 3600 as hours
    from at_ends where left_at >= came_in and origin_code <> ''
    union all select destination_code, 'destination', let_go, extract(epoch from let_go - arrived) / 3600
    from at_ends where let_go >= arrived and destination_code <> ''
  )
  insert into port_waits (port_code, side, recent_median, recent_low, recent_high, recent_sample, usual_median, usual_sample, computed_at)
  select port_code, side, percentile_cont(0.5) within group (order by hours) filter (where recent),
    percentile_cont(0.2) within group (order by hours) filter (where recent),
    percentile_cont(0.8) within group (order by hours) filter (where recent), count(*) filter (where recent),
    case when count(*) filter (where not recent) >= $3
      then percentile_cont(0.5) within group (order by hours) filter (where not recent) end,
    count(*) filter (where not recent), now()
  from (
    select *, ended > now() - make_interval(days => $1) as recent from waits
    where ended between now() - make_interval(days => $1::int + $2::int) and now()
  ) as dated
  group by port_code, side having count(*) filter (where recent) >= $3
  on conflict (port_code, side) do update set recent_median = excluded.recent_median, recent_low = excluded.recent_low,
    recent_high = excluded.recent_high, recent_sample = excluded.recent_sample, usual_median = excluded.usual_median,
    usual_sample = excluded.usual_sample, computed_at = excluded.computed_at`

/** What has too few waits by now. */
const forget = 'delete from port_waits where computed_at < now()'
const fill = `update places p set utilization = (u.value)::double precision
  from jsonb_each_text($1::jsonb) u where p.code = u.key and p.utilization is distinct from (u.value)::double precision`
const empty = 'update places set utilization = null where utilization is not null and code <> all($1)'

export function createPortWaits(actAs: ActAs): JobHandler<Record<string, never>> {
  return () => actAs(system, computePortWaits)
}

export async function computePortWaits(tx: Transaction): Promise<void> {
  tx.bePatient(patience)
  await tx.asSystem(compute, [waitDays.recent, waitDays.usual, enoughWaits])
  await tx.asSystem(forget, [])
  const waits = await tx.db.select().from(portWaits)
  const known = new Map<string, number>()
  for (const [code, figure] of await currentFigures(tx.db, 'congestion'))
    known.set(code, Number(figure.value) / 100)
  // Of the two sides the one that more goods have waited at.
  for (const wait of waits.toSorted((a, b) => a.recent_sample - b.recent_sample)) {
    const own = utilizationOf(wait)
    if (own !== null) known.set(wait.port_code, own)
  }
  await tx.asSystem(fill, [JSON.stringify(Object.fromEntries(known))])
  await tx.asSystem(empty, [[...known.keys()]])
}
