/** A person's own sessions: listing them, ending one or all, and signing out. */
import { Done } from '#access/person.ts'
import { problems } from '#problems.ts'
import { guestProcedure, personProcedure } from '#procedure.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const OwnSession = z.object({
  id: Id.describe('Oturumun kimliği'),
  device: z.string().meta({ description: 'Tarayıcı ve işletim sistemi', examples: ['Chrome, Windows'] }),
  device_kind: z
    .enum(['desktop', 'phone', 'tablet', 'program', 'unknown'])
    .meta({ description: 'Cihazın türü', examples: ['desktop'] }),
  place: z.string().meta({
    description: 'Bağlantının geldiği ülke veya ağ; ağ adresiyle',
    examples: ['Türkiye · 192.0.2.7'],
  }),
  current: z.boolean().meta({ description: 'Bu çağrının yapıldığı oturum mu', examples: [true] }),
  is_demo: z.boolean().meta({ description: 'Demo düğmesiyle, kodsuz mu açıldı', examples: [false] }),
  created_at: Moment.describe('Giriş zamanı'),
  last_active_at: Moment.describe('Son kullanım zamanı'),
  expires_at: Moment.describe('Oturumun en geç biteceği zaman'),
})
export type OwnSession = z.output<typeof OwnSession>

export const sessionsContract = {
  signOut: guestProcedure
    .route({
      method: 'POST',
      path: '/session/end',
      tags: ['Oturum'],
      summary: 'Çıkış yap',
      description: 'Bu yüzeydeki oturumu kapatır ve çerezini siler. Oturum zaten bitmişse de başarılıdır.',
      successDescription: 'Oturum kapandı',
    })
    .output(Done),
  listSessions: personProcedure
    .route({
      method: 'GET',
      path: '/sessions',
      tags: ['Oturum'],
      summary: 'Oturumlarım',
      description: 'Kişinin açık oturumları: cihaz, yer ve zamanlar. En son kullanılan başta.',
      successDescription: 'Açık oturumlar',
    })
    .output(z.object({ sessions: z.array(OwnSession).describe('Açık oturumlar') })),
  endSession: personProcedure
    .route({
      method: 'POST',
      path: '/sessions/{id}/end',
      tags: ['Oturum'],
      summary: 'Bir oturumu kapat',
      description: 'Kişinin kendi oturumlarından birini kapatır; o cihazın canlı bağlantısı da kesilir.',
      successDescription: 'Oturum kapandı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Oturumun kimliği') }))
    .output(Done),
  endSessions: personProcedure
    .route({
      method: 'POST',
      path: '/sessions/end',
      tags: ['Oturum'],
      summary: 'Oturumları kapat',
      description: 'Diğer bütün oturumları, istenirse bu oturumu da kapatır.',
      successDescription: 'Kapanan oturum sayısı',
    })
    .input(
      z.object({
        including_this: z
          .boolean()
          .default(false)
          .meta({ description: 'Bu oturum da kapansın mı', examples: [false] }),
      }),
    )
    .output(
      z.object({
        ended: z
          .number()
          .int()
          .meta({ description: 'Kapanan oturum sayısı', examples: [2] }),
      }),
    ),
}
