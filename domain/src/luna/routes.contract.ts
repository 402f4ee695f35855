/** Analysis of the twelve routes, computed from our own quotes, deliveries and events, and from the index tables. A figure without data is null. */
import { Evidence } from '#luna/evidence.ts'
import { severities } from '#luna/market.copy.ts'
import { routeKeys } from '#luna/trade-routes.ts'
import { customerProcedure } from '#procedure.ts'
import { LaneTransit } from '#requests/lane-transit.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice } from '#values/field.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const trends = ['rising', 'falling', 'stable', 'unknown'] as const
export type Trend = (typeof trends)[number]

const amount = (description: string, example: string) => z.string().meta({ description, examples: [example] })
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] })
const percentage = z
  .number()
  .nullable()
  .meta({ description: 'Değişim, yüzde; bilinmiyorsa null', examples: [4.2] })

const PriceRange = z.object({
  min: amount('Alt çeyrek, USD', '1100.00'),
  median: amount('Ortanca, USD', '1250.00'),
  max: amount('Üst çeyrek, USD', '1400.00'),
  quotes: whole('Kaç tekliften', 14),
  window_days: whole('Kaç günün tekliflerinden', 180),
  basis: choice(['ports', 'countries'], 'Bu iki liman arasındaki teklifler mi, iki ülke arasındakiler mi'),
  newest_at: Moment.describe('En yeni teklifin günü'),
})
export type PriceRange = z.output<typeof PriceRange>

const PricePoint = z.object({
  month: z.string().meta({ description: 'Ay', examples: ['2026-10'] }),
  min: amount('Alt çeyrek, USD', '1100.00').nullable(),
  median: amount('Ortanca, USD', '1250.00').nullable(),
  max: amount('Üst çeyrek, USD', '1400.00').nullable(),
  quotes: whole('Kaç tekliften', 9),
})

const Waiting = z.object({
  low_hours: whole('En az, saat', 24),
  high_hours: whole('En çok, saat', 48),
  median_hours: z
    .number()
    .nullable()
    .meta({ description: 'Ortanca; tablodan geliyorsa null', examples: [31] }),
})

const PortState = z.object({
  port_code: amount('UN/LOCODE', 'TRIST'),
  port_name: amount('Adı', 'İstanbul'),
  utilization: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({ description: 'Doluluk; bilinmiyorsa null', examples: [0.75] }),
  utilization_evidence: Evidence.nullable().describe('Doluluğun dayanağı'),
  waiting: Waiting.nullable().describe('Bekleme; bilinmiyorsa null'),
  waiting_evidence: Evidence.nullable().describe('Beklemenin dayanağı'),
})
export type PortState = z.output<typeof PortState>

export const RouteAnalysis = z.object({
  route: choice(routeKeys, 'Rota'),
  price_range: PriceRange.nullable().describe(
    "20' konteyner için fiyat bandı, USD; yeterli teklif yoksa null",
  ),
  price_history: z.array(PricePoint).describe('Ay sonlarında, önceki 180 günün bandı'),
  trend: choice(trends, 'Son 30 günün yönü'),
  trend_percentage: percentage,
  trend_evidence: z.array(Evidence).describe('Yönün dayanağı'),
  fuel_prices: z
    .object({
      current: amount('Ton başına, USD', '612.50'),
      trend: choice(trends, 'Son 30 günün yönü'),
      trend_percentage: percentage,
      evidence: Evidence.describe('Dayanağı'),
    })
    .nullable()
    .describe('Yakıt; bilinmiyorsa null'),
  port_congestion: z
    .object({ origin: PortState.describe('Çıkış'), destination: PortState.describe('Varış') })
    .describe('İki uçtaki yoğunluk'),
  transit: LaneTransit.describe('Transit süre'),
  risk_factors: z
    .array(
      z.object({
        type: amount('Ne riski', 'Hava'),
        severity: choice(keysOf(severities), 'Önemi'),
        title: amount('Başlık', 'Biskay’da fırtına'),
        description: amount('Açıklama', 'Gemiler yavaşlıyor.'),
        evidence: Evidence.describe('Dayanağı'),
      }),
    )
    .describe('Riskler'),
  recommendations: z
    .array(
      z.object({
        text: amount('Öneri', 'Rezervasyonu yükleme gününden üç hafta önce yaptırın.'),
        because: amount('Neden', 'Çıkış limanı %95 dolu.'),
      }),
    )
    .describe('Öneriler; her biri bir rakama dayanır'),
  economic_factors: z
    .array(
      z.object({
        text: amount('Etken', 'Navlun endeksi son 30 günde %4 arttı.'),
        evidence: Evidence.describe('Dayanağı'),
      }),
    )
    .describe('Ekonomik etkenler'),
  summary: amount('Bir iki cümlelik özet', "20' konteyner bandı 1.100–1.400 USD."),
  may_be_refined: z.boolean().meta({
    description: 'Aynı rota refine ile yeniden sorulursa özetin sözleri değişebilir mi',
    examples: [false],
  }),
  updated_at: Moment.describe('Ne zaman hesaplandığı'),
  next_update: Moment.describe('Ne zaman yenileneceği'),
})
export type RouteAnalysis = z.output<typeof RouteAnalysis>

export const routesContract = {
  analyse: customerProcedure
    .route({
      method: 'GET',
      path: '/route-analyses',
      tags: ['Luna'],
      summary: 'Rota analizi',
      description:
        "Bir rotanın 20' konteyner için USD fiyat bandı, 30 günlük yönü, yakıtı, iki uçtaki yoğunluğu, transit süresi, riskleri ve önerileri. Band en az üç kuruluşun beş teklifinden hesaplanır; sizin kendi teklifleriniz sayılmaz.",
      successDescription: 'Analiz; verisi olmayan rakam null’dır',
    })
    .input(
      z.object({
        route: choice(routeKeys, 'Rota'),
        refine: z
          .stringbool()
          .meta({ description: 'Özetin sözleri dil modeliyle düzeltilsin mi', examples: ['true'] })
          .optional(),
      }),
    )
    .output(RouteAnalysis),
}
