/** The office's list of all requests. */
import { requestStatuses, type StaffRequest } from '@kervan/domain/requests/request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import type { StaffRequestListInput } from '@kervan/domain/requests/requests.contract.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requestCustomer, requestSummary } from '#features/requests/requests.queries.ts'
import { requests } from '#features/requests/requests.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { countUpTo, defineList, type ListQuery } from '#spine/lists/define-list.ts'
import {
  amountKey,
  by,
  byAge,
  byChoice,
  byIfAny,
  byOwner,
  codeKey,
  isChoice,
  momentKey,
  textKey,
} from '#spine/lists/sorts.ts'

const isOverdue = sql`${isChoice(requests.status, 'pending')} and ${requests.quote_due_at} < now()`
/** As the list shows it: the company, then the person. */
const customerText = sql`nullif(trim(${profiles.company} || ' ' || ${profiles.first_name} || ' ' || ${profiles.last_name}), '')`

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
    due: by(momentKey(requests.quote_due_at)),
    title: by(textKey(requests.title)),
    customer: byOwner(
      { from: sql`${profiles}`, id: profiles.id, ownedBy: requests.customer_id },
      customerText,
    ),
    status: byChoice(requests.status, requestStatuses),
    // By currency first, since amounts of different currencies cannot be compared.
    amount: byIfAny(codeKey(requests.quote_currency), amountKey(requests.quote_amount)),
  },
  filters: ({ status, customer_id, overdue }) => [
    status && isChoice(requests.status, status),
    customer_id ? eq(requests.customer_id, customer_id) : undefined,
    overdue ? isOverdue : undefined,
  ],
  divisions: ({ status, customer_id }) =>
    status || customer_id ? [] : requestStatuses.map((one) => isChoice(requests.status, one)),
  search: {
    has: (pattern) =>
      sql`(${requests.search} like ${pattern} or (select c.search from profiles c where c.id = ${requests.customer_id}) like ${pattern})`,
    // An array, since only with one are the indexes of both tables combined.
    hasByIndex: (pattern) =>
      sql`(${requests.search} like ${pattern} or ${requests.customer_id} = any(array(select c.id from profiles c where c.search like ${pattern})))`,
  },
})

export function staffRequestCounts(query: ListQuery) {
  const hasStatus = (status: RequestStatus) => isChoice(requests.status, status)
  return countUpTo(query, requests, {
    total: undefined,
    pending: hasStatus('pending'),
    quoted: hasStatus('quoted'),
    approved: hasStatus('approved'),
    rejected: hasStatus('rejected'),
    overdue: isOverdue,
  })
}
