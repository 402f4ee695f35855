/** Handlers of a customer's own shipments. */
import { ownShipmentsContract } from '@kervan/domain/shipments/own-shipments.contract.ts'
import { labelShipment, rateShipment, readOwnShipment } from '#features/shipments/own-shipment.ts'
import { readShipmentFigures } from '#features/shipments/shipment-figures.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(ownShipmentsContract)

export const ownShipmentsHandlers = {
  figures: api.figures.handler(({ input, context }) => readShipmentFigures(context, input)),
  get: api.get.handler(({ input, context }) => readOwnShipment(context, input.id)),
  label: api.label.handler(({ input, context }) => labelShipment(context, input)),
  rate: api.rate.handler(({ input, context }) => rateShipment(context, input)),
}
