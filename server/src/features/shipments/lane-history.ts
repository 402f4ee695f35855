/** Our shipments on a lane in the last twelve months: how many, and how long they took from the customer's yes to the delivery. */

import type { Db } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

type Lane = { shipment_type: string; origin_country_code: string; destination_country_code: string }
export type LaneHistory = {
  shipments: number
  delivered: number
  /** Null where too few were delivered. */
  days: { median: number; low: number; high: number } | null
}

/** A median of fewer would be misleading. */
const enoughDeliveries = 3

/** Starts from the won quotes, which have an index by lane. */
export async function laneHistory(db: Db, lane: Lane): Promise<LaneHistory> {
  const { rows } = await db.execute<{ shipments: number; delivered: number; days: number[] | null }>(sql`
    select count(*)::int as shipments, count(s.delivered_at)::int as delivered,
      percentile_cont(array[0.2, 0.5, 0.8]) within group (order by extract(epoch from s.delivered_at - q.answered_at) / 86400)
        filter (where s.delivered_at is not null) as days
    from quotes q join shipments s on s.quote_id = q.id
    where q.status = 'accepted' and q.origin_country_code = ${lane.origin_country_code}
      and q.destination_country_code = ${lane.destination_country_code} and q.answered_at > now() - interval '12 months'
      and s.shipment_type = ${lane.shipment_type} and s.status <> 'cancelled'`)
  const { shipments = 0, delivered = 0, days } = rows[0] ?? {}
  if (!days || delivered < enoughDeliveries) return { shipments, delivered, days: null }
  const [low = 0, median = 0, high = 0] = days.map(Math.round)
  return { shipments, delivered, days: { low, median, high } }
}
