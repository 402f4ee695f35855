/** A shipment on a card, and how it is spoken of. */
import type { LunaCard } from '@kervan/domain/luna/answer.ts'
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { delayedWord, shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { addresses, lines } from '#features/luna/answers/draft.ts'

export const lane = ({ origin_city, destination_city }: ShipmentSummary) =>
  [origin_city, destination_city].filter(Boolean).join(' – ')

/** What people typed into it. */
export const typedOf = (shipment: ShipmentSummary): string[] => [
  shipment.shipment_number,
  lane(shipment),
  shipment.origin_city,
  shipment.destination_city,
  shipment.current_location,
  shipment.own_name,
  shipment.own_reference,
  shipment.title,
  ...shipment.container_numbers,
]

export function shipmentCard(
  shipment: ShipmentSummary,
  more: Record<string, string | undefined> = {},
): LunaCard {
  const { id, shipment_number, status, delayed, eta, delivered_at, current_location } = shipment
  const isLate = delayed && status !== 'delivered'
  return {
    kind: 'shipment',
    id,
    title: shipment.own_name || shipment_number,
    detail: lane(shipment),
    status: isLate ? delayedWord : shipmentStatusWords[status],
    tone: isLate ? 'bad' : status === 'delivered' ? 'good' : status === 'customs' ? 'warning' : 'neutral',
    lines: lines({
      ...more,
      'Son bilinen yer': current_location,
      'Beklenen varış': delivered_at || !eta ? undefined : formatDate(eta),
      'Teslim edildi': delivered_at ? formatDate(delivered_at) : undefined,
      'Gönderi no': shipment.own_name ? shipment_number : undefined,
    }),
    link: { label: 'Gönderiyi aç', to: addresses.shipment(id) },
  }
}
