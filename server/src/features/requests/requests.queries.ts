/** Queries of requests. Row-level security decides whose are visible. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requestAnalyses } from '#features/requests/request-analyses.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, desc, eq, getTableColumns, lt, type SQL, sql } from '#spine/database/drizzle.ts'
import { searchPage } from '#spine/database/search-page.ts'

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
  quote_id: requests.quote_id,
  quote_amount: requests.quote_amount,
  quote_currency: requests.quote_currency,
  quote_valid_until: requests.quote_valid_until,
  quote_due_at: requests.quote_due_at,
  shipment_id: requests.shipment_id,
  created_at: requests.created_at,
  updated_at: requests.updated_at,
}

const customer = {
  customer_id: requests.customer_id,
  customer_name: sql<string>`trim(coalesce(${profiles.first_name}, '') || ' ' || coalesce(${profiles.last_name}, ''))`,
  customer_company: sql<string>`coalesce(${profiles.company}, '')`,
}

type Page = {
  after?: string | undefined
  limit: number
  status?: RequestStatus | undefined
  search?: string | undefined
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
      ...customer,
      customer_email: sql<string>`coalesce(${profiles.email}, '')`,
      customer_phone: sql<string>`coalesce(${profiles.phone}, '')`,
      analysis: requestAnalyses.findings,
    })
    .from(requests)
    .leftJoin(profiles, eq(profiles.id, requests.customer_id))
    .leftJoin(requestAnalyses, eq(requestAnalyses.request_id, requests.id))
    .where(eq(requests.id, id))
}

type StaffPage = Page & { customer_id?: string | undefined; overdue?: boolean | undefined }

export function staffRequestPage(db: Db, page: StaffPage) {
  const { after, limit, status, search, customer_id, overdue } = page
  const filter = and(
    status && eq(requests.status, status),
    customer_id ? eq(requests.customer_id, customer_id) : undefined,
    overdue ? sql`${requests.status} = 'pending' and ${requests.quote_due_at} < now()` : undefined,
    after ? lt(requests.id, after) : undefined,
  )
  const read = (table: typeof requests, condition: SQL | undefined) =>
    db
      .select({
        ...requestSummary,
        ...customer,
        staff_notes: requests.staff_notes,
        revision_requested_at: requests.revision_requested_at,
        revision_note: requests.revision_note,
      })
      .from(table)
      .leftJoin(profiles, eq(profiles.id, requests.customer_id))
      .where(condition)
      .orderBy(desc(requests.id))
      .limit(limit + 1)
  if (!search) return read(requests, filter)
  return searchPage(db, search, {
    table: requests,
    filter,
    order: [desc(requests.id)],
    has: (pattern) =>
      sql`(${requests.search} like ${pattern} or (select c.search from profiles c where c.id = ${requests.customer_id}) like ${pattern})`,
    // An array, since only with one are the indexes of both tables combined.
    hasByIndex: (pattern) =>
      sql`(${requests.search} like ${pattern} or ${requests.customer_id} = any(array(select c.id from profiles c where c.search like ${pattern})))`,
    wanted: limit + 1,
    read,
  })
}

export function staffRequestCounts(db: Db) {
  const countWhere = (condition: SQL) => sql<number>`(select count(*)::int from requests where ${condition})`
  return db.execute<{ pending: number; quoted: number; overdue: number }>(sql`select
    ${countWhere(sql`status = 'pending'`)} as pending,
    ${countWhere(sql`status = 'quoted'`)} as quoted,
    ${countWhere(sql`status = 'pending' and quote_due_at < now()`)} as overdue`)
}
