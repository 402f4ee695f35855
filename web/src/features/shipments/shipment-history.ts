/** What each entry of a shipment's history says. */
import type { ShipmentHistory } from '@kervan/domain/shipments/shipments.contract.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'

type Entry = Pick<ShipmentHistory, 'kind' | 'old_value' | 'new_value' | 'place'>

export function historyWords({ kind, new_value, place }: Entry): string {
  switch (kind) {
    case 'created':
      return 'Gönderi oluşturuldu'
    case 'status':
      return (shipmentStatusWords as Record<string, string>)[new_value] ?? new_value
    case 'location':
      return `Konum: ${new_value || place}`
    case 'eta':
      return new_value ? `Beklenen varış: ${formatDate(new_value)}` : 'Beklenen varış değişti'
    case 'delay':
      // Why it is late stands in the entry's note.
      return new_value ? 'Gecikme bildirildi' : 'Gecikme kalktı'
    default:
      return new_value || 'Not eklendi'
  }
}

type Detailed = Entry & Pick<ShipmentHistory, 'at' | 'note' | 'actor_name'>

/** When, where, why and who; a place that the entry's words name is not said again. */
export function historyDetail(entry: Detailed): string {
  const place = historyWords(entry).includes(entry.place) ? '' : entry.place
  return [formatDateTime(entry.at), place, entry.note, entry.actor_name].filter(Boolean).join(' · ')
}
