/** *What if*: one load by sea, air and road side by side, each with its price band, transit time and greenhouse gas. */
import { Evidence } from '#luna/evidence.ts'
import { customerProcedure } from '#procedure.ts'
import { LaneTransit } from '#requests/lane-transit.ts'
import { keysOf, transportModeWords } from '#requests/request-options.ts'
import { positiveDecimal } from '#values/decimal-field.ts'
import { choice, requiredText } from '#values/field.ts'
import { z } from '#z.ts'

const words = (description: string, example: string) => z.string().meta({ description, examples: [example] })
const place = (missing: string, description: string, example: string) =>
  requiredText(80, missing, description, example)

export const WhatIfInput = z.object({
  from_city: place('Çıkış şehrini yazın.', 'Çıkış şehri', 'İstanbul'),
  from_country: place('Çıkış ülkesini seçin.', 'Çıkış ülkesi', 'Türkiye'),
  to_city: place('Varış şehrini yazın.', 'Varış şehri', 'Hamburg'),
  to_country: place('Varış ülkesini seçin.', 'Varış ülkesi', 'Almanya'),
  weight: positiveDecimal(3).meta({ description: 'Ağırlık, kg', examples: ['4200'] }),
  volume: positiveDecimal(3).meta({ description: 'Hacim, m³', examples: ['12.5'] }),
})
export type WhatIfInput = z.output<typeof WhatIfInput>

export const WhatIfOption = z.object({
  transport_mode: choice(keysOf(transportModeWords), 'Taşıma şekli'),
  equipment: words('Neyle taşınacağı', "1 × 20' konteyner"),
  container_type: words('Konteynerin tipi; yoksa boş', '20GP'),
  quantity: words('Birim sayısı', '1'),
  basis: words('Birimi', "20' standart konteyner başına"),
  price: z
    .object({
      currency: words('Para birimi', 'EUR'),
      low: words('Alt uç', '1100.00'),
      median: words('Ortanca', '1250.00'),
      high: words('Üst uç', '1400.00'),
    })
    .nullable()
    .describe('Bu yük için; yeterli teklif yoksa null'),
  price_evidence: Evidence.nullable().describe('Fiyatın dayanağı'),
  transit: LaneTransit.describe('Transit süre'),
  emissions_kg: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'CO₂e, kg; uzaklık bilinmiyorsa null', examples: [412] }),
  emissions_evidence: Evidence.nullable().describe('Salımın dayanağı'),
})
export type WhatIfOption = z.output<typeof WhatIfOption>

export const WhatIf = z.object({
  options: z.array(WhatIfOption).describe('Deniz, hava ve kara'),
})
export type WhatIf = z.output<typeof WhatIf>

export const whatIfContract = {
  compare: customerProcedure
    .route({
      method: 'GET',
      path: '/what-if',
      tags: ['Luna'],
      summary: 'Yolları karşılaştır',
      description:
        'Aynı yük deniz, hava ve kara yoluyla: fiyat bandı, transit süre ve CO₂e. Yol yoksa transit süre onu söyler; fiyatı olmayan yol fiyatsız gösterilir.',
      successDescription: 'Üç seçenek yan yana',
    })
    .input(WhatIfInput)
    .output(WhatIf),
}
