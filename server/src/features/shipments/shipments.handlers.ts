/** Handlers of the shipments contract. */

import { shipmentsContract } from '@kervan/domain/shipments/shipments.contract.ts'
import { toPage } from '@kervan/domain/values/page.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { approveRequest } from '#features/shipments/approve-request.ts'
import { fullIntake } from '#features/shipments/full-intake.ts'
import { readOverview } from '#features/shipments/overview.ts'
import { historyOf, shipmentOf, shipmentPage } from '#features/shipments/shipments.queries.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof shipmentsContract, WithCompany>(shipmentsContract)

export const shipmentsHandlers = {
  fullIntake: api.fullIntake.handler(({ input, context }) => fullIntake(context, input)),
  approve: api.approve.handler(({ input, context }) => approveRequest(context, input)),
  overview: api.overview.handler(({ context }) => readOverview(context)),
  list: api.list.handler(async ({ input, context }) =>
    toPage(
      await context.services.readAs(context.actor, (db) => shipmentPage(db, context.person.id, input)),
      input.limit,
    ),
  ),
  get: api.get.handler(async ({ input, context, errors }) => {
    const [[shipment], history] = await context.services.actAs(context.actor, ({ db }) =>
      Promise.all([shipmentOf(db, input.id), historyOf(db, input.id)]),
    )
    if (!shipment) throw errors.NOT_FOUND()
    return { ...shipment, history }
  }),
}
