/** How Luna says where a shipment is. */
import { type ShipmentStatus, shipmentStatusWords } from '#shipments/shipments.policy.ts'
import { formatDate } from '#values/format-date.ts'

type Found = {
  shipment_number: string
  status: ShipmentStatus
  current_location: string
  eta: string | null
  delivered_at: string | null
}

export function foundWords(shipments: readonly Found[]): string {
  const [only] = shipments
  if (!only || shipments.length > 1) return `Bu numarayla ${shipments.length} gönderiniz var.`
  return `${only.shipment_number} numaralı gönderiniz bulundu. ${stateWords(only)}`
}

export function sampleWords(
  sample: Omit<Found, 'shipment_number' | 'delivered_at'> & { title: string },
): string {
  return `Demo örneği, ${sample.title}. ${stateWords({ ...sample, delivered_at: null })}`
}

function stateWords({ status, current_location, eta, delivered_at }: Omit<Found, 'shipment_number'>): string {
  return [
    `Durumu: ${shipmentStatusWords[status]}.`,
    delivered_at && `Teslim tarihi: ${formatDate(delivered_at)}.`,
    !delivered_at && current_location && `Son bilinen yeri: ${current_location}.`,
    !delivered_at && eta && `Beklenen varış: ${formatDate(eta)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
