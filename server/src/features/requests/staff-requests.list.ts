/** The office's list of all requests. */
import { requestStatuses, type StaffRequest } from '@kervan/domain/requests/request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import type {
  StaffRequestCountInput,
  StaffRequestListInput,
} from '@kervan/domain/requests/requests.contract.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { byDue, requestCustomer, requestSummary } from '#features/requests/requests.queries.ts'
import { requests } from '#features/requests/requests.table.ts'
import { and, eq, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import {
  amountKey,
  by,
  byAge,
  byChoice,
  byIfAny,
  bySearched,
  byText,
  codeKey,
  isChoice,
  isPerson,
  textKey,
} from '#spine/lists/sorts.ts'

const isLate = sql`${requests.quote_due_at} < now()`
const isPending = isChoice(requests.status, 'pending')
/** Within a status. */
function isOverdue(status: RequestStatus | undefined): SQL | undefined {
  if (!status) return and(isPending, isLate)
  return status === 'pending' ? isLate : sql`false`
}

/** Only what is pending is overdue. */
function statusesOf({ status, overdue }: StaffRequestListInput): readonly RequestStatus[] {
  if (status) return [status]
  return overdue ? ['pending'] : requestStatuses
}

const titleAndSearched = [requests.id, requests.title, requests.status, requests.search, requests.customer_id]

export const staffRequestList = defineList<StaffRequest, StaffRequestListInput>({
  name: 'staff-requests',
  table: requests,
  columns: {
    ...requestSummary,
    ...requestCustomer,
    revision_requested_at: requests.revision_requested_at,
    revision_note: requests.revision_note,
  },
  joins: sql`left join ${profiles} on ${eq(profiles.id, requests.customer_id)}`,
  sorts: {
    created: byAge,
    number: by(textKey(requests.number)),
    due: byDue,
    title: ({ customer_id, overdue }) =>
      bySearched(customer_id || overdue ? undefined : titleAndSearched, textKey(requests.title)),
    customer: byText(requests.customer_listed_as),
    status: byChoice(requests.status, requestStatuses),
    // By currency first, since amounts of different currencies cannot be compared.
    amount: byIfAny(codeKey(requests.quote_currency), amountKey(requests.quote_amount)),
  },
  filters: ({ status, customer_id, since, overdue }, _, is) => [
    status && is(requests.status, status),
    since === undefined
      ? undefined
      : sql`${requests.created_at} >= ${startOfDay(since).toISOString()}::timestamptz`,
    customer_id ? isPerson(requests.customer_id, customer_id) : undefined,
    overdue ? isOverdue(status) : undefined,
  ],
  // Of one customer there are few.
  divisions: (input) =>
    input.customer_id ? 'few' : { column: requests.status, filter: 'status', values: statusesOf(input) },
  search: {
    has: (pattern) =>
      sql`(${requests.search} like ${pattern} or (select c.search from profiles c where c.id = ${requests.customer_id}) like ${pattern})`,
    withOther: {
      // An array, since only with one are the indexes of both tables combined.
      hasByIndex: (pattern) =>
        sql`(${requests.search} like ${pattern} or ${requests.customer_id} = any(array(select c.id from profiles c where c.search like ${pattern})))`,
      hasAmongMany: (pattern) =>
        sql`(${requests.search} like ${pattern} or ${requests.customer_id} in (select c.id from profiles c where c.search like ${pattern}))`,
    },
  },
})

export function staffRequestCounts(query: ListQuery, input: StaffRequestCountInput) {
  const hasStatus = (status: RequestStatus) => isChoice(requests.status, status)
  return staffRequestList.countsIfFew(query, undefined, input, {
    total: undefined,
    pending: hasStatus('pending'),
    quoted: hasStatus('quoted'),
    approved: hasStatus('approved'),
    rejected: hasStatus('rejected'),
    overdue: isOverdue(undefined),
  })
}
