/** The work queue of staff: demo requests and questions to answer, requests to price, revisions to price again. */
import { problems } from '#problems.ts'
import { creating, guestProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { optionalText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { DemoRequestForm } from '#workqueue/demo-request-form.ts'
import { Holder, WorkItem } from '#workqueue/work-item.ts'
import {
  ExceptionCountInput,
  ExceptionCounts,
  WorkCountInput,
  WorkCounts,
  WorkListInput,
} from '#workqueue/work-list.ts'
import { workProblems } from '#workqueue/workqueue.copy.ts'
import { z } from '#z.ts'

/** An event that is listed as an update for staff. */
export const OfficeUpdateEvent = z.object({
  id: Id.describe('Haberin kimliği'),
  position: z
    .number()
    .int()
    .meta({ description: 'Sırası; büyük olan yenidir', examples: [1042] }),
  name: z.string().meta({ description: 'Haberin türü', examples: ['request.changed'] }),
  data: z.record(z.string(), z.unknown()).meta({
    description: 'Türüne göre içeriği',
    examples: [{ number: 'TLP-2026-000123', change: 'created' }],
  }),
  at: Moment.describe('Ne zaman olduğu'),
})
export type OfficeUpdateEvent = z.output<typeof OfficeUpdateEvent>

export const workqueueContract = {
  requestDemo: guestProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/demo-requests',
      tags: ['İş kuyruğu'],
      summary: 'Demo iste',
      description: 'Sitedeki kısa form. Personel için bir iş olur; isteyene alındığı e-postayla bildirilir.',
      successDescription: 'Talep alındı',
      successStatus: 201,
    })
    .errors(keyErrors)
    .input(DemoRequestForm)
    .output(z.object({ done: z.literal(true).meta({ description: 'Talep alındı', examples: [true] }) })),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items',
      tags: ['İş kuyruğu'],
      summary: 'Yapılacak işler',
      description:
        'Sıralanmazsa süresi en yakın olan başta, tamamlananlar istenirse en son tamamlanan başta; durum, tür, öncelik ve üstlenenle süzülebilir.',
      successDescription: 'İşlerin bir sayfası',
    })
    .input(WorkListInput)
    .output(pageOf(WorkItem)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items/counts',
      tags: ['İş kuyruğu'],
      summary: 'İş sayıları',
      description:
        'Açık, süresi geçmiş, üstlenilmemiş, benim üstlendiğim ve tamamlanmış işlerin sayısı; arama veya süzgeç varsa yalnızca bulunanlar arasında.',
      successDescription: 'Durumlara göre sayılar',
    })
    .input(WorkCountInput)
    .output(WorkCounts),
  exceptionCounts: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items/exception-counts',
      tags: ['İş kuyruğu'],
      summary: 'Aksaklık sayıları',
      description:
        'Gönderilerdeki açık aksaklıklar, türlerine göre; arama veya süzgeç varsa yalnızca bulunanlar arasında.',
      successDescription: 'Türlere göre sayılar',
    })
    .input(ExceptionCountInput)
    .output(ExceptionCounts),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items/{id}',
      tags: ['İş kuyruğu'],
      summary: 'Tek bir iş',
      description: 'Açık veya tamamlanmış bir iş, listenin neresinde olursa olsun.',
      successDescription: 'İşin kendisi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('İşin kimliği') }))
    .output(WorkItem),
  updates: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/updates',
      tags: ['İş kuyruğu'],
      summary: 'Son güncellemeler',
      description:
        'Ofise canlı olarak bildirilen son haberler, en yenisi başta; en çok 30 tane, en eski 7 gün.',
      successDescription: 'Son haberler',
    })
    .output(z.object({ items: z.array(OfficeUpdateEvent).describe('Haberler, en yenisi başta') })),
  assign: staffProcedure
    .route({
      method: 'POST',
      path: '/work-items/{id}/assign',
      tags: ['İş kuyruğu'],
      summary: 'İşi üstlen veya bırak',
      description:
        'Açık işi çağıran personelin üstüne alır; take false ise bırakır. Bir meslektaşın üstlendiği iş, ancak take_over_from onu gösteriyorsa alınır.',
      successDescription: 'İşin yeni hâli',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      WORK_DONE: workProblems.WORK_DONE,
      HELD_BY_COLLEAGUE: { ...workProblems.HELD_BY_COLLEAGUE, data: Holder },
    })
    .input(
      z.object({
        id: Id.describe('İşin kimliği'),
        take: z.boolean().meta({ description: 'Üstlen veya bırak', examples: [true] }),
        take_over_from: Id.describe('İşin hangi meslektaştan alınacağı; kimsede değilse gerekmez').optional(),
      }),
    )
    .output(WorkItem),
  complete: staffProcedure
    .route({
      method: 'POST',
      path: '/work-items/{id}/complete',
      tags: ['İş kuyruğu'],
      summary: 'İşi tamamla',
      description:
        'İş tamamlandı olarak işaretlenir; aynı kişinin yeniden çağırması bir şey değiştirmez, başkasının tamamladığı veya kendiliğinden kapanan iş WORK_DONE ile söylenir. Fiyat bekleyen talebin, yanıt bekleyen mesajın veya teklifin, gelen e-postanın ve süren aksaklığın işi yapılınca kendiliğinden tamamlanır; elle ancak nedeni yazılarak kapatılır. KVKK başvurusu ile unutulan aday elle kapatılmaz.',
      successDescription: 'Tamamlanan iş',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      WORK_DONE: workProblems.WORK_DONE,
      REQUEST_UNPRICED: workProblems.REQUEST_UNPRICED,
      STILL_WRONG: workProblems.STILL_WRONG,
      MESSAGE_UNANSWERED: workProblems.MESSAGE_UNANSWERED,
      QUOTE_UNANSWERED: workProblems.QUOTE_UNANSWERED,
      MAIL_UNSETTLED: workProblems.MAIL_UNSETTLED,
      DATA_REQUEST_OPEN: workProblems.DATA_REQUEST_OPEN,
      DECISION_NEEDED: workProblems.DECISION_NEEDED,
    })
    .input(
      z.object({
        id: Id.describe('İşin kimliği'),
        reason: optionalText(500, 'Yapılmamış bir iş için duruyorsa neden kapatıldığı', 'Müşteri vazgeçti.'),
      }),
    )
    .output(WorkItem),
}
