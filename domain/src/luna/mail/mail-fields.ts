/** What is read of a freight mail: the fields of a new request, each with the words of the mail that say so. Without zod. */
export const mailFieldWords = {
  shipment_type: 'Sevkiyat türü',
  origin_city: 'Çıkış yeri',
  destination_city: 'Varış yeri',
  container_type: 'Konteyner',
  container_quantity: 'Konteyner adedi',
  vehicle_count: 'Araç adedi',
  estimated_weight: 'Ağırlık',
  estimated_volume: 'Hacim',
  cargo_type: 'Yük türü',
  goods: 'Yükün cinsi',
  incoterm: 'Teslim şekli',
  preferred_date: 'Yükleme tarihi',
} as const
export type MailField = keyof typeof mailFieldWords
export const mailFields = Object.keys(mailFieldWords) as [MailField, ...MailField[]]

/** A stretch of the mail, counted in characters. */
export type Span = { start: number; end: number }

export type FoundField = Span & {
  field: MailField
  /** As the form has it: a key of a list, a decimal with a point, a day as `2026-03-05`. */
  value: string
}

export type Found = Omit<FoundField, 'field'>

export const foundAt = (value: string, start: number, length: number): Found => ({
  value,
  start,
  end: start + length,
})
