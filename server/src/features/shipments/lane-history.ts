/** Our shipments on a lane in the last twelve months: how many, and how long they took. */

import type { Db } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

type Lane = { shipment_type: string; origin_country_code: string; destination_country_code: string }
export type LaneHistory = { shipments: number; delivered: number; median_days: number | null }

/** A median of fewer would be misleading. */
const enoughDeliveries = 3

/** Starts from the won quotes, which have an index by lane. */
export async function laneHistory(db: Db, lane: Lane): Promise<LaneHistory> {
  const { rows } = await db.execute<LaneHistory>(sql`
    select count(*)::int as shipments, count(s.delivered_at)::int as delivered,
      round(percentile_cont(0.5) within group (order by extract(epoch from s.delivered_at - s.created_at) / 86400)
        filter (where s.delivered_at is not null))::int as median_days
    from quotes q join shipments s on s.quote_id = q.id
    where q.status = 'accepted' and q.origin_country_code = ${lane.origin_country_code}
      and q.destination_country_code = ${lane.destination_country_code} and q.answered_at > now() - interval '12 months'
      and s.shipment_type = ${lane.shipment_type} and s.status <> 'cancelled'`)
  const history = rows[0] ?? { shipments: 0, delivered: 0, median_days: null }
  return history.delivered >= enoughDeliveries ? history : { ...history, median_days: null }
}
