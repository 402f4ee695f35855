/** The initial ports of a sea request that is being priced: the customer's, those its form detected, or the suggested ones. */
import type { SuggestedPorts } from '@kervan/domain/places/places.contract.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'

type RequestWithPorts = Pick<
  RequestDetail,
  'shipment_type' | 'origin_port' | 'destination_port' | 'cargo_details'
>
export type Ports = { origin_port: string; destination_port: string }

/** The form stores `Mersin (TRMER)`; an order has the name only. */
const withoutCode = (port: string | undefined) => port?.replace(/ \([A-Z0-9]{3,5}\)$/, '') ?? ''

export function portsOf(request: RequestWithPorts, suggested?: SuggestedPorts): Ports {
  const { origin_port, destination_port, cargo_details } = request
  if (request.shipment_type !== 'sea') return { origin_port, destination_port }
  return {
    origin_port:
      origin_port || withoutCode(cargo_details.auto_detected_pol) || suggested?.pol.best?.name || '',
    destination_port:
      destination_port || withoutCode(cargo_details.auto_detected_pod) || suggested?.pod.best?.name || '',
  }
}
