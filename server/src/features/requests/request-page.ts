/** One page of a customer's own requests. Every open portal repeats this query, so it is prepared and skips drizzle. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { containingWords } from '#spine/database/folded-search.ts'
import { asJson, type JsonQuery, readJson } from '#spine/database/json-rows.ts'

/** Amounts are read as text, so that they stay exact. */
const summaryColumns = `id, number, title, status, shipment_type, origin_city, origin_country, destination_city,
  destination_country, preferred_date, urgency_level, quote_id, quote_amount::text, quote_currency, quote_valid_until,
  quote_due_at, shipment_id, created_at, updated_at`
const summaryMoments = ['quote_valid_until', 'quote_due_at', 'created_at', 'updated_at'] as const

type RequestPage = {
  after?: string | undefined
  limit: number
  status?: RequestStatus | undefined
  search?: string | undefined
  since?: string | undefined
  quoted_since?: string | undefined
  quote_open?: boolean | undefined
}

/** Null for a price without an end, which never expires. */
export const hasExpired = 'quote_valid_until < now()'
const quoteOpen = `status = 'quoted' and (${hasExpired}) is not true`

/** Row-level security limits the rows already; naming the customer lets PostgreSQL use the index on customer and id. */
export function requestPage(
  query: JsonQuery,
  customerId: string,
  { after, limit, status, search, since, quoted_since, quote_open }: RequestPage,
): Promise<RequestSummary[]> {
  const filters = [
    { when: 'customer_id =', value: customerId },
    { when: 'status =', value: status },
    { when: 'id <', value: after },
    ...(search ? containingWords(search) : []).map((value) => ({ when: 'search like', value })),
    { when: 'created_at >=', value: since && startOfDay(since).toISOString() },
    { when: 'quoted_at >=', value: quoted_since && startOfDay(quoted_since).toISOString() },
  ].filter(({ value }) => value)
  const conditions = filters.map(({ when }, index) => `${when} $${index + 1}`)
  const where = [...conditions, ...(quote_open ? [quoteOpen] : [])].join(' and ')
  const values = filters.map(({ value }) => value)
  return readJson<RequestSummary>(query, statementFor(where, limit + 1), values, summaryMoments)
}

/** No index has what these pages are filtered by, so that all rows of a customer may be read. */
export function mayTakeLong({ search, since, quoted_since }: RequestPage): boolean {
  return Boolean(search || since || quoted_since)
}

/** The limit is a literal, since PostgreSQL would plan the statement each time if it were a parameter. */
const statementFor = (where: string, limit: number) =>
  asJson(`select ${summaryColumns} from requests where ${where} order by id desc limit ${Math.trunc(limit)}`)
