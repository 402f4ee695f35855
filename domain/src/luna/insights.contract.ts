/** Operational monitoring: findings that a job computes from shipments, events, lanes and index tables, each with what it rests on. */
import { Evidence } from '#luna/evidence.ts'
import { insightCategories, insightUrgencies } from '#luna/insights.ts'
import { severities } from '#luna/market.copy.ts'
import { customerProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const words = (description: string, example: string) => z.string().meta({ description, examples: [example] })

export const Insight = z.object({
  id: Id,
  category: choice(keysOf(insightCategories), 'Sekmesi'),
  title: words('Başlık', 'İstanbul limanında bekleme uzadı'),
  description: words(
    'Ne olduğu',
    'Konteynerlerimiz varıştan çıkışa ortanca 74 saat bekliyor; olağanı 48 saat.',
  ),
  impact: choice(keysOf(severities), 'Etkisi'),
  urgency: choice(keysOf(insightUrgencies), 'Aciliyeti'),
  location: words('Yer', 'İstanbul'),
  estimated_delay_hours: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Tahmini gecikme, saat; bilinmiyorsa null', examples: [26] }),
  recommendation: words('Öneri', 'Çekiş randevusunu varıştan önce alın.'),
  evidence: z.array(Evidence).describe('Neden böyle dendiği'),
  timestamp: Moment.describe('Bulgunun zamanı'),
})
export type Insight = z.output<typeof Insight>

export const insightsContract = {
  list: customerProcedure
    .route({
      method: 'GET',
      path: '/insights',
      tags: ['Luna'],
      summary: 'Operasyon bulguları',
      description:
        'Gönderilerden, olaylardan, hatlardan ve endeks tablolarından hesaplanan bulgular; herkesi ilgilendirenler ve çağıranın kendi gönderileri.',
      successDescription: 'Bulgular, önemliler önce',
    })
    .output(
      z.object({
        insights: z.array(Insight).describe('Bulgular'),
        computed_at: Moment.nullable().describe('Son hesabın zamanı; henüz yapılmadıysa null'),
      }),
    ),
}
