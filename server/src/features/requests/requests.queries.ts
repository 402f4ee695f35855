/** Queries of requests. Row-level security decides whose are visible. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { and, desc, eq, getTableColumns, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { profiles } from '#features/customers/profiles.table.ts'
import { requestAnalyses } from '#features/requests/request-analyses.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { containingWords } from '#spine/database/folded-search.ts'

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

export async function staffRequestPage(db: Db, page: StaffPage) {
  const { after, limit, status, search, customer_id, overdue } = page
  const patterns = search ? containingWords(search) : []
  const matches = await Promise.all(patterns.map((pattern) => inRequestOrCustomer(db, pattern)))
  return db
    .select({
      ...requestSummary,
      ...customer,
      revision_requested_at: requests.revision_requested_at,
      revision_note: requests.revision_note,
    })
    .from(requests)
    .leftJoin(profiles, eq(profiles.id, requests.customer_id))
    .where(
      and(
        status && eq(requests.status, status),
        customer_id ? eq(requests.customer_id, customer_id) : undefined,
        overdue ? sql`${requests.status} = 'pending' and ${requests.quote_due_at} < now()` : undefined,
        after ? lt(requests.id, after) : undefined,
        ...matches,
      ),
    )
    .orderBy(desc(requests.id))
    .limit(limit + 1)
}

export function staffRequestCounts(db: Db) {
  const countWhere = (condition: SQL) => sql<number>`(select count(*)::int from requests where ${condition})`
  return db.execute<{ pending: number; quoted: number; overdue: number }>(sql`select
    ${countWhere(sql`status = 'pending'`)} as pending,
    ${countWhere(sql`status = 'quoted'`)} as quoted,
    ${countWhere(sql`status = 'pending' and quote_due_at < now()`)} as overdue`)
}

/** Up to so many customers are named in the query. A word that more of them have is frequent, and among the newest requests. */
const mostNamed = 500

/**
 * Finds a word in the request or in its customer. Only with a list of ids can PostgreSQL estimate the rows and combine both
 * indexes; without one it reads from the newest request on.
 */
async function inRequestOrCustomer(db: Db, pattern: string): Promise<SQL | undefined> {
  const customers = () =>
    db.select({ id: profiles.id }).from(profiles).where(like(profiles.search, pattern)).$dynamic()
  const named = await customers().limit(mostNamed + 1)
  const ids = sql.param(named.map(({ id }) => id))
  return or(
    like(requests.search, pattern),
    named.length > mostNamed
      ? inArray(requests.customer_id, customers())
      : sql`${requests.customer_id} = any(${ids}::uuid[])`,
  )
}
