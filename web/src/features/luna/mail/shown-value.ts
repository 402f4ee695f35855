/** What was read of a mail, as people write it. */
import type { MailField } from '@kervan/domain/luna/mail/mail-fields.ts'
import { cargoTypeWords, shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMeasure } from '@kervan/domain/values/format-number.ts'

const words: Record<string, string> = { ...shipmentTypeWords, ...cargoTypeWords }

export function shownValue(field: MailField, value: string): string {
  if (field === 'estimated_weight') return formatMeasure(value, 'kg')
  if (field === 'estimated_volume') return formatMeasure(value, 'm³')
  if (field === 'preferred_date') return formatDate(`${value}T12:00:00+03:00`)
  if (field === 'shipment_type' || field === 'cargo_type') return words[value] ?? value
  return value
}
