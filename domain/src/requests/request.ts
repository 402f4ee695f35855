/** A request in lists and on screens. Its price is that of its newest sent quote. */
import { CargoDetails } from '#requests/cargo-details.ts'
import { CargoType, shipmentTypes } from '#requests/request-fields.ts'
import {
  keysOf,
  pricingStatuses,
  requestForms,
  requestStatusWords,
  urgencyLevelWords,
} from '#requests/request-options.ts'
import { decimalText } from '#values/decimal-field.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Amount, Currency } from '#values/money.ts'
import { z } from '#z.ts'

export const requestStatuses = keysOf(requestStatusWords)
const measured = (description: string, example: string) =>
  decimalText(3)
    .meta({ examples: [example] })
    .nullable()
    .describe(`${description}; bilinmiyorsa null`)
const day = (description: string) =>
  z
    .string()
    .meta({ examples: ['2099-03-05'] })
    .nullable()
    .describe(`${description}; yoksa null`)

export const RequestNumber = z.string().meta({ description: 'Talep numarası', examples: ['TLP-2026-000123'] })

/** For a customer's list. */
export const RequestSummary = z.object({
  id: Id.describe('Talebin kimliği'),
  number: RequestNumber,
  title: z.string().meta({ description: 'Başlık', examples: ['Mersin – Hamburg, 2 × 40HC'] }),
  status: choice(requestStatuses, 'Durum'),
  shipment_type: choice(shipmentTypes, 'Taşıma türü'),
  origin_city: writtenText('Çıkış şehri', 'Mersin'),
  origin_country: writtenText('Çıkış ülkesi', 'Türkiye'),
  destination_city: writtenText('Varış şehri', 'Hamburg'),
  destination_country: writtenText('Varış ülkesi', 'Almanya'),
  preferred_date: day('Tercih edilen gün'),
  urgency_level: choice(keysOf(urgencyLevelWords), 'Aciliyet')
    .nullable()
    .describe('Aciliyet; seçilmediyse null'),
  pricing_status: choice(pricingStatuses, 'Hazırlanan teklifin durumu')
    .nullable()
    .describe('Hazırlanan teklifin durumu; hazırlanan yoksa null'),
  quote_id: Id.nullable().describe('Yanıtlanacak teklif; yoksa null'),
  quote_amount: Amount.nullable().describe('Teklif tutarı; yoksa null'),
  quote_currency: Currency.nullable().describe('Teklifin para birimi; yoksa null'),
  quote_valid_until: Moment.nullable().describe('Teklifin son anı; yoksa null'),
  quote_due_at: Moment.describe('Teklifin söz verildiği an'),
  shipment_id: Id.nullable().describe('Gönderi; yoksa null'),
  created_at: Moment.describe('Oluşturulma zamanı'),
  updated_at: Moment.describe('Son değişiklik'),
})
export type RequestSummary = z.output<typeof RequestSummary>

const revision = {
  revision_requested_at: Moment.nullable().describe('Müşterinin son revize istediği an; yoksa null'),
  revision_note: writtenText('Müşterinin neyin değişmesini istediği', 'Daha erken varış'),
}
const cost = (name: string) => Amount.nullable().describe(`${name}; yoksa null`)

export const RequestDetail = RequestSummary.extend({
  form: choice(requestForms, 'Hangi formla geldiği'),
  description: writtenText('Açıklama', 'Paletli makine parçası'),
  origin_postal_code: writtenText('Çıkış posta kodu', '33010'),
  origin_address: writtenText('Alım adresi', 'Örnek Sanayi Sitesi 4. Blok'),
  origin_port: writtenText('Yükleme limanı', 'Mersin'),
  destination_postal_code: writtenText('Varış posta kodu', '20457'),
  destination_address: writtenText('Teslim adresi', 'Örnek Depo'),
  destination_port: writtenText('Boşaltma limanı', 'Hamburg'),
  estimated_weight: measured('Ağırlık, kg', '1850'),
  estimated_volume: measured('Hacim, m³', '4.2'),
  cargo_type: CargoType.nullable().describe('Yükün türü; seçilmediyse null'),
  delivery_mode: writtenText('Teslimat şekli', 'door-to-door'),
  service_type: writtenText('Servis türü', 'FCL'),
  requester_company: writtenText('Talep eden şirket', 'Örnek Tekstil'),
  cargo_details: CargoDetails,
  quote_notes: writtenText('Teklif notu', 'Fiyata liman masrafı dahildir'),
  freight_cost: cost('Navlun'),
  baf_cost: cost('BAF'),
  caf_cost: cost('CAF'),
  demurrage_cost: cost('Demuraj'),
  other_costs: cost('Diğer masraflar'),
  quoted_at: Moment.nullable().describe('Teklifin verildiği an; yoksa null'),
  customer_response_at: Moment.nullable().describe('Müşterinin yanıtladığı an; yoksa null'),
  ...revision,
  staff_notes: writtenText('Personel notu; yalnız personel görür', 'Yüklemeyi cuma günü istiyor'),
  customer_id: Id.describe('Müşterinin kimliği'),
  customer_name: writtenText('Müşterinin adı', 'Defne Işık'),
  customer_company: writtenText('Müşterinin şirketi', 'Örnek Tekstil'),
  customer_email: writtenText('Müşterinin e-postası', 'defne@musteri.example'),
  customer_phone: writtenText('Müşterinin telefonu', '+90 532 000 00 01'),
  analysis: z
    .array(z.string().meta({ description: 'Bir bulgu', examples: ['Tahmini transit süre 7–14 gün.'] }))
    .nullable()
    .describe('Ön değerlendirmenin bulguları; henüz yapılmadıysa null'),
})
export type RequestDetail = z.output<typeof RequestDetail>

/** For the list of staff. */
export const StaffRequest = RequestSummary.extend({
  customer_id: Id.describe('Müşterinin kimliği'),
  customer_name: writtenText('Müşterinin adı', 'Defne Işık'),
  customer_company: writtenText('Müşterinin şirketi', 'Örnek Tekstil'),
  customer_phone: writtenText('Müşterinin telefonu', '+90 532 000 00 01'),
  ...revision,
})
export type StaffRequest = z.output<typeof StaffRequest>

/** The number of requests by status. */
export const RequestCounts = z.object({
  total: z
    .number()
    .int()
    .meta({ description: 'Hepsi', examples: [12] }),
  pending: z
    .number()
    .int()
    .meta({ description: 'Bekleyen', examples: [3] }),
  quoted: z
    .number()
    .int()
    .meta({ description: 'Teklif alınan', examples: [2] }),
  approved: z
    .number()
    .int()
    .meta({ description: 'Onaylanan', examples: [6] }),
  rejected: z
    .number()
    .int()
    .meta({ description: 'Reddedilen', examples: [1] }),
})
export type RequestCounts = z.output<typeof RequestCounts>

/** The answer to a sent form. */
export const CreatedRequest = z.object({
  id: Id.describe('Talebin kimliği'),
  number: RequestNumber,
  quote_due_at: Moment.describe('Teklifin söz verildiği an'),
})
export type CreatedRequest = z.output<typeof CreatedRequest>
