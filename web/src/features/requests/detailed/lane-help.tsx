/** Information about the lane: suggested ports and transit time. */

import { shortened } from '@kervan/domain/values/shortened.ts'
import { type Lane, useSuggestedPorts } from '#features/places/suggested-ports.ts'
import { SuggestedPortsCard } from '#features/places/suggested-ports-card.tsx'
import type { DetectedPorts } from '#features/requests/detailed/check-detailed.ts'
import type { DetailedDraft } from '#features/requests/detailed/detailed-draft.ts'
import { transportModeOfDraft } from '#features/requests/detailed/detailed-load.ts'
import { TransitHint } from '#features/requests/help/transit-hint.tsx'

export function LaneHelp({ draft }: { draft: DetailedDraft }) {
  const { shipment_type: type, origin_country, destination_country } = draft
  if (type === '' || !origin_country.trim() || !destination_country.trim()) return null
  return (
    <div className="flex flex-col gap-2">
      <SuggestedPortsCard {...laneOf(draft)} />
      <TransitHint
        mode={transportModeOfDraft(draft) ?? 'sea_fcl'}
        originCountry={origin_country}
        originCity={draft.origin_city}
        destinationCountry={destination_country}
        destinationCity={draft.destination_city}
      />
    </div>
  )
}

function laneOf(draft: DetailedDraft): Lane {
  return {
    shipmentType: draft.shipment_type || 'sea',
    originCountry: draft.origin_country,
    originCity: draft.origin_city,
    destinationCountry: draft.destination_country,
    destinationCity: draft.destination_city,
  }
}

/** The suggestions for the current lane, never those of an earlier one. */
export function useLanePorts(draft: DetailedDraft) {
  const { data, isPlaceholderData } = useSuggestedPorts(laneOf(draft))
  const current = draft.shipment_type === '' || isPlaceholderData ? undefined : data
  return { pol: current?.pol.best ?? null, pod: current?.pod.best ?? null }
}

/** As `Mersin (TRMER)`: readable, and with the code. */
export function detectedPorts({ pol, pod }: ReturnType<typeof useLanePorts>): DetectedPorts {
  const portText = (place: typeof pol) => (place ? shortened(`${place.name} (${place.code})`, 80) : '')
  return { pol: portText(pol), pod: portText(pod) }
}
