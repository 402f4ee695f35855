/** The work queue of staff: demo requests and questions to answer, requests to price, revisions to price again. */
import { WholeName } from '#auth/credentials.ts'
import { problems } from '#problems.ts'
import { creating, guestProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { shipmentTypes } from '#requests/request-fields.ts'
import { exceptionKinds, turns } from '#tracking/exception-kinds.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { EmailAddress } from '#values/email-address.ts'
import { choice, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInputWithoutOrder, pageOf, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { demoRequestLengths, demoRequestWords, phoneShape } from '#workqueue/demo-request.copy.ts'
import { workProblems } from '#workqueue/workqueue.copy.ts'
import { z } from '#z.ts'

const text = (max: number, description: string, example: string) =>
  z
    .string()
    .trim()
    .max(max, `En fazla ${max} karakter.`)
    .default('')
    .meta({ description, examples: [example] })

/** The site's short form. */
export const DemoRequestForm = z.object({
  full_name: WholeName.meta({ description: 'Ad ve soyad', examples: ['Defne Işık'] }),
  email: EmailAddress,
  company: text(demoRequestLengths.company, 'Şirket; isteğe bağlı', 'Örnek Tekstil'),
  phone: z
    .string()
    .trim()
    .regex(phoneShape, demoRequestWords.phoneShape)
    .default('')
    .meta({ description: 'Telefon; isteğe bağlı', examples: ['+90 532 000 00 01'] }),
  message: text(demoRequestLengths.message, 'Mesaj; isteğe bağlı', 'Ayda on konteyner taşıyoruz.'),
})
export type DemoRequestForm = z.output<typeof DemoRequestForm>

export const workKinds = [
  'demo_request',
  'new_request',
  'revision',
  'question',
  'mail_failed',
  'expiring_quote',
  'operations',
  'appointment',
  ...exceptionKinds,
] as const
export type WorkKind = (typeof workKinds)[number]
export const priorities = ['urgent', 'high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

export const WorkItem = z.object({
  id: Id.describe('İşin kimliği'),
  kind: choice(workKinds, 'İşin türü'),
  title: z.string().meta({ description: 'Başlık', examples: ['Demo talebi: Örnek Tekstil'] }),
  description: z.string().meta({ description: 'Açıklama; yoksa boş', examples: [''] }),
  customer_name: z.string().meta({ description: 'Talep eden', examples: ['Defne Işık'] }),
  company: z.string().meta({ description: 'Şirket; yoksa boş', examples: ['Örnek Tekstil'] }),
  email: writtenText('E-posta', 'defne@musteri.example'),
  phone: z.string().meta({ description: 'Telefon; yoksa boş', examples: ['+90 532 000 00 01'] }),
  priority: choice(priorities, 'Öncelik'),
  status: z.enum(['open', 'done']).meta({ description: 'Durum', examples: ['open'] }),
  due_at: Moment.describe('En geç ne zaman yapılacağı'),
  customer_id: Id.nullable().describe('Müşterinin kimliği; ziyaretçiyse null'),
  request_id: Id.nullable().describe('İlgili talep; yoksa null'),
  request_number: z
    .string()
    .meta({ examples: ['TLP-2026-000123'] })
    .nullable()
    .describe('Talep numarası; yoksa null'),
  quote_id: Id.nullable().describe('İlgili teklif; yoksa null'),
  shipment_id: Id.nullable().describe('İlgili gönderi; yoksa null'),
  shipment_number: z
    .string()
    .meta({ examples: ['SH-9A8057B1'] })
    .nullable()
    .describe('Gönderi numarası; yoksa null'),
  lane: z
    .object({
      shipment_type: choice(shipmentTypes, 'Taşıma türü'),
      origin_city: z.string().meta({ description: 'Çıkış şehri', examples: ['Mersin'] }),
      destination_city: z.string().meta({ description: 'Varış şehri', examples: ['Hamburg'] }),
    })
    .nullable()
    .describe('Talebin veya gönderinin güzergâhı; ikisi de yoksa null'),
  since: Moment.nullable().describe('Aksaklığın ne zamandır sürdüğü; aksaklık değilse null'),
  turn: choice(turns, 'Sıra kimde')
    .nullable()
    .describe('Aksaklıkta sıranın kimde olduğu; aksaklık değilse null'),
  deadline: Moment.nullable().describe(
    'Aşılmaması gereken an: son ücretsiz gün veya söz verilen gün; yoksa null',
  ),
  closed_because: writtenText('Neden kapandığı', 'Gönderi teslim edildi.'),
  snoozed_until: Moment.nullable().describe('Ne zamana ertelendiği; ertelenmediyse null'),
  assigned_to: Id.nullable().describe('Üstlenen personelin kimliği; yoksa null'),
  assignee_name: writtenText('Üstlenen personel', 'Deniz Aksoy'),
  created_at: Moment.describe('Eklenme zamanı'),
  updated_at: Moment.describe('Son değişiklik'),
  done_by: z
    .string()
    .meta({ examples: ['Deniz Aksoy'] })
    .nullable()
    .describe('Tamamlayan personel; açıksa null'),
})
export type WorkItem = z.output<typeof WorkItem>

export const workSorts = [
  'due',
  'title',
  'kind',
  'customer',
  'priority',
  'assignee',
  'created',
  'done',
  'since',
] as const

/** What the counts of the queue depend on, as its rows do. */
const workScope = {
  kind: choice(workKinds, 'Yalnızca bu tür').optional(),
  priority: choice(priorities, 'Yalnızca bu öncelik').optional(),
  search: searchInput('Başlık, müşteri veya şirkette', 'mersin'),
}

export const WorkCountInput = z.object(workScope)
export type WorkCountInput = z.output<typeof WorkCountInput>

export const WorkListInput = listInputWithoutOrder(workSorts).extend({
  ...workScope,
  status: WorkItem.shape.status.describe('Yalnızca bu durumdakiler').optional(),
  mine: z
    .stringbool()
    .meta({ description: 'Yalnızca üstlendiklerim', examples: ['true'] })
    .optional(),
  unassigned: z
    .stringbool()
    .meta({ description: 'Yalnızca kimsenin üstlenmediği', examples: ['true'] })
    .optional(),
  snoozed: z
    .stringbool()
    .meta({
      description: 'true: yalnızca ertelenmiş olanlar; false: ertelenmemiş olanlar',
      examples: ['false'],
    })
    .optional(),
  overdue: z
    .stringbool()
    .meta({ description: 'Yalnızca süresi geçenler', examples: ['true'] })
    .optional(),
  exceptions: z
    .stringbool()
    .meta({ description: 'Yalnızca gönderilerdeki aksaklıklar', examples: ['true'] })
    .optional(),
  due_on: CalendarDay.describe('Yalnızca süresi bu gün dolanlar').optional(),
  turn: choice(turns, 'Yalnızca sırası bunda olan aksaklıklar').optional(),
  shipment_id: Id.describe('Yalnızca bu gönderinin işleri').optional(),
  customer_id: Id.describe('Yalnızca bu müşterinin işleri').optional(),
})
export type WorkListInput = z.output<typeof WorkListInput>

/** The order where none is asked for: done work newest first, other work by its due time. */
export function initialWorkSort(status: WorkItem['status'] | undefined): 'due' | '-done' {
  return status === 'done' ? '-done' : 'due'
}

/** How many items each filter of the work queue shows. */
export const WorkCounts = searchedCounts({
  open: countOf('Açık ve ertelenmemiş; ertelenenler dışında hiçbiri onları saymaz', 7),
  overdue: countOf('Süresi geçmiş', 1),
  unassigned: countOf('Kimsenin üstlenmediği', 3),
  snoozed: countOf('Ertelenmiş', 2),
  urgent: countOf('Acil: süresi geçmiş, iki mesai saati içinde dolacak ya da acil işaretli', 3),
  attention: countOf('Açık; üstlenilmemiş ya da süresi geçmiş', 4),
  mine: countOf('Açık, benim üstlendiğim', 2),
  done: countOf('Tamamlanmış', 120),
})

export const ExceptionCountInput = z.object({
  turn: WorkListInput.shape.turn,
  search: workScope.search,
})
export type ExceptionCountInput = z.output<typeof ExceptionCountInput>

/** How many open exceptions of shipments there are, of each kind. */
export const ExceptionCounts = z.object({
  total: countOf('Açık aksaklık', 9),
  free_time: countOf('Ücretsiz süresi dolan', 2),
  customs_hold: countOf('Gümrükte bekletilen', 1),
  shipment_late: countOf('Geciken', 4),
  shipment_silent: countOf('Haber alınamayan', 2),
  document_missing: countOf('Belgesi eksik', 3),
})

/** The colleague who has taken an item on. */
export const Holder = z
  .object({
    assigned_to: Id.describe('Üstlenen personelin kimliği'),
    assignee_name: WorkItem.shape.assignee_name,
  })
  .describe('İşi kimin üstlendiği')
export type Holder = z.output<typeof Holder>

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
        'İş tamamlandı olarak işaretlenir; yeniden çağrılması bir şey değiştirmez. Fiyat bekleyen bir talebin işi ve bir gönderinin süren aksaklığı nedeni kalkınca kendiliğinden tamamlanır; elle ancak nedeni yazılarak kapatılır.',
      successDescription: 'Tamamlanan iş',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      REQUEST_UNPRICED: workProblems.REQUEST_UNPRICED,
      STILL_WRONG: workProblems.STILL_WRONG,
    })
    .input(
      z.object({
        id: Id.describe('İşin kimliği'),
        reason: optionalText(500, 'Yapılmamış bir iş için duruyorsa neden kapatıldığı', 'Müşteri vazgeçti.'),
      }),
    )
    .output(WorkItem),
}
