/** A sent quote as its customer reads it, the same on screen, page, PDF and mail. It knows neither cost nor margin. */

import { offerStatuses } from '#quotes/offer-options.ts'
import { hasEvidence, QuoteAnswer } from '#quotes/quote-answer.ts'
import { QuoteFields, QuoteItemFields } from '#quotes/quote-content.ts'
import { QuoteNo, QuoteTotals } from '#quotes/quote-document.ts'
import { FrozenRates } from '#rates/frozen-rates.ts'
import { shipmentTypes } from '#requests/request-fields.ts'
import { decimalText } from '#values/decimal-field.ts'
import { choice, count, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Amount, type Currency } from '#values/money.ts'
import { z } from '#z.ts'

const sum = (description: string) => decimalText(2, 16).meta({ description, examples: ['1250.00'] })

export const OfferItem = QuoteItemFields.pick({
  kind: true,
  title: true,
  description: true,
  quantity: true,
  unit: true,
  unit_price: true,
  currency: true,
  is_optional: true,
  tax_code: true,
}).extend({
  id: Id.describe('Kalemin kimliği'),
  tax_percent: z.string().meta({ description: 'Vergi oranı, yüzde', examples: ['20'] }),
  amount: sum('Tutar, kalemin para biriminde'),
  converted: sum('Tutar, teklifin para biriminde'),
})
export type OfferItem = z.output<typeof OfferItem>

export const OfferBasis = z.object({
  load: writtenText('Yük', '2 × 40HC'),
  weight: writtenText('Ağırlık', '24.500 kg'),
  volume: writtenText('Hacim', '58 m³'),
  chargeable_weight: writtenText('Ücrete esas ağırlık', '355 kg'),
  price_is_for: writtenText('Fiyatın ne için olduğu', 'Toplam fiyat 2 × 40HC içindir.'),
})

/** For a list of offers. */
export const OfferSummary = QuoteFields.pick({
  transport_mode: true,
  pol: true,
  pod: true,
  etd: true,
  eta: true,
  incoterm: true,
  currency: true,
  out_of_scope: true,
}).extend({
  id: Id.describe('Teklifin kimliği'),
  quote_no: QuoteNo,
  revision: count(1, 10_000, 'Revizyon', 1),
  status: choice(offerStatuses, 'Durum'),
  request_id: Id.nullable().describe('Talebin kimliği; yoksa null'),
  title: writtenText('Başlık', 'Mersin – Hamburg, 2 × 40HC'),
  shipment_type: choice(shipmentTypes, 'Taşıma türü'),
  total: Amount.describe('Genel toplam; kabul edildiyse seçilen seçeneklerle'),
  valid_until: Moment.describe('Geçerli olduğu son an'),
  sent_at: Moment.describe('Gönderildiği an'),
  answered_at: Moment.nullable().describe('Yanıtlandığı an; yanıtlanmadıysa null'),
  has_evidence: hasEvidence,
  basis: OfferBasis.describe('Fiyatın ne için olduğu, parça parça'),
  included: z
    .array(writtenText('Bir kalem', 'Deniz navlunu'))
    .describe('Fiyata dahil kalemler; kabul edildiyse seçilenler de'),
})
export type OfferSummary = z.output<typeof OfferSummary>

export const Offer = QuoteFields.omit({ target_margin_pct: true }).extend({
  ...OfferSummary.omit({ total: true, sent_at: true, included: true }).shape,
  request_number: writtenText('Talebin numarası', 'TLP-2026-000123'),
  sent_at: Moment.nullable().describe('Gönderildiği an; önizlemede null'),
  customer_id: Id.describe('Müşterinin kimliği'),
  /** Clauses with the quote's own values in them. */
  terms_conditions: z
    .array(z.string().meta({ description: 'Bir madde', examples: ['Bu teklif 30 gün geçerlidir.'] }))
    .describe('Şartlar'),
  rates: FrozenRates.describe('Teklifin dondurulmuş kurları'),
  items: z.array(OfferItem).describe('Kalemler, sırasıyla'),
  totals: z.array(QuoteTotals).describe('Toplamlar: önce teklifin para birimi, sonra ötekiler'),
  ...QuoteAnswer.shape,
  is_newest: z.boolean().meta({ description: 'Daha yeni bir revizyon yok mu', examples: [true] }),
  representative: z
    .object({
      name: writtenText('Temsilcinin adı', 'Deniz Aksoy'),
      email: writtenText('Temsilcinin e-postası', 'deniz@kervan.example'),
      phone: writtenText('Temsilcinin telefonu', '+90 850 000 00 00'),
    })
    .nullable()
    .describe('Teklifi hazırlayan; bilinmiyorsa null'),
})
export type Offer = z.output<typeof Offer>
export type OfferCurrency = z.output<typeof Currency>
