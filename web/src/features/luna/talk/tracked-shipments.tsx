/** What the tracking form has found: one's own shipments, or a journey of the demo's. */
import type { TalkTracking } from '@kervan/domain/luna/talk.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { TalkCard } from '#features/luna/talk/answer-parts.tsx'
import { shipmentAddress } from '#features/requests/request-addresses.ts'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'

const mostShown = 3

export function TrackedShipments({ tracking: { shipments, sample } }: { tracking: TalkTracking }) {
  return (
    <>
      {shipments.slice(0, mostShown).map((shipment) => (
        <TalkCard
          key={shipment.id}
          title={shipment.shipment_number}
          detail={`${shipment.origin_city} – ${shipment.destination_city}`}
          badge={<ShipmentBadge status={shipment.status} delayed={shipment.delayed} />}
          lines={linesOf(shipment)}
          link={{ label: 'Gönderiyi aç', to: shipmentAddress(shipment.id) }}
        />
      ))}
      {sample && (
        <TalkCard
          title={sample.title}
          detail={`${sample.origin} – ${sample.destination}`}
          badge={<ShipmentBadge status={sample.status} delayed={false} />}
          lines={linesOf(sample)}
        />
      )}
    </>
  )
}

function linesOf({ current_location, eta }: { current_location: string; eta: string | null }) {
  return [
    ...(current_location ? [{ label: 'Son bilinen yer', value: current_location }] : []),
    ...(eta ? [{ label: 'Beklenen varış', value: formatDate(eta) }] : []),
  ]
}
