/** Queries of shipments. Row-level security decides whose are visible. */
import type { ShipmentFilter } from '@kervan/domain/shipments/shipments.contract.ts'
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { shipmentHistory } from '#features/shipments/shipment-history.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, desc, eq, gte, inArray, lt, type SQL } from '#spine/database/drizzle.ts'

export const shipmentSummary = {
  id: shipments.id,
  shipment_number: shipments.shipment_number,
  request_id: shipments.request_id,
  title: shipments.title,
  shipment_type: shipments.shipment_type,
  status: shipments.status,
  delayed: shipments.delayed,
  origin_city: shipments.origin_city,
  origin_country: shipments.origin_country,
  destination_city: shipments.destination_city,
  destination_country: shipments.destination_country,
  container_code: shipments.container_code,
  current_location: shipments.current_location,
  eta: shipments.eta,
  delivered_at: shipments.delivered_at,
  quote_amount: shipments.quote_amount,
  quote_currency: shipments.quote_currency,
  created_at: shipments.created_at,
  updated_at: shipments.updated_at,
}

type Page = {
  after?: string | undefined
  limit: number
  status?: ShipmentFilter | undefined
  delivered_since?: string | undefined
}

export function shipmentPage(db: Db, customerId: string, page: Page) {
  const { after, limit, status, delivered_since: since } = page
  return db
    .select(shipmentSummary)
    .from(shipments)
    .where(
      and(
        eq(shipments.customer_id, customerId),
        status && matches(status),
        since
          ? and(
              eq(shipments.status, 'delivered'),
              gte(shipments.delivered_at, startOfDay(since).toISOString()),
            )
          : undefined,
        after ? lt(shipments.id, after) : undefined,
      ),
    )
    .orderBy(desc(shipments.id))
    .limit(limit + 1)
}

function matches(filter: ShipmentFilter): SQL | undefined {
  if (filter === 'active') return inArray(shipments.status, [...activeStatuses])
  if (filter === 'delayed')
    return and(eq(shipments.delayed, true), inArray(shipments.status, [...activeStatuses]))
  return eq(shipments.status, filter)
}

export function shipmentOf(db: Db, id: string) {
  return db.select(shipmentSummary).from(shipments).where(eq(shipments.id, id))
}

export function historyOf(db: Db, shipmentId: string) {
  const { id, kind, old_value, new_value, place, note, actor_name, at } = shipmentHistory
  return db
    .select({ id, kind, old_value, new_value, place, note, actor_name, at })
    .from(shipmentHistory)
    .where(eq(shipmentHistory.shipment_id, shipmentId))
    .orderBy(desc(id))
}
