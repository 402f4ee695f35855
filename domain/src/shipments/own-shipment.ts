/** A shipment as its customer reads it in full, and the figures of their shipments. */
import { hasEvidence } from '#quotes/quote-answer.ts'
import { CargoType } from '#requests/request-fields.ts'
import { keysOf } from '#requests/request-options.ts'
import { GivenFeedback } from '#shipments/shipment-feedback.ts'
import { rate, ShipmentListInput, ShipmentSummary } from '#shipments/shipments.contract.ts'
import { customsStatusWords } from '#shipments/shipments.policy.ts'
import { ShipmentContainer, ShipmentReferences } from '#shipments/staff-shipments.ts'
import { decimalText } from '#values/decimal-field.ts'
import { choice, freeText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { MoneySum } from '#values/money.ts'
import { z } from '#z.ts'

const measured = (description: string, example: string) =>
  decimalText(3)
    .meta({ examples: [example] })
    .nullable()
    .describe(`${description}; bilinmiyorsa null`)

/** What its customer calls it. */
export const OwnLabels = z.object({
  own_reference: freeText(60, 'Müşterinin sipariş numarası', 'PO-4471'),
  own_name: freeText(80, 'Müşterinin verdiği ad', 'Bahar koleksiyonu'),
})
export type OwnLabels = z.output<typeof OwnLabels>

export const OwnShipment = ShipmentSummary.extend({
  ...ShipmentReferences.shape,
  company_id: Id.nullable().describe('Müşterinin kuruluşu; yoksa null'),
  request_number: writtenText('Geldiği talebin numarası', 'TLP-2026-000123'),
  cargo_type: CargoType.nullable().describe('Yükün türü; seçilmediyse null'),
  estimated_weight: measured('Ağırlık, kilogram', '18500.000'),
  estimated_volume: measured('Hacim, metreküp', '54.500'),
  quote_id: Id.nullable().describe('Kabul edilen teklif; yoksa null'),
  quote_no: writtenText('Teklifin numarası', 'KRV-2026-000123'),
  has_evidence: hasEvidence,
  quote_items: z
    .array(MoneySum.extend({ title: writtenText('Kalem', 'Deniz navlunu') }))
    .describe('Teklifin kabul edilen kalemleri'),
  customs_status: choice(keysOf(customsStatusWords), 'Gümrük işlemleri'),
  delayed_since: Moment.nullable().describe('Ne zamandır geciktiği; gecikmediyse null'),
  delay_reason: writtenText('Gecikmenin nedeni', 'Limanda yoğunluk'),
  promised_at: Moment.nullable().describe('Söz verilen varış; yoksa null'),
  containers: z
    .array(ShipmentContainer.pick({ number: true, size_type: true, seal: true }))
    .describe('Konteynerler'),
  feedback: GivenFeedback.nullable().describe('Müşterinin değerlendirmesi; vermediyse null'),
})
export type OwnShipment = z.output<typeof OwnShipment>

export const ShipmentFiguresInput = ShipmentListInput.pick({ search: true })
export type ShipmentFiguresInput = z.output<typeof ShipmentFiguresInput>

export const ShipmentFigures = z.object({
  total: countOf('Hepsi', 16),
  active: countOf('Hazırlanan, yolda ve gümrükte olan', 3),
  preparing: countOf('Hazırlanan', 1),
  in_transit: countOf('Yolda', 1),
  customs: countOf('Gümrükte', 1),
  delayed: countOf('Geciken', 1),
  delivered: countOf('Teslim edilen', 12),
  total_value: z.array(MoneySum).describe('Gönderilerin toplam bedeli, her para birimi ayrı; euro önde'),
  on_time: rate('Teslim edilenlerin bütün gönderilere oranı'),
  on_promise: rate('Söz verilen güne kadar teslim edilenlerin, günü belli olan teslimlere oranı'),
})
export type ShipmentFigures = z.output<typeof ShipmentFigures>
