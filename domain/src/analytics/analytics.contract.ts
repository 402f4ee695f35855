/** Measures visits, with consent only: one call per page. */
import { guestProcedure } from '#procedure.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const analyticsContract = {
  recordPageView: guestProcedure
    .route({
      method: 'POST',
      path: '/page-views',
      tags: ['Ölçüm'],
      summary: 'Sayfa görüntüleme',
      description:
        'Analiz onayı vermiş bir ziyaretçinin açtığı sayfa. Giriş yapılmışsa hesabın da onayı gerekir. Onayı kayıtlı olmayan ziyaretçi veya hesap ile robotlar kimliksiz sayılır.',
      successDescription: 'Görüntüleme alındı',
      successStatus: 202,
    })
    .input(
      z.object({
        visitor_id: Id.describe('Tarayıcının kendi ürettiği ziyaretçi kimliği'),
        page_path: z
          .string()
          .regex(/^\/[^\s?#]{0,200}$/)
          .meta({ description: 'Sayfanın yolu, sorgusuz', examples: ['/dashboard'] }),
      }),
    )
    .output(z.object({ done: z.literal(true).meta({ description: 'Alındı', examples: [true] }) })),
}
