/** A shipment in the office's list and on its page, and what the list can be asked for. */
import { shipmentTypes } from '#requests/request-fields.ts'
import { keysOf } from '#requests/request-options.ts'
import { GivenFeedback } from '#shipments/shipment-feedback.ts'
import { ShipmentSummary, shipmentFilters } from '#shipments/shipments.contract.ts'
import { customsStatusWords } from '#shipments/shipments.policy.ts'
import { choice, count, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { MoneySum } from '#values/money.ts'
import { z } from '#z.ts'

export const StaffShipment = ShipmentSummary.extend({
  customer_id: Id.describe('Müşterinin kimliği'),
  customer_name: writtenText('Müşteri', 'Defne Işık'),
  customer_company: writtenText('Müşterinin şirketi', 'Örnek Tekstil'),
  delayed_since: Moment.nullable().describe('Ne zamandır geciktiği; gecikmediyse null'),
  delay_reason: writtenText('Gecikmenin nedeni', 'Limanda yoğunluk'),
  operations_assigned_to: Id.nullable().describe('Operasyon sorumlusu; yoksa null'),
  operations_name: writtenText('Operasyon sorumlusunun adı', 'Ece Yaman'),
})
export type StaffShipment = z.output<typeof StaffShipment>

const freeDays = (where: string) =>
  count(0, 365, `Ücretsiz gün, ${where}`, 7)
    .nullable()
    .describe(`Ücretsiz gün, ${where}; anlaşılmadıysa null`)

/** A container as the page of a shipment shows it. */
export const ShipmentContainer = z.object({
  number: writtenText('Konteyner numarası', 'CSQU3054383'),
  size_type: writtenText('Boyu ve türü, ISO koduyla', '45G1'),
  seal: writtenText('Mühür numarası', 'KV123456'),
  free_days_demurrage: freeDays('terminalde'),
  free_days_detention: freeDays('terminal dışında'),
})
export type ShipmentContainer = z.output<typeof ShipmentContainer>

export const ShipmentReferences = z.object({
  booking_number: writtenText('Rezervasyon numarası', 'KVB1234567'),
  bill_of_lading: writtenText('Konşimento numarası', 'KVNL123456789'),
  air_waybill: writtenText('Hava konşimentosu', '020-12345675'),
  cmr_number: writtenText('CMR numarası', 'CMR123456'),
  plate: writtenText('Araç plakası', '34KVN123'),
})
export type ShipmentReferences = z.output<typeof ShipmentReferences>

export const StaffShipmentDetail = StaffShipment.extend({
  ...ShipmentReferences.shape,
  company_id: Id.nullable().describe('Müşterinin kuruluşu; yoksa null'),
  customer_email: writtenText('Müşterinin e-postası', 'defne@musteri.example'),
  customer_phone: writtenText('Müşterinin telefonu', '+90 532 000 00 00'),
  request_number: writtenText('Geldiği talebin numarası', 'TLP-2026-000123'),
  quote_id: Id.nullable().describe('Kabul edilen teklif; yoksa null'),
  quote_no: writtenText('Teklifin numarası', 'KRV-2026-000123'),
  quote_items: z
    .array(
      z.object({
        title: writtenText('Kalem', 'Deniz navlunu'),
        amount: MoneySum.shape.amount,
        currency: MoneySum.shape.currency,
      }),
    )
    .describe('Teklifin kabul edilen kalemleri'),
  customs_status: choice(keysOf(customsStatusWords), 'Gümrük işlemleri'),
  promised_at: Moment.nullable().describe('Söz verilen varış; yoksa null'),
  operations_assigned_at: Moment.nullable().describe('Sorumlunun atandığı an; yoksa null'),
  operations_notes: writtenText('Operasyonun iç notu', 'Alıcı sabah arasın istiyor'),
  containers: z.array(ShipmentContainer).describe('Konteynerler'),
  feedback: GivenFeedback.nullable().describe('Müşterinin değerlendirmesi; vermediyse null'),
  granted_free_days: count(0, 365, 'Teklifin verdiği ücretsiz gün', 7)
    .nullable()
    .describe('Teklifin demuraj ve detention için verdiği ücretsiz gün; yoksa null'),
})
export type StaffShipmentDetail = z.output<typeof StaffShipmentDetail>

/** The free time of a container runs, has at most three days left, or is over. */
export const freeTimeFilters = ['running', 'soon', 'over'] as const

export const staffShipmentSorts = [
  'created',
  'number',
  'customer',
  'lane',
  'type',
  'status',
  'delay',
  'eta',
  'place',
  'owner',
  'container',
] as const

const onlyIf = (description: string) =>
  z
    .stringbool()
    .meta({ description, examples: ['true'] })
    .optional()

/** Beside the status: what is in customs may be late. */
export const delayFilters = ['late', 'on_time'] as const

const city = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(80)
    .meta({ description, examples: [example] })
    .optional()

/** What the counts of the tabs depend on, as the rows do. */
const scope = {
  search: searchInput('Numara, müşteri, yer, konteyner, konşimento, rezervasyon veya plakada', 'mersin'),
  mine: onlyIf('Yalnızca operasyonu sizde olanlar'),
  owner_id: Id.describe('Yalnızca operasyonu bu kişide olanlar').optional(),
  unowned: onlyIf('Yalnızca operasyon sorumlusu olmayanlar'),
  type: choice(shipmentTypes, 'Yalnızca bu taşıma türü').optional(),
  customer_id: Id.describe('Yalnızca bu müşterinin gönderileri').optional(),
  origin: city('Yalnızca bu şehirden çıkanlar', 'Mersin'),
  destination: city('Yalnızca bu şehre gidenler', 'Hamburg'),
  delay: choice(delayFilters, 'Yalnızca gecikenler ya da gecikmeyenler').optional(),
  free: choice(
    freeTimeFilters,
    'Yalnızca bir konteynerinin ücretsiz süresi işleyenler; soon üç gün ve altı, over süresi dolanlar',
  ).optional(),
}

export const StaffShipmentCountInput = z.object(scope)
export type StaffShipmentCountInput = z.output<typeof StaffShipmentCountInput>

/** All that says which shipments are shown, in a list or on a map. */
export const StaffShipmentFilters = StaffShipmentCountInput.extend({
  status: choice(
    shipmentFilters,
    'Yalnızca bu durumdakiler; active yolda olanların hepsi, delayed gecikenler',
  ).optional(),
})

export type StaffShipmentFilters = z.output<typeof StaffShipmentFilters>

export const StaffShipmentListInput = listInput(staffShipmentSorts, '-created').extend(
  StaffShipmentFilters.shape,
)
export type StaffShipmentListInput = z.output<typeof StaffShipmentListInput>

export const StaffShipmentCounts = searchedCounts({
  total: countOf('Hepsi', 240),
  active: countOf('Yolda olan', 40),
  preparing: countOf('Hazırlanan', 12),
  in_transit: countOf('Yolda', 20),
  customs: countOf('Gümrükte', 8),
  delayed: countOf('Geciken', 4),
  delivered: countOf('Teslim edilen', 180),
  cancelled: countOf('İptal edilen', 6),
})
