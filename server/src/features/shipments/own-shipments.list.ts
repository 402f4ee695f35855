/** A customer's own shipments, and how many each filter shows. */
import type { ShipmentFiguresInput } from '@kervan/domain/shipments/own-shipment.ts'
import { searchedPaper } from '@kervan/domain/shipments/paper-number.ts'
import {
  type ShipmentFilter,
  type ShipmentListInput,
  type ShipmentSummary,
  shipmentStatuses,
} from '@kervan/domain/shipments/shipments.contract.ts'
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { isShipment, shipmentSummary } from '#features/shipments/shipments.queries.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { and, eq, gte, inArray, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import {
  amountKey,
  by,
  byAge,
  byIfAny,
  byPlaceOf,
  codeKey,
  isChoice,
  momentKey,
  textKey,
} from '#spine/lists/sorts.ts'

export const ownShipmentList = defineList<ShipmentSummary, ShipmentListInput>({
  name: 'own-shipments',
  isOwn: true,
  table: shipments,
  columns: shipmentSummary,
  sorts: {
    created: byAge,
    number: by(textKey(shipments.shipment_number)),
    title: by(textKey(shipments.title)),
    status: byPlaceOf(shipments.status, shipmentStatuses),
    eta: byIfAny(momentKey(shipments.eta)),
    amount: byIfAny(codeKey(shipments.quote_currency), amountKey(shipments.quote_amount)),
  },
  filters: ({ status, delivered_since: since }, personId) => [
    eq(shipments.customer_id, personId ?? ''),
    isShipment,
    status && matches(status),
    since
      ? and(
          isChoice(shipments.status, 'delivered'),
          gte(shipments.delivered_at, startOfDay(since).toISOString()),
        )
      : undefined,
  ],
  search: { reads: searchedPaper, has: (pattern) => sql`${shipments.search} like ${pattern}` },
})

/** Of one customer there are few, so that all conditions are counted together. */
export function ownShipmentCounts(query: ListQuery, personId: string, input: ShipmentFiguresInput) {
  return ownShipmentList.counts(query, personId, input, {
    total: undefined,
    active: matches('active'),
    preparing: matches('preparing'),
    in_transit: matches('in_transit'),
    customs: matches('customs'),
    delayed: matches('delayed'),
    delivered: matches('delivered'),
  })
}

function matches(filter: ShipmentFilter): SQL | undefined {
  const isActive = inArray(shipments.status, [...activeStatuses])
  if (filter === 'active') return isActive
  if (filter === 'delayed') return and(eq(shipments.delayed, true), isActive)
  return isChoice(shipments.status, filter)
}
