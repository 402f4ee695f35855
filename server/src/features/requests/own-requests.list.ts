/** A customer's own requests. Every open portal repeats its first page, so that one must stay cheap. */
import { type RequestSummary, requestStatuses } from '@kervan/domain/requests/request.ts'
import type { RequestListInput } from '@kervan/domain/requests/requests.contract.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { byDue, hasExpired, requestSummary } from '#features/requests/requests.queries.ts'
import { requests } from '#features/requests/requests.table.ts'
import { eq, gte, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { amountKey, by, byAge, byChoice, byIfAny, codeKey, isChoice, textKey } from '#spine/lists/sorts.ts'

export const ownRequestList = defineList<RequestSummary, RequestListInput>({
  name: 'own-requests',
  table: requests,
  columns: requestSummary,
  sorts: {
    created: byAge,
    number: by(textKey(requests.number)),
    due: byDue,
    title: by(textKey(requests.title)),
    status: byChoice(requests.status, requestStatuses),
    amount: byIfAny(codeKey(requests.quote_currency), amountKey(requests.quote_amount)),
  },
  filters: ({ status, since, quoted_since, quote_open }, personId) => [
    // Row-level security limits the rows already; naming the customer lets PostgreSQL use the index on customer and id.
    eq(requests.customer_id, personId ?? ''),
    status && isChoice(requests.status, status),
    since ? gte(requests.created_at, startOfDay(since).toISOString()) : undefined,
    quoted_since ? gte(requests.quoted_at, startOfDay(quoted_since).toISOString()) : undefined,
    quote_open ? sql`${isChoice(requests.status, 'quoted')} and (${hasExpired}) is not true` : undefined,
  ],
  search: { has: (pattern) => sql`${requests.search} like ${pattern}` },
})

/** No index has what these pages are filtered or sorted by, so that all rows of a customer may be read. */
export function mayTakeLong({ search, since, quoted_since, sort }: RequestListInput): boolean {
  return Boolean(search || since || quoted_since) || !(sort === '-created' || sort === 'created')
}
