/** The morning brief of the office: what matters today in a few sentences, computed from the rows; a model may only word it. */
import { Evidence } from '#luna/evidence.ts'
import { staffProcedure } from '#procedure.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const Brief = z.object({
  text: z.string().meta({
    description: 'Özet',
    examples: ['Bugün 6 işin süresi doluyor. 2 işin süresi geçti. Dün 9 talep geldi.'],
  }),
  facts: z.array(Evidence).describe('Neye dayandığı'),
  as_of: Moment.describe('Ne zaman hesaplandığı'),
  may_be_refined: z.boolean().meta({
    description: 'Aynı özet refine ile daha akıcı sözlerle gelebilir mi',
    examples: [false],
  }),
})
export type Brief = z.output<typeof Brief>

export const briefContract = {
  brief: staffProcedure
    .route({
      method: 'GET',
      path: '/luna/brief',
      tags: ['Luna'],
      summary: 'Sabah özeti',
      description:
        'Bugün ofiste önemli olanlar; iş kuyruğundan, tekliflerden, gönderilerden ve taleplerden hesaplanır.',
      successDescription: 'Özet ve dayandığı sayılar',
    })
    .input(
      z.object({
        refine: z
          .stringbool()
          .meta({ description: 'Sözler dil modeliyle düzeltilsin mi', examples: ['false'] })
          .optional(),
      }),
    )
    .output(Brief),
}
