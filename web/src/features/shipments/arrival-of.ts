/** When a shipment arrives and where it is, in the words of its customer. */
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { isOver } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'

/** Said of a day that has passed: nobody has told that it is late, and nobody that it has come. */
export const awaitedNews = 'Varış günü geçti, haber bekleniyor'

/** Where it is, or was last. */
export function placeText({
  status,
  current_location,
}: Pick<ShipmentSummary, 'status' | 'current_location'>): string {
  return current_location || (isOver(status) ? 'Bilinmiyor' : 'Henüz bilinmiyor')
}

/** The delivery date replaces the expected arrival; a day that has passed is not shown as if it were still to come. */
export function arrivalOf(
  { status, eta, delivered_at }: Pick<ShipmentSummary, 'status' | 'eta' | 'delivered_at'>,
  now = new Date(),
): { label: string; text: string } {
  if (status === 'delivered' && delivered_at)
    return { label: 'Teslim edildi', text: formatDate(delivered_at) }
  if (status === 'cancelled') return { label: 'Varış', text: 'İptal edildi' }
  const label = 'Beklenen varış'
  if (!eta) return { label, text: 'Henüz belli değil' }
  return { label, text: hasPassed(eta, now) ? `${formatDate(eta)} (bu gün geçti)` : formatDate(eta) }
}
