/** What the office's page of one customer shows besides their record: the timeline, key figures, and notes with mentions. */
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { choice, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { MoneySum } from '#values/money.ts'
import { timelineKinds } from '#workqueue/customer-timeline.ts'
import { z } from '#z.ts'

const tags = ['Müşteriler']
const customerId = Id.describe('Müşterinin kimliği')

export const TimelineEntry = z.object({
  id: Id.describe('Kaydın kimliği'),
  kind: choice(timelineKinds, 'Kaydın türü'),
  at: Moment.describe('Ne zaman'),
  title: z.string().meta({ description: 'Neyle ilgili', examples: ['TLP-2026-000123 · Mersin – Hamburg'] }),
  state: writtenText('Durumu veya sonucu', 'accepted'),
  detail: writtenText('Ayrıntı', 'Haziran için üç konteyner planlıyorlar.'),
  actor_name: writtenText('Yapan', 'Ece Yaman'),
  mail_kind: writtenText('E-postanın türü; e-posta değilse boş', 'quote'),
  link: z
    .string()
    .meta({ examples: ['/staff/quotes/01890a5d-ac96-774b-bcce-b302099a8057'] })
    .nullable()
    .describe('Sayfası; yoksa null'),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

const amountOf = (description: string) => MoneySum.describe(description)
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] })

export const CustomerFigures = z.object({
  months: z
    .array(
      z.object({
        month: z.string().meta({ description: 'Ay', examples: ['2026-03'] }),
        requests: whole('Gelen talep', 4),
        won: whole('Kazanılan teklif', 2),
        value: amountOf('Kazanılanların değeri, euro'),
      }),
    )
    .describe('Son on iki ay, en eskisi başta'),
  lanes: z
    .array(
      z.object({
        lane: z.string().meta({ description: 'Hat', examples: ['Mersin → Hamburg'] }),
        won: whole('Kazanılan teklif', 5),
        value: amountOf('Kazanılanların değeri, euro'),
      }),
    )
    .describe('Değeri en yüksek altı hat'),
  won: whole('Kazanılan teklif', 12),
  lost: whole('Kaybedilen veya süresi dolan teklif', 5),
  margin_pct: z
    .number()
    .meta({ examples: [17.4] })
    .nullable()
    .describe('Kazanılan tekliflerin ortalama marjı; bilinmiyorsa null'),
  answer_hours: z
    .number()
    .meta({ examples: [16.5] })
    .nullable()
    .describe('Talepten ilk fiyata kadar geçen saatlerin ortancası; yoksa null'),
  delivered: whole('Söz verilen günü bilinen teslim edilmiş gönderi', 8),
  on_time: whole('Bunlardan zamanında teslim edilen', 7),
})
export type CustomerFigures = z.output<typeof CustomerFigures>

export const customerPageContract = {
  timeline: staffProcedure
    .route({
      method: 'GET',
      path: '/customers/{id}/timeline',
      tags,
      summary: 'Müşterinin geçmişi',
      description:
        'Talepler, teklifler, gönderiler, kampanyalarınkilerle e-postalar, görüşmeler, notlar, randevular, belgeler ve bülteninkilerle rızalar; en yenisi başta. Giriş ve parola e-postaları yer almaz.',
      successDescription: 'Geçmişin bir sayfası',
    })
    .input(
      z.object({
        id: customerId,
        kind: choice(timelineKinds, 'Yalnızca bu tür').optional(),
        after: z
          .string()
          .max(80)
          .meta({
            description: 'Bir önceki yanıttaki next_cursor',
            examples: ['2026-03-05T09:00:00.000000Z_0190…'],
          })
          .optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(TimelineEntry).describe('Kayıtlar, en yenisi başta'),
        next_cursor: z
          .string()
          .meta({ examples: ['2026-03-05T09:00:00.000000Z_0190…'] })
          .nullable()
          .describe('Devamı için; yoksa null'),
      }),
    ),
  figures: staffProcedure
    .route({
      method: 'GET',
      path: '/customers/{id}/figures',
      tags,
      summary: 'Müşterinin sayıları',
      description: 'Aylara ve hatlara göre hacim, kazanma oranı, marj, yanıt süresi ve zamanında teslim.',
      successDescription: 'Müşterinin sayıları',
    })
    .input(z.object({ id: customerId }))
    .output(CustomerFigures),
  addCustomerNote: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/customers/{id}/notes',
      successStatus: 201,
      tags,
      summary: 'Müşteriye not yaz',
      description: 'Not içinde @Ad Soyad ile anılan meslektaşlara hemen bildirilir. Müşteri notları görmez.',
      successDescription: 'Notun kimliği',
    })
    .errors({ ...keyErrors, NOT_FOUND: problems.NOT_FOUND })
    .input(
      z.object({
        id: customerId,
        text: requiredText(1000, 'Notu yazın.', 'Not', '@Ece Yaman bu ay ziyaret edelim.'),
      }),
    )
    .output(z.object({ id: Id.describe('Notun kimliği') })),
}
