/** The texts of a shipment's history entries. */
import type { ShipmentHistory } from '@kervan/domain/shipments/shipments.contract.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'

type Entry = Pick<ShipmentHistory, 'kind' | 'old_value' | 'new_value' | 'place'>

export function historyText({ kind, new_value, place }: Entry): string {
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
      // The reason is in the entry's note.
      return new_value ? 'Gecikme bildirildi' : 'Gecikme kalktı'
    default:
      return new_value || 'Not eklendi'
  }
}

type Detailed = Entry & Pick<ShipmentHistory, 'at' | 'note' | 'actor_name'>

/** Time, place, note and person; a place that the text already contains is left out. */
export function historyDetail(entry: Detailed): string {
  const place = historyText(entry).includes(entry.place) ? '' : entry.place
  return [formatDateTime(entry.at), place, entry.note, entry.actor_name].filter(Boolean).join(' · ')
}
