/** What happened in the office lately, and how much of it in each hour of today. */
import { staffProcedure } from '#procedure.ts'
import { writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['İş kuyruğu']

const hourOfDay = z.coerce
  .number()
  .int()
  .min(0)
  .max(23)
  .meta({ description: 'Saat, İstanbul saatiyle', examples: [14] })

export const Activity = z.object({
  id: Id.describe('Kaydın kimliği'),
  at: Moment.describe('Ne zaman olduğu'),
  title: z.string().meta({ description: 'Ne olduğu', examples: ['Teklif gönderildi'] }),
  subject: writtenText('Neyle ilgili olduğu', 'KRV-2026-000123'),
  actor_name: writtenText('Kimin yaptığı', 'Ece Yaman'),
  link: z
    .string()
    .meta({ examples: ['/staff/quotes/01890a5d-ac96-774b-bcce-b302099a8057'] })
    .nullable()
    .describe('Açtığı sayfanın yolu; ayrıntı sayfası yoksa null'),
})
export type Activity = z.output<typeof Activity>

export const activityContract = {
  recent: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/activity',
      tags,
      summary: 'Son aktiviteler',
      description:
        'Yeni talepler, tekliflerde olanlar ve personelin yaptığı değişiklikler, en yenisi başta; en çok 20 tane. hour verilirse yalnızca bugünün o saatindekiler.',
      successDescription: 'Son aktiviteler',
    })
    .input(z.object({ hour: hourOfDay.optional() }))
    .output(z.object({ items: z.array(Activity).describe('Aktiviteler, en yenisi başta') })),
  hours: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/activity-hours',
      tags,
      summary: 'Saatlere göre aktivite',
      description: 'Bugünün her saatinde kaç aktivite olduğu, İstanbul saatiyle.',
      successDescription: '24 saatin sayıları',
    })
    .output(
      z.object({
        hours: z
          .array(
            z
              .number()
              .int()
              .meta({ description: 'O saatteki aktivite sayısı', examples: [12] }),
          )
          .describe('Sayılar, gece yarısından başlayarak'),
      }),
    ),
}
