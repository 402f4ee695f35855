/** What staff write into a quote: its fields, its lines and its cargo. */
import {
  itemKindWords,
  itemUnitWords,
  quoteContainerTypes,
  quoteIncoterms,
  quoteLimits,
  quotePaymentTermWords,
} from '#quotes/quote-options.ts'
import { keysOf, transportModeWords } from '#requests/request-options.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { decimalText } from '#values/decimal-field.ts'
import { plainDecimal } from '#values/decimal-text.ts'
import { choice, count, freeText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Currency } from '#values/money.ts'
import { timeZones } from '#values/time-zones.ts'
import { z } from '#z.ts'

const decimal = (decimals: number, wholeDigits: number, description: string, example: string) =>
  decimalText(decimals, wholeDigits)
    .overwrite(plainDecimal)
    .meta({ description, examples: [example] })
const nothing = (text: string) => !/[1-9]/.test(text)

export const Quantity = decimal(3, 9, 'Miktar', '2').refine(
  (text) => !nothing(text),
  'Sıfırdan büyük bir miktar yazın.',
)
export const UnitPrice = decimal(4, 12, 'Birim fiyat', '1250')
export const Percent = decimal(2, 3, 'Yüzde', '18').refine(
  (text) => Number(text) <= 100,
  'En fazla 100 olmalı.',
)

const mostRows = 50
const rows = <Row extends z.ZodType>(row: Row, description: string) =>
  z.array(row).max(mostRows, `En fazla ${mostRows} satır.`).describe(description)
const measure = (description: string, example: string) => decimal(2, 7, description, example)

/** Every mode has its own shape of cargo; what a mode does not have is left out. */
export const QuoteCargo = z
  .object({
    containers: rows(
      z.object({
        type: choice(quoteContainerTypes as [string, ...string[]], 'Konteyner tipi'),
        qty: count(1, 500, 'Adet', 2),
      }),
      'Konteynerler; FCL için',
    ),
    cbm: measure('Hacim, m³; LCL için', '4.2'),
    weight_kg: measure('Ağırlık, kg; LCL için', '1850'),
    pieces: count(1, 100_000, 'Parça; hava için', 12),
    total_weight_kg: measure('Toplam ağırlık, kg; hava için', '320'),
    dims_cm: rows(
      z.object({
        l: measure('Uzunluk, cm', '120'),
        w: measure('Genişlik, cm', '80'),
        h: measure('Yükseklik, cm', '100'),
        qty: count(1, 5000, 'Adet', 3),
      }),
      'Ölçüler; hava için',
    ),
    vehicles: count(1, 100, 'Araç; kara için, verilmezse bir', 2),
    pallets: count(1, 1000, 'Palet; kara ve van için', 8),
    stackable: z.boolean().meta({ description: 'Üst üste konabilir mi', examples: [true] }),
    forklift_needed: z.boolean().meta({ description: 'Forklift gerekir mi', examples: [false] }),
    dimensions: z
      .object({
        length: measure('Uzunluk, cm', '120'),
        width: measure('Genişlik, cm', '80'),
        height: measure('Yükseklik, cm', '100'),
      })
      .describe('Palet ölçüsü; kara ve van için'),
  })
  .partial()
  .describe('Yük; taşıma şekline göre')
export type QuoteCargo = z.output<typeof QuoteCargo>

const clauses = (description: string, example: string) =>
  z
    .array(freeText(1000, 'Bir madde', example))
    .max(40, 'En fazla 40 madde.')
    .refine(
      (list) => list.reduce((length, clause) => length + clause.length, 0) <= quoteLimits.text,
      'En fazla 10.000 karakter.',
    )
    .describe(description)
const day = (description: string) => CalendarDay.nullable().describe(`${description}; belli değilse null`)

/** The fields of a quote that staff edit. */
export const QuoteFields = z.object({
  customer_name: freeText(140, 'Müşteri', 'Örnek Tekstil'),
  customer_tax_no: freeText(20, 'Vergi numarası', '1234567890'),
  customer_email: freeText(254, 'E-posta', 'defne@musteri.example'),
  customer_phone: freeText(30, 'Telefon', '+90 532 000 00 01'),
  customer_address: freeText(500, 'Adres', 'Örnek Sanayi Sitesi 4. Blok'),
  customer_timezone: choice(timeZones, 'Müşterinin saat dilimi'),
  transport_mode: choice(keysOf(transportModeWords), 'Taşıma şekli'),
  incoterm: choice(quoteIncoterms, 'Teslim şekli').nullable().describe('Teslim şekli; seçilmediyse null'),
  container_type: freeText(60, 'Ekipman', '40HC'),
  container_qty: count(1, 500, 'Ekipman adedi', 2).nullable().describe('Ekipman adedi; yoksa null'),
  pol: freeText(80, 'Yükleme yeri', 'Mersin'),
  pod: freeText(80, 'Boşaltma yeri', 'Hamburg'),
  etd: day('Kalkış günü (ETD)'),
  eta: day('Varış günü (ETA)'),
  cargo_type: freeText(80, 'Yükün türü', 'Genel kargo'),
  hs_code: freeText(20, 'GTİP', '8483.40'),
  cargo_details: QuoteCargo,
  payment_term: choice(keysOf(quotePaymentTermWords), 'Ödeme vadesi'),
  currency: Currency,
  validity_days: count(1, 365, 'Kaç gün geçerli', 30),
  tax_included: z.boolean().meta({ description: 'Fiyatlara vergi dahil mi', examples: [false] }),
  target_margin_pct: Percent.describe('Hedef marj, yüzde'),
  terms_conditions: clauses('Şartlar', 'Teklif 30 gün geçerlidir.'),
  out_of_scope: clauses('Kapsam dışı olanlar', 'Gümrük ve vergiler'),
  notes: freeText(quoteLimits.text, 'Notlar', 'Fiyata liman masrafı dahildir'),
})
export type QuoteFields = z.output<typeof QuoteFields>

/** A line, as staff write it. */
export const QuoteItemFields = z.object({
  kind: choice(keysOf(itemKindWords), 'Kalemin türü'),
  title: freeText(140, 'Kalem', 'Deniz navlunu'),
  description: freeText(1000, 'Açıklama', 'BAF dahil'),
  quantity: Quantity,
  unit: choice(keysOf(itemUnitWords), 'Birim'),
  unit_price: UnitPrice,
  currency: Currency,
  is_optional: z.boolean().meta({ description: 'İsteğe bağlı mı; toplama girmez', examples: [false] }),
  is_disbursement: z
    .boolean()
    .meta({ description: 'Müşteri adına ödenip aynen yansıtılıyor mu; marja girmez', examples: [false] }),
  tax_code: z
    .string()
    .max(20)
    .meta({ description: 'Vergi kodu', examples: ['KDV20'] }),
  unit_cost: UnitPrice.nullable().describe('Birim maliyet; girilmediyse null'),
  cost_currency: Currency.describe('Maliyetin para birimi'),
})
export type QuoteItemFields = z.output<typeof QuoteItemFields>

export const QuoteLine = QuoteItemFields.extend({
  id: Id.describe('Kalemin kimliği; ekleyen üretir'),
})
export type QuoteLine = z.output<typeof QuoteLine>
