/** What staff do with a work item besides finishing it: hand it over, put it off, weigh it, note something; and what was done with it. */
import { keptOutcomes } from '#chat/inbound-mail.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { choice, freeText, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Holder, priorities, WorkItem } from '#workqueue/work-item.ts'
import { workProblems } from '#workqueue/workqueue.copy.ts'
import { z } from '#z.ts'

const tags = ['İş kuyruğu']
const WorkId = Id.describe('İşin kimliği')
const note = (description: string, example: string) => freeText(1000, description, example).default('')

/** A mail that came in and that somebody has to read. */
export const ReceivedMail = z.object({
  id: Id.describe('E-postanın kimliği'),
  received_at: Moment.describe('Ne zaman geldiği'),
  sender: writtenText('Gönderenin adresi', 'satinalma@yenimusteri.example'),
  sender_name: writtenText('Gönderenin yazdığı ad', 'Burcu Yalın'),
  subject: writtenText('Konu', 'Fiyat talebi'),
  outcome: choice(keptOutcomes, 'Neden personele geldiği'),
  attachments: z
    .array(
      z.object({
        name: writtenText('Dosya adı', 'yük-listesi.pdf'),
        size: z
          .number()
          .int()
          .meta({ description: 'Bayt', examples: [48_210] }),
      }),
    )
    .describe('Ekleri'),
  conversation_id: Id.nullable().describe('Yanıtladığı konuşma; yoksa null'),
  is_kept: z.boolean().meta({ description: 'Geldiği gibi saklanıyor ve indirilebilir mi', examples: [true] }),
})
export type ReceivedMail = z.output<typeof ReceivedMail>

export const workEventKinds = [
  'taken',
  'released',
  'handed_over',
  'assigned',
  'account_closed',
  'snoozed',
  'woken',
  'priority',
  'note',
  'completed',
] as const
export type WorkEventKind = (typeof workEventKinds)[number]

export const WorkEvent = z.object({
  id: Id.describe('Kaydın kimliği'),
  kind: choice(workEventKinds, 'Ne yapıldığı'),
  actor_name: writtenText('Yapan', 'Ece Yaman'),
  /** To whom, or from whom. */
  colleague_name: writtenText('İlgili meslektaş', 'Deniz Aksoy'),
  text: writtenText('Not veya neden', 'Müşteri yarın arayacak.'),
  until: Moment.nullable().describe('Ne zamana ertelendiği; ertelenmediyse null'),
  priority: choice(priorities, 'Verilen öncelik').nullable().describe('Verilen öncelik; verilmediyse null'),
  created_at: Moment.describe('Ne zaman'),
})
export type WorkEvent = z.output<typeof WorkEvent>

/** Most that is read of one item's history. */
export const mostWorkEvents = 200

export const workActsContract = {
  handOver: staffProcedure
    .route({
      method: 'POST',
      path: '/work-items/{id}/hand-over',
      tags,
      summary: 'İşi devret',
      description:
        'Açık işi bir meslektaşın üstüne geçirir ve ona hemen bildirir. İş başka bir meslektaştaysa ancak take_over_from onu gösteriyorsa devredilir.',
      successDescription: 'İşin yeni hâli',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      WORK_DONE: workProblems.WORK_DONE,
      NO_COLLEAGUE: workProblems.NO_COLLEAGUE,
      HELD_BY_COLLEAGUE: { ...workProblems.HELD_BY_COLLEAGUE, data: Holder },
    })
    .input(
      z.object({
        id: WorkId,
        to: Id.describe('İşi alacak meslektaş'),
        note: note('Ona not', 'Müşteri öğleden sonra aranacak.'),
        take_over_from: Id.describe(
          'İşin hangi meslektaştan alındığı; kimsede veya sizdeyse gerekmez',
        ).optional(),
      }),
    )
    .output(WorkItem),
  snooze: staffProcedure
    .route({
      method: 'POST',
      path: '/work-items/{id}/snooze',
      tags,
      summary: 'İşi ertele',
      description:
        'İş, verilen ana kadar açık işler arasında görünmez; son anı değişmez. until null ise hemen geri gelir.',
      successDescription: 'İşin yeni hâli',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      WORK_DONE: workProblems.WORK_DONE,
      SNOOZE_RANGE: workProblems.SNOOZE_RANGE,
    })
    .input(
      z.object({
        id: WorkId,
        until: Moment.nullable().describe('Ne zamana kadar; null ise hemen geri gelir'),
        note: note('Neden', 'Müşteri pazartesi dönecek.'),
      }),
    )
    .output(WorkItem),
  setPriority: staffProcedure
    .route({
      method: 'POST',
      path: '/work-items/{id}/priority',
      tags,
      summary: 'Önceliği değiştir',
      description:
        'Elle verilen öncelik, iş kapanana kadar kendiliğinden değişmez. Süresi dolan iş yine acildir.',
      successDescription: 'İşin yeni hâli',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, WORK_DONE: workProblems.WORK_DONE })
    .input(z.object({ id: WorkId, priority: choice(priorities, 'Öncelik') }))
    .output(WorkItem),
  addNote: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/work-items/{id}/notes',
      tags,
      summary: 'İşe not yaz',
      description: 'Not içinde @Ad Soyad ile anılan meslektaşlara hemen bildirilir.',
      successDescription: 'Yazılan not',
      successStatus: 201,
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, ...keyErrors })
    .input(
      z.object({
        id: WorkId,
        text: requiredText(1000, 'Notu yazın.', 'Not', '@Ece Yaman müşteriyi arar mısınız?'),
      }),
    )
    .output(WorkEvent),
  receivedMails: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items/{id}/mails',
      tags,
      summary: 'Bir işin gelen e-postaları',
      description:
        'İşi açan ve sonra ona eklenen e-postalar, en yenisi başta; her biri /api/inbound-mails/{id}/file adresinden geldiği gibi indirilir.',
      successDescription: 'Gelen e-postalar',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: WorkId }))
    .output(z.object({ items: z.array(ReceivedMail).describe('En yenisi başta') })),
  history: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items/{id}/history',
      tags,
      summary: 'İşin geçmişi',
      description: `Notlar ve işin kimden kime geçtiği, en yenisi başta; en çok ${mostWorkEvents} kayıt.`,
      successDescription: 'İşin geçmişi, en yenisi başta',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: WorkId }))
    .output(z.object({ events: z.array(WorkEvent).describe('Kayıtlar, en yenisi başta') })),
}
