/** Handlers of the requests contract. */

import { mayEnter } from '@kervan/domain/access/roles.ts'
import { requestsContract } from '@kervan/domain/requests/requests.contract.ts'
import { toPage } from '@kervan/domain/values/page.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { createQuickRequest } from '#features/requests/create-quick-request.ts'
import { editRequest } from '#features/requests/edit-request.ts'
import { mayTakeLong, requestPage } from '#features/requests/request-page.ts'
import {
  requestCounts,
  requestDetail,
  staffRequestCounts,
  staffRequestPage,
} from '#features/requests/requests.queries.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof requestsContract, WithCompany>(requestsContract)

const noCounts = { total: 0, pending: 0, quoted: 0, approved: 0, rejected: 0 }

export const requestsHandlers = {
  createQuick: api.createQuick.handler(({ input, context }) => createQuickRequest(context, input)),
  list: api.list.handler(async ({ input, context: { services, actor, person } }) => {
    const query = <Row>(text: string, values: unknown[]) =>
      mayTakeLong(input)
        ? services.actAs(actor, (tx) => tx.query<Row>(text, values))
        : services.queryAs<Row>(actor, text, values)
    return toPage(await requestPage(query, person.id, input), input.limit)
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
  staffList: api.staffList.handler(async ({ input, context: { services, actor } }) =>
    toPage(await services.actAs(actor, (tx) => staffRequestPage(tx.db, input)), input.limit),
  ),
  staffCounts: api.staffCounts.handler(async ({ context: { services, actor } }) => {
    const { rows } = await services.readAs(actor, staffRequestCounts)
    return rows[0] ?? { pending: 0, quoted: 0, overdue: 0 }
  }),
}
