/** How the system is, part by part, as measured at this moment; for staff. */
import { staffProcedure } from '#procedure.ts'
import { choice } from '#values/field.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const systemParts = ['database', 'mail', 'jobs', 'live', 'tracking', 'rates', 'model'] as const
export type SystemPart = (typeof systemParts)[number]
export const partStates = ['ok', 'attention'] as const

export const PartStatus = z.object({
  part: choice(systemParts, 'Hangi bölüm'),
  state: choice(partStates, 'İyi ya da bakılması gerekiyor'),
  fact: z.string().meta({ description: 'Ölçülen', examples: ['Sırada 3 e-posta var'] }),
  last_at: Moment.nullable().describe('En son ne zaman başarıyla çalıştığı; bilinmiyorsa null'),
})
export type PartStatus = z.output<typeof PartStatus>

export const statusContract = {
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/system-status',
      tags: ['Sistem'],
      summary: 'Sistemin durumu',
      description:
        'Veritabanı, e-posta, arka plan işleri, canlı haberler, takip kaynağı, kurlar ve model; her biri o anda ölçülür.',
      successDescription: 'Bölümler ve durumları',
    })
    .output(z.object({ parts: z.array(PartStatus).describe('Bölümler') })),
}
