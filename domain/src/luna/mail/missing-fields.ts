/** What a request still needs before it can be priced. The goods and the way decide what that is. Without zod. */
import { type MailField, mailFields } from '#luna/mail/mail-fields.ts'

export type MailValues = Partial<Record<MailField, string>>

const always: readonly MailField[] = [
  'shipment_type',
  'origin_city',
  'destination_city',
  'estimated_weight',
  'goods',
  'incoterm',
  'preferred_date',
]

export function missingFields(values: MailValues): MailField[] {
  const isMissing = (field: MailField) => !values[field]
  const needed = new Set(always)
  if (values.shipment_type === 'sea') {
    needed.add('container_type')
    needed.add(values.container_type === 'LCL' ? 'estimated_volume' : 'container_quantity')
  }
  if (values.shipment_type === 'air') needed.add('estimated_volume')
  // A whole truck is counted, a share of one is measured.
  if (values.shipment_type === 'land' && isMissing('vehicle_count')) needed.add('estimated_volume')
  // How many of what nobody named yet is not asked for.
  if (isMissing('container_type')) needed.delete('container_quantity')
  return mailFields.filter((field) => needed.has(field) && isMissing(field))
}
