/** Queries for the figures and short lists of a customer's first page. */
import { offerBasis } from '@kervan/domain/quotes/offer-basis.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import { isFullTruck } from '@kervan/domain/requests/price-band-basis.ts'
import type { Overview } from '@kervan/domain/shipments/shipments.contract.ts'
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import type { MoneySum } from '@kervan/domain/values/money.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { hasExpired, requestSummary } from '#features/requests/requests.queries.ts'
import { requests } from '#features/requests/requests.table.ts'
import { isShipment, shipmentSummary } from '#features/shipments/shipments.queries.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, desc, eq, inArray, type SQL, sql } from '#spine/database/drizzle.ts'

const monthStart = sql`date_trunc('month', now(), 'Europe/Istanbul')`
const active = sql.raw(`(${activeStatuses.map((status) => `'${status}'`).join(', ')})`)

type RequestFigures = Record<
  'total' | 'pending' | 'quoted' | 'expired' | 'approved' | 'rejected' | 'priced' | 'this_month',
  number
>

export function requestFigures(db: Db, customerId: string) {
  return db.execute<RequestFigures>(sql`select count(*)::int as total,
    count(*) filter (where status = 'pending')::int as pending,
    count(*) filter (where status = 'quoted')::int as quoted,
    count(*) filter (where status = 'quoted' and ${hasExpired})::int as expired,
    count(*) filter (where status = 'approved')::int as approved,
    count(*) filter (where status = 'rejected')::int as rejected,
    count(*) filter (where status <> 'pending' and quote_id is not null)::int as priced,
    count(*) filter (where created_at >= ${monthStart})::int as this_month
    from requests where customer_id = ${customerId}`)
}

/** One sum per currency. */
export function quotedValues(db: Db, customerId: string) {
  return db.execute<MoneySum>(sql`select quote_currency as currency, sum(quote_amount)::text as amount
    from requests where customer_id = ${customerId} and quote_amount is not null
    group by quote_currency order by quote_currency <> 'EUR', sum(quote_amount) desc`)
}

type ShipmentFigures = Record<
  'total' | 'active' | 'delivered' | 'delayed' | 'with_eta' | 'on_time' | 'this_month',
  number
>
/** Compared by day: a delivery at any time of the promised day is on time. */
const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Europe/Istanbul')::date`
const isOnTime = sql`${dayOf(sql`delivered_at`)} <= ${dayOf(sql`promised_at`)}`

export function shipmentFigures(db: Db, customerId: string) {
  return db.execute<ShipmentFigures>(sql`select count(*)::int as total,
    count(*) filter (where status in ${active})::int as active,
    count(*) filter (where status = 'delivered')::int as delivered,
    count(*) filter (where delayed and status in ${active})::int as delayed,
    count(*) filter (where status = 'delivered' and promised_at is not null and delivered_at is not null)::int as with_eta,
    count(*) filter (where status = 'delivered' and ${isOnTime})::int as on_time,
    count(*) filter (where status = 'delivered' and delivered_at >= ${monthStart})::int as this_month
    from shipments where customer_id = ${customerId} and ${isShipment}`)
}

/** The company's answer time is computed by a job, since customers cannot read each other's rows. */
export function quoteFigures(db: Db, customerId: string) {
  return db.execute<{ this_month: number; median: number | null; sample: number | null }>(sql`select
    (select count(distinct request_id)::int from quotes where customer_id = ${customerId} and sent_at >= ${monthStart}) as this_month,
    (select median_hours::float8 from answer_times) as median, (select sample from answer_times) as sample`)
}

export function recentRequests(db: Db, customerId: string) {
  return db
    .select(requestSummary)
    .from(requests)
    .where(eq(requests.customer_id, customerId))
    .orderBy(desc(requests.id))
    .limit(3)
}

/** Prices that can still be approved come before expired ones. */
export async function urgentQuotes(db: Db, customerId: string): Promise<Overview['urgent_quotes']> {
  const { customer_id, status, quote_valid_until, estimated_weight, estimated_volume } = requests
  const { quote_no, revision, transport_mode, container_type, container_qty, cargo_details } = quotes
  const rows = await db
    .select({
      request: requestSummary,
      asked: { service_type: requests.service_type, cargo_details: requests.cargo_details },
      quote: { quote_no, revision },
      source: {
        transport_mode,
        container_type,
        container_qty,
        cargo_details,
        request_weight: estimated_weight,
        request_volume: estimated_volume,
      },
    })
    .from(requests)
    .innerJoin(quotes, eq(quotes.id, requests.quote_id))
    .where(and(eq(customer_id, customerId), eq(status, 'quoted')))
    .orderBy(hasExpired, quote_valid_until)
    .limit(5)
  return rows.map(({ request, asked, quote, source }) => ({
    ...request,
    quote_label: offerLabel(quote),
    price_is_for: offerBasis({ ...source, full_truck: isFullTruck(asked) }).price_is_for,
  }))
}

export function recentShipments(db: Db, customerId: string) {
  return db
    .select(shipmentSummary)
    .from(shipments)
    .where(and(eq(shipments.customer_id, customerId), isShipment))
    .orderBy(desc(shipments.updated_at), desc(shipments.id))
    .limit(2)
}

export function activeShipments(db: Db, customerId: string) {
  const { customer_id, status, delayed, eta, id } = shipments
  return db
    .select(shipmentSummary)
    .from(shipments)
    .where(and(eq(customer_id, customerId), inArray(status, activeStatuses)))
    .orderBy(desc(delayed), sql`${eta} asc nulls last`, desc(id))
    .limit(5)
}
