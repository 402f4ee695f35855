/** Recommendations to one customer: computed by a job from their own rows and the analyses, stored, dismissed or acted on with one click. */
import { Done } from '#access/person.ts'
import { Evidence } from '#luna/evidence.ts'
import { recommendationKinds } from '#luna/recommendations.ts'
import { problems } from '#problems.ts'
import { customerProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const words = (description: string, example: string) => z.string().meta({ description, examples: [example] })

export const Recommendation = z.object({
  id: Id,
  kind: choice(keysOf(recommendationKinds), 'Türü'),
  title: words('Başlık', 'İki parsiyel yükü birleştirin'),
  text: words('Öneri', 'Almanya’ya giden iki talebinizi tek sevkiyatta toplayabiliriz.'),
  action_label: words('Düğmenin adı', 'Talepleri aç'),
  action_link: words('Düğmenin götürdüğü sayfa', '/dashboard?view=requests'),
  evidence: z.array(Evidence).describe('Neden önerildiği'),
  created_at: Moment.describe('Ne zaman önerildiği'),
})
export type Recommendation = z.output<typeof Recommendation>

const tags = ['Luna']

export const recommendationsContract = {
  list: customerProcedure
    .route({
      method: 'GET',
      path: '/recommendations',
      tags,
      summary: 'Öneriler',
      description: 'Çağıranın geçerli önerileri; uygulananlar, kapatılanlar ve geçerliği kalmayanlar yoktur.',
      successDescription: 'Öneriler, yeniden eskiye',
    })
    .output(z.object({ recommendations: z.array(Recommendation).describe('Öneriler') })),
  answer: customerProcedure
    .route({
      method: 'POST',
      path: '/recommendations/{id}/answer',
      tags,
      summary: 'Öneriyi uygula ya da kapat',
      description: 'Öneri listeden çıkar; aynı nedenle yeniden önerilmez.',
      successDescription: 'Yanıt kaydedildi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(
      z.object({
        id: Id.describe('Önerinin kimliği'),
        answer: choice(['acted', 'dismissed'], 'Uygulandı mı, kapatıldı mı'),
      }),
    )
    .output(Done),
}
