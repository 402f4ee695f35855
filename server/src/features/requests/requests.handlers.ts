/** Handlers of the requests contract. */

import { mayEnter } from '@kervan/domain/access/roles.ts'
import { requestsContract } from '@kervan/domain/requests/requests.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { createQuickRequest } from '#features/requests/create-quick-request.ts'
import { editRequest } from '#features/requests/edit-request.ts'
import { mayTakeLong, ownRequestList } from '#features/requests/own-requests.list.ts'
import { requestCounts, requestDetail } from '#features/requests/requests.queries.ts'
import { staffRequestCounts, staffRequestList } from '#features/requests/staff-requests.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof requestsContract, WithCompany>(requestsContract)

const noCounts = { total: 0, pending: 0, quoted: 0, approved: 0, rejected: 0 }

export const requestsHandlers = {
  createQuick: api.createQuick.handler(({ input, context }) => createQuickRequest(context, input)),
  list: api.list.handler(({ input, context }) => {
    if (mayTakeLong(input)) return pageFor(context, ownRequestList, input)
    const { services, actor, person } = context
    return ownRequestList.page((text, values) => services.queryAs(actor, text, values), person.id, input)
  }),
  counts: api.counts.handler(async ({ context: { services, actor, person } }) => {
    const [counts] = await services.readAs(actor, (db) => requestCounts(db, person.id))
    return counts ?? noCounts
  }),
  get: api.get.handler(async ({ input, context: { services, actor }, errors }) => {
    const [found] = await services.readAs(actor, (db) => requestDetail(db, input.id))
    if (!found) throw errors.NOT_FOUND()
    // The notes are for staff only.
    return mayEnter('staff', actor.role) ? found : { ...found, staff_notes: '' }
  }),
  edit: api.edit.handler(({ input: { id, updated_at, ...edit }, context }) =>
    editRequest(context, id, updated_at, edit),
  ),
  staffList: api.staffList.handler(({ input, context }) => pageFor(context, staffRequestList, input)),
  staffCounts: api.staffCounts.handler(({ input, context }) => staffRequestCounts(queryFor(context), input)),
}
