/** Queries of requests. Row-level security decides whose are visible. */
import { requestStatuses } from '@kervan/domain/requests/request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { knownEmail } from '#features/customers/erased-records.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requestAnalyses } from '#features/requests/request-analyses.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq, getTableColumns, sql } from '#spine/database/drizzle.ts'
import { byWhile, momentKey } from '#spine/lists/sorts.ts'

export const requestSummary = {
  id: requests.id,
  number: requests.number,
  title: requests.title,
  status: requests.status,
  shipment_type: requests.shipment_type,
  origin_city: requests.origin_city,
  origin_country: requests.origin_country,
  destination_city: requests.destination_city,
  destination_country: requests.destination_country,
  preferred_date: requests.preferred_date,
  urgency_level: requests.urgency_level,
  pricing_status: requests.pricing_status,
  quote_id: requests.quote_id,
  quote_amount: requests.quote_amount,
  quote_currency: requests.quote_currency,
  quote_valid_until: requests.quote_valid_until,
  quote_due_at: requests.quote_due_at,
  shipment_id: requests.shipment_id,
  created_at: requests.created_at,
  updated_at: requests.updated_at,
}

/** Null for a price without an end, which never expires. */
export const hasExpired = sql`${requests.quote_valid_until} < now()`

/** By the time that is left for a price, which only pending requests have. */
export const byDue = byWhile(
  requests.status,
  'pending',
  requestStatuses.filter((status) => status !== 'pending'),
  momentKey(requests.quote_due_at),
)

export const requestCustomer = {
  customer_id: requests.customer_id,
  customer_name: sql<string>`trim(coalesce(${profiles.first_name}, '') || ' ' || coalesce(${profiles.last_name}, ''))`,
  customer_company: sql<string>`coalesce(${profiles.company}, '')`,
  customer_phone: sql<string>`coalesce(${profiles.phone}, '')`,
}

export function requestCounts(db: Db, customerId: string) {
  const countOf = (status: RequestStatus) =>
    sql<number>`count(*) filter (where ${requests.status} = ${sql.raw(`'${status}'`)})::int`
  return db
    .select({
      total: sql<number>`count(*)::int`,
      pending: countOf('pending'),
      quoted: countOf('quoted'),
      approved: countOf('approved'),
      rejected: countOf('rejected'),
    })
    .from(requests)
    .where(eq(requests.customer_id, customerId))
}

export function requestDetail(db: Db, id: string) {
  const {
    search,
    customer_listed_as,
    number,
    origin_country_code,
    destination_country_code,
    first_quoted_at,
    quoted_by,
    created_by,
    ...rest
  } = getTableColumns(requests)
  return db
    .select({
      ...rest,
      number,
      ...requestCustomer,
      customer_email: knownEmail,
      analysis: requestAnalyses.findings,
    })
    .from(requests)
    .leftJoin(profiles, eq(profiles.id, requests.customer_id))
    .leftJoin(requestAnalyses, eq(requestAnalyses.request_id, requests.id))
    .where(eq(requests.id, id))
}
