/** Handlers of the shipments contract. */

import { shipmentsContract } from '@kervan/domain/shipments/shipments.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { approveRequest } from '#features/shipments/approve-request.ts'
import { fullIntake } from '#features/shipments/full-intake.ts'
import { readLaneTransit } from '#features/shipments/lane-transit.ts'
import { type WithMissedArrivals, withMissedArrivals } from '#features/shipments/missed-arrivals.ts'
import { readOverview } from '#features/shipments/overview.ts'
import { ownShipmentList } from '#features/shipments/own-shipments.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof shipmentsContract, WithCompany & WithMissedArrivals>(shipmentsContract)

export const shipmentsHandlers = {
  laneTransit: api.laneTransit.handler(({ input, context }) =>
    readLaneTransit(context.services.readAs, input),
  ),
  fullIntake: api.fullIntake.handler(({ input, context }) => fullIntake(context, input)),
  approve: api.approve.handler(({ input, context }) => approveRequest(context, input)),
  overview: api.overview.handler(({ context }) => readOverview(context)),
  list: api.list.handler(async ({ input, context }) => {
    const { items, next_cursor } = await pageFor(context, ownShipmentList, input)
    return { items: await withMissedArrivals(context, items), next_cursor }
  }),
}
