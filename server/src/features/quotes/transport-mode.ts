/** The transport mode and containers of a request, whichever form it came through. */
import type { ShipmentType, TransportMode } from '@kervan/domain/requests/request-options.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'

type Load = Pick<AddedRequest, 'service_type' | 'cargo_details'>

/** The quick form's mode counts unless the shipment type has changed since. */
export function transportModeOf(shipmentType: ShipmentType, load: Load): TransportMode {
  const { transport_mode, fcl_lcl } = load.cargo_details
  if (transport_mode && shipmentTypeOf(transport_mode).type === shipmentType) return transport_mode
  if (shipmentType !== 'sea') return shipmentType
  return load.service_type === 'LCL' || fcl_lcl === 'LCL' ? 'sea_lcl' : 'sea_fcl'
}

export function containersOf({ cargo_details }: Load): { type: string; quantity: number | null } {
  const { container_details = [], container_type, container_quantity } = cargo_details
  if (container_details.length === 0)
    return { type: container_type ?? '', quantity: container_quantity ?? null }
  return {
    type: [...new Set(container_details.map(({ type }) => type))].join(', '),
    quantity: container_details.reduce((total, { quantity }) => total + quantity, 0),
  }
}
