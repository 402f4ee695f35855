/** What prices are made from: charges to choose from, tax codes, margin targets and default clauses. */
import { Percent, UnitPrice } from '#quotes/quote-content.ts'
import { itemKindWords, itemUnitWords } from '#quotes/quote-options.ts'
import { keysOf, transportModeWords } from '#requests/request-options.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Currency } from '#values/money.ts'
import { z } from '#z.ts'

export const TaxCode = z.object({
  code: z.string().meta({ description: 'Kod', examples: ['KDV20'] }),
  title: z.string().meta({ description: 'Ad', examples: ['KDV %20'] }),
  percent: Percent.describe('Bugün geçerli oran, yüzde'),
  /** As electronic invoices want it. */
  exemption_reason: z
    .string()
    .meta({ examples: ['311'] })
    .nullable()
    .describe('İstisna kodu; istisna değilse null'),
  next: z
    .object({
      percent: Percent.describe('Yeni oran, yüzde'),
      from: CalendarDay.describe('Yeni oranın ilk günü'),
    })
    .nullable()
    .describe('İlerideki bir günden başlayarak geçerli olacak oran; yoksa null'),
})
export type TaxCode = z.output<typeof TaxCode>

export const Charge = z.object({
  id: Id.describe('Kimlik'),
  kind: choice(keysOf(itemKindWords), 'Tür'),
  title: z.string().meta({ description: 'Ad', examples: ['Terminal elleçleme (THC)'] }),
  unit: choice(keysOf(itemUnitWords), 'Birim'),
  currency: Currency,
  unit_price: UnitPrice.nullable().describe('Olağan birim fiyat; her seferinde değişiyorsa null'),
  unit_cost: UnitPrice.nullable().describe('Olağan birim maliyet; bilinmiyorsa null'),
  tax_code: z.string().meta({ description: 'Vergi kodu', examples: ['KDV20'] }),
  is_disbursement: z.boolean().meta({ description: 'Aynen yansıtılan masraf mı', examples: [false] }),
  transport_modes: z
    .array(choice(keysOf(transportModeWords), 'Taşıma şekli'))
    .describe('Hangi taşıma şekillerinde kullanıldığı'),
})
export type Charge = z.output<typeof Charge>

export const PricingBasis = z.object({
  charges: z.array(Charge).describe('Masraf kataloğu'),
  tax_codes: z.array(TaxCode).describe('Vergi kodları'),
  target_margin_pct: Percent.describe('Hedef marj, yüzde'),
  floor_margin_pct: Percent.describe('En düşük marj, yüzde; altı yönetici onayı ister'),
  clauses: z
    .array(
      z.string().meta({ description: 'Bir madde', examples: ['Bu teklif {geçerlilik} gün geçerlidir.'] }),
    )
    .describe('Olağan şartlar'),
  out_of_scope: z
    .array(z.string().meta({ description: 'Bir madde', examples: ['İç nakliye'] }))
    .describe('Olağan kapsam dışı'),
})
export type PricingBasis = z.output<typeof PricingBasis>
