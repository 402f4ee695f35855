/** What people have asked for about their own data, for admins. */
import type { DataRequestListInput, ListedDataRequest } from '@kervan/domain/consents/consents.contract.ts'
import { users } from '#features/auth/users.table.ts'
import { dataRequest } from '#features/consents/consents.queries.ts'
import { dataRequests } from '#features/consents/data-requests.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { by, byAge, byOwner, momentKey } from '#spine/lists/sorts.ts'

export const dataRequestList = defineList<ListedDataRequest, DataRequestListInput>({
  name: 'data-requests',
  table: dataRequests,
  columns: { ...dataRequest, user_id: dataRequests.user_id, email: users.email },
  joins: sql`join ${users} on ${eq(users.id, dataRequests.user_id)}`,
  sorts: {
    created: byAge,
    due: by(momentKey(dataRequests.due_at)),
    email: byOwner({ from: sql`${users}`, id: users.id, ownedBy: dataRequests.user_id }, users.email),
  },
})
