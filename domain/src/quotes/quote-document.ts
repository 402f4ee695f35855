/** A whole quote as the office sees it: what was written, and the sums that follow. */
import { callOutcomes } from '#quotes/call-outcomes.ts'
import { QuoteAnswer } from '#quotes/quote-answer.ts'
import { QuoteFields, QuoteLine } from '#quotes/quote-content.ts'
import { marginStates } from '#quotes/quote-margin.ts'
import { quoteStatuses } from '#quotes/quotes.policy.ts'
import { FrozenRates } from '#rates/frozen-rates.ts'
import { decimalText } from '#values/decimal-field.ts'
import { choice, count, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Currency } from '#values/money.ts'
import { z } from '#z.ts'

/** Two hundred lines of twelve digits have fifteen. */
const sum = (description: string) => decimalText(2, 16).meta({ description, examples: ['1250.00'] })
/** May be a loss. */
const gain = (description: string, example = '225.00') =>
  z
    .string()
    .regex(/^-?\d+\.\d{2}$/)
    .meta({ description, examples: [example] })

const measured = (description: string, example: string) =>
  decimalText(3)
    .meta({ examples: [example] })
    .nullable()
    .describe(`${description}; bilinmiyorsa null`)
const country = (description: string, example: string) =>
  z
    .string()
    .meta({ examples: [example] })
    .nullable()
    .describe(`${description}; bilinmiyorsa null`)

export const QuoteNo = z.string().meta({ description: 'Teklif numarası', examples: ['KRV-2026-000123'] })

export const QuoteTotals = z.object({
  currency: Currency,
  subtotal: sum('Ara toplam'),
  taxes: z
    .array(
      z.object({
        code: z.string().meta({ description: 'Vergi kodu', examples: ['KDV20'] }),
        percent: z.string().meta({ description: 'Oran, yüzde', examples: ['20'] }),
        base: sum('Matrah'),
        tax: sum('Vergi'),
      }),
    )
    .describe('Vergi koduna göre'),
  tax: sum('Vergi toplamı'),
  total: sum('Genel toplam'),
  optional_total: sum('İsteğe bağlı kalemlerin toplamı, vergisiyle; genel toplamda yok'),
})

export const QuoteMargin = z.object({
  currency: Currency,
  price: sum('Marja giren kalemlerin vergisiz fiyatı'),
  cost: sum('Marja giren kalemlerin maliyeti'),
  margin: gain('Kazanç; zarar eksidir'),
  margin_percent: gain('Marj, yüzde; yukarı yuvarlanmaz', '18.00')
    .nullable()
    .describe('Marj, yüzde; fiyat yoksa null'),
  state: choice(marginStates, 'Hedefe göre durum'),
  lines_without_cost: z
    .number()
    .int()
    .meta({ description: 'Maliyeti girilmemiş kalem sayısı', examples: [0] }),
})

export const QuoteDocument = QuoteFields.extend({
  ...QuoteAnswer.shape,
  id: Id.describe('Teklifin kimliği'),
  quote_no: QuoteNo,
  revision: count(1, 10_000, 'Revizyon', 1),
  status: choice(quoteStatuses, 'Durum'),
  version: z
    .number()
    .int()
    .meta({ description: 'Her kayıtla artar', examples: [7] }),
  customer_id: Id.describe('Müşterinin kimliği'),
  request_id: Id.nullable().describe('Talebin kimliği; yoksa null'),
  request_number: writtenText('Talebin numarası', 'TLP-2026-000123'),
  request_weight: measured('Talepteki ağırlık, kg', '18500'),
  request_volume: measured('Talepteki hacim, m³', '42'),
  full_truck: z.boolean().meta({ description: 'Talep komple araç istiyor mu', examples: [false] }),
  delivery_mode: writtenText('Talepteki teslimat şekli', 'port-to-port'),
  origin_country_code: country('Çıkış ülkesinin kodu', 'TR'),
  destination_country_code: country('Varış ülkesinin kodu', 'DE'),
  valid_until: Moment.describe('Geçerli olduğu son an'),
  sent_at: Moment.nullable().describe('Gönderildiği an; gönderilmediyse null'),
  created_at: Moment.describe('Oluşturulduğu an'),
  created_by_name: writtenText('Oluşturan', 'Deniz Aksoy'),
  updated_at: Moment.describe('Son kaydın anı'),
  updated_by_name: writtenText('Son kaydeden', 'Deniz Aksoy'),
  rates: FrozenRates.describe('Teklifin dondurulmuş kurları'),
  items: z.array(QuoteLine).describe('Kalemler, sırasıyla'),
  totals: z
    .array(QuoteTotals)
    .describe('Toplamlar, kabul edilirken seçilen kalemlerle: önce teklifin para birimi, sonra ötekiler'),
  margin: QuoteMargin.describe('Marj; yalnız personel görür'),
})
export type QuoteDocument = z.output<typeof QuoteDocument>

export const QuoteEvent = z.object({
  id: Id.describe('Kaydın kimliği'),
  event: z.string().meta({ description: 'Ne olduğu', examples: ['calculated'] }),
  created_at: Moment.describe('Ne zaman'),
  actor_name: writtenText('Kim', 'Deniz Aksoy'),
  meta: z
    .object({
      email: z.string().meta({ description: 'Alıcı', examples: ['defne@musteri.example'] }),
      total: sum('Toplam'),
      currency: Currency,
      fx_source: z.string().meta({ description: 'Kur kaynağı', examples: ['tcmb'] }),
      ip_address: z.string().meta({ description: 'Adres', examples: ['203.0.113.7'] }),
      note: z.string().meta({ description: 'Not veya neden', examples: ['İlk sipariş için uygun'] }),
      send_at: Moment.describe('Gönderileceği an'),
      outcome: choice(callOutcomes, 'Görüşmenin nasıl geçtiği'),
    })
    .partial()
    .describe('Ayrıntılar'),
})
export type QuoteEvent = z.output<typeof QuoteEvent>
