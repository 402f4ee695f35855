/** What people have asked for about their own data, for admins. */
import type {
  DataRequestListInput,
  ListedDataRequest,
} from '@kervan/domain/customers/data-requests.contract.ts'
import { dataRequest } from '#features/consents/consents.queries.ts'
import { dataRequests } from '#features/consents/data-requests.table.ts'
import { erasures } from '#features/customers/data-requests/erasures.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { by, byAge, byIfAny, momentKey, textKey } from '#spine/lists/sorts.ts'

export const dataRequestList = defineList<ListedDataRequest, DataRequestListInput>({
  name: 'data-requests',
  table: dataRequests,
  columns: {
    ...dataRequest,
    customer_id: dataRequests.user_id,
    person_name: dataRequests.person_name,
    person_email: dataRequests.person_email,
    channel: dataRequests.channel,
    identity_check: dataRequests.identity_check,
    erasing: sql<boolean>`${erasures.id} is not null and ${erasures.finished_at} is null`,
  },
  joins: sql`left join ${erasures} on ${eq(erasures.request_id, dataRequests.id)}`,
  sorts: {
    created: byAge,
    due: by(momentKey(dataRequests.due_at)),
    name: byIfAny(textKey(sql`nullif(${dataRequests.person_name}, '')`)),
  },
  filters: ({ status, kind, customer_id }) => [
    status && eq(dataRequests.status, status),
    kind && eq(dataRequests.kind, kind),
    customer_id ? eq(dataRequests.user_id, customer_id) : undefined,
  ],
  // There are few.
  search: {
    has: (pattern) =>
      sql`kervan_fold(${dataRequests.person_name} || ' ' || ${dataRequests.person_email}) like ${pattern}`,
  },
})
