/** What each entry of a shipment's history says. */
import type { ShipmentHistory } from '@kervan/domain/shipments/shipments.contract.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate } from '#ui/format.ts'

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
      return new_value ? `Gecikme: ${new_value}` : 'Gecikme kalktı'
    default:
      return new_value || 'Not eklendi'
  }
}
