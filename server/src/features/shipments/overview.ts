/** Reads a customer's first page; all queries are sent together, in one round trip. */
import type { Overview } from '@kervan/domain/shipments/shipments.contract.ts'
import { type WithMissedArrivals, withMissedArrivals } from '#features/shipments/missed-arrivals.ts'
import {
  activeShipments,
  quotedValues,
  quoteFigures,
  recentRequests,
  recentShipments,
  requestFigures,
  shipmentFigures,
  urgentQuotes,
} from '#features/shipments/overview.queries.ts'
import type { SignedInCall } from '#spine/http/call.ts'

/** Shown until there is a measured answer time. */
const targetHours = 18

export async function readOverview(context: SignedInCall<WithMissedArrivals>): Promise<Overview> {
  const { services, actor, person } = context
  const id = person.id
  const [requests, values, shipments, quotes, newest, urgent, moved, active] = await services.actAs(
    actor,
    ({ db }) =>
      Promise.all([
        requestFigures(db, id).then(onlyRow),
        quotedValues(db, id).then(({ rows }) => rows),
        shipmentFigures(db, id).then(onlyRow),
        quoteFigures(db, id).then(onlyRow),
        recentRequests(db, id),
        urgentQuotes(db, id),
        recentShipments(db, id),
        activeShipments(db, id),
      ]),
  )
  const { priced, this_month: requestsThisMonth, ...counts } = requests
  const { with_eta, on_time, this_month: deliveries, ...shipmentCounts } = shipments
  return {
    requests: counts,
    shipments: shipmentCounts,
    total_value: values,
    answer_hours: { median: quotes.median, sample: quotes.sample ?? 0, target: targetHours },
    on_time: deliveredShare(shipments),
    on_promise: rate(on_time, with_eta),
    approval: rate(requests.approved, priced),
    this_month: { requests: requestsThisMonth, quotes: quotes.this_month, deliveries },
    recent_requests: newest,
    recent_shipments: moved,
    urgent_quotes: urgent,
    active_shipments: await withMissedArrivals(context, active),
  }
}

export function onlyRow<Row>({ rows }: { rows: Row[] }): Row {
  const [row] = rows
  if (!row) throw new Error('A figure is missing.')
  return row
}

/** Of somebody who has not received anything yet it would be 0 %, which is no share of what came on time. */
export function deliveredShare({ delivered, total }: { delivered: number; total: number }) {
  return rate(delivered, total, delivered > 0)
}

export function rate(part: number, of: number, isKnown = of > 0) {
  return { percent: isKnown ? Math.round((100 * part) / of) : null, part, of }
}
