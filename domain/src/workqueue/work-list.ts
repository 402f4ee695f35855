/** The queue as a list: by what it is sorted and filtered, and what is counted of it. */
import { turns } from '#tracking/exception-kinds.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInputWithoutOrder, searchedCounts, searchInput } from '#values/list.ts'
import { priorities, WorkItem, workKinds } from '#workqueue/work-item.ts'
import { z } from '#z.ts'

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
  'snoozed',
] as const

/** What the counts of the queue depend on, as its rows do. */
const workScope = {
  kind: choice(workKinds, 'Yalnızca bu tür').optional(),
  priority: choice(priorities, 'Yalnızca bu öncelik').optional(),
  due_on: CalendarDay.describe('Yalnızca süresi bu gün dolanlar').optional(),
  search: searchInput('Başlık, müşteri veya şirkette', 'mersin'),
}

export const WorkCountInput = z.object(workScope)
export type WorkCountInput = z.output<typeof WorkCountInput>

export const WorkListInput = listInputWithoutOrder(workSorts).extend({
  ...workScope,
  status: WorkItem.shape.status.describe('Yalnızca bu durumdakiler').default('open'),
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
  turn: choice(turns, 'Yalnızca sırası bunda olan aksaklıklar').optional(),
  shipment_id: Id.describe('Yalnızca bu gönderinin işleri').optional(),
  customer_id: Id.describe('Yalnızca bu müşterinin işleri').optional(),
  request_ids: z
    .string()
    .regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,99}$/i)
    .meta({
      description: 'Yalnızca bu taleplerin işleri; kimlikler virgülle ayrılır',
      examples: ['01890a5d-ac96-774b-bcce-000000000010'],
    })
    .optional(),
})
export type WorkListInput = z.output<typeof WorkListInput>

/** The order where none is asked for: done work newest first, other work by its due time. */
export function initialWorkSort(status: WorkItem['status']): 'due' | '-done' {
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
