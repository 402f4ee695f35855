/** Handlers of the office's shipments. */
import { staffShipmentsContract } from '@kervan/domain/shipments/staff-shipments.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { createShipment } from '#features/shipments/create-shipment.ts'
import { notifyOfShipment } from '#features/shipments/notify-of-shipment.ts'
import { shipmentLanes } from '#features/shipments/shipment-lanes.ts'
import { assignOperations, readStaffShipment } from '#features/shipments/staff-shipment.ts'
import { staffShipmentCounts, staffShipmentList } from '#features/shipments/staff-shipments.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof staffShipmentsContract, WithCompany>(staffShipmentsContract)

export const staffShipmentsHandlers = {
  create: api.create.handler(({ input, context }) => createShipment(context, input)),
  list: api.list.handler(({ input, context }) => pageFor(context, staffShipmentList, input)),
  counts: api.counts.handler(({ input, context }) =>
    staffShipmentCounts(queryFor(context), context.person.id, input),
  ),
  lanes: api.lanes.handler(async ({ context }) => ({ lanes: await shipmentLanes(context) })),
  get: api.get.handler(({ input, context }) => readStaffShipment(context, input.id)),
  assign: api.assign.handler(({ input, context }) => assignOperations(context, input)),
  notify: api.notify.handler(({ input, context }) => notifyOfShipment(context, input)),
}
