/** The ports a request by sea is priced with before staff name any: its customer's, those its form found, or what suits its lane best. */
import type { SuggestedPorts } from '@kervan/domain/places/places.contract.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'

type Carried = Pick<RequestDetail, 'shipment_type' | 'origin_port' | 'destination_port' | 'cargo_details'>
export type Ports = { origin_port: string; destination_port: string }

/** The form writes `Mersin (TRMER)`; a port of an order is its name. */
const withoutCode = (port: string | undefined) => port?.replace(/ \([A-Z0-9]{3,5}\)$/, '') ?? ''

export function portsOf(request: Carried, suggested?: SuggestedPorts): Ports {
  const { origin_port, destination_port, cargo_details } = request
  if (request.shipment_type !== 'sea') return { origin_port, destination_port }
  return {
    origin_port:
      origin_port || withoutCode(cargo_details.auto_detected_pol) || suggested?.pol.best?.name || '',
    destination_port:
      destination_port || withoutCode(cargo_details.auto_detected_pod) || suggested?.pod.best?.name || '',
  }
}
