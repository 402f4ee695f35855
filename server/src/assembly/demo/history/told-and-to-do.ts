/** What people were told of the history, and what staff still have to do about it. */
import type { RequestChange } from '@kervan/domain/requests/requests.events.ts'
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import type { Priority } from '@kervan/domain/workqueue/workqueue.contract.ts'
import type { Life } from '#assembly/demo/history/request-life.ts'
import type { Draw } from '#assembly/demo/history/seeded-draw.ts'
import type { Travelled } from '#assembly/demo/history/shipment-journey.ts'
import { requestNotice, shipmentNotice } from '#features/notifications/notices.ts'
import type { notifications } from '#features/notifications/notifications.table.ts'
import type { News } from '#features/notifications/notify.ts'
import type { workItems } from '#features/workqueue/work-items.table.ts'

type Notification = typeof notifications.$inferInsert
type WorkItem = typeof workItems.$inferInsert

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const iso = (at: number) => new Date(at).toISOString()

type Telling = { draw: Draw; now: number; life: Life; travelled: Travelled | undefined }

export function toldOf({ draw, now, life, travelled }: Telling): Notification[] {
  const { request, asking, quotes, answer, answeredAt } = life
  const row = (news: News | undefined, at: number, readAt: number | null): Notification[] =>
    news
      ? [
          {
            id: draw.id(at),
            user_id: news.user_id,
            kind: news.kind,
            title: news.title,
            message: news.message,
            link: news.link,
            request_id: news.request_id ?? null,
            quote_amount: news.quote_amount ?? null,
            quote_currency: news.quote_currency ?? null,
            read_at: readAt === null ? null : iso(readAt),
            dismissed_at: null,
            created_at: iso(at),
          },
        ]
      : []
  const ofRequest = (change: RequestChange, quote?: Life['quotes'][number]) =>
    requestNotice({
      request_id: request.id,
      number: request.number,
      title: request.title,
      change,
      status: request.status,
      customer_id: request.customer_id,
      customer_name: '',
      quote_amount: quote?.total_amount ?? null,
      quote_currency: quote?.currency ?? null,
    })
  /** What is new has not been read yet. */
  const readLater = (at: number, days: number) => (now - at < days * dayMs ? null : at + 4 * hourMs)
  const offers = quotes.flatMap((quote) =>
    row(
      ofRequest('quoted', quote),
      quote.sent,
      quote.answered_at ? Date.parse(quote.answered_at) : readLater(quote.sent, 3),
    ),
  )
  const words = { approve: 'approved', reject: 'rejected', revise: 'revised' } as const
  const own = answer && answeredAt !== null ? row(ofRequest(words[answer]), answeredAt, answeredAt) : []
  return [
    ...row(ofRequest('created'), asking.at, asking.at),
    ...offers,
    ...own,
    ...(travelled ? ofShipment(travelled).flatMap(({ news, at }) => row(news, at, readLater(at, 2))) : []),
  ]
}

/** What the customer has not set going themselves. */
function ofShipment({ shipment, history }: Travelled): { news: News; at: number }[] {
  const told = {
    ...shipment,
    title: shipment.title ?? '',
    delay_reason: shipment.delay_reason ?? '',
    delayed: true,
  }
  return history.flatMap(({ kind, new_value, note = '', at, actor_id }) => {
    const status = new_value as ShipmentStatus
    const time = Date.parse(at)
    if (actor_id === shipment.customer_id) return []
    if (kind === 'status') return [{ news: shipmentNotice({ ...told, status }, false), at: time }]
    return kind === 'delay' ? [{ news: shipmentNotice({ ...told, delay_reason: note }, true), at: time }] : []
  })
}

const recentMs = 45 * dayMs

/** A request that waits is open work; what was priced lately is work that was done. */
export function workOf({ draw, now, life }: Omit<Telling, 'travelled'>): WorkItem[] {
  const { request, asking, answer, answeredAt } = life
  const isOpen = request.status === 'pending'
  if (asking.form === 'order' || (!isOpen && now - asking.at > recentMs)) return []
  const { customer } = asking
  const openedAt = isOpen && answer === 'revise' && answeredAt !== null ? answeredAt : asking.at
  const done = isOpen ? null : request.first_quoted_at
  return [
    {
      id: draw.id(openedAt),
      kind: openedAt === asking.at ? 'new_request' : 'revision',
      title: `${request.number}: ${request.title}`,
      description: request.description,
      customer_name: `${customer.first_name} ${customer.last_name}`,
      company: customer.company ?? '',
      email: customer.email,
      phone: customer.phone ?? '',
      customer_id: customer.id,
      request_id: request.id,
      assigned_to: customer.representative.id,
      metadata: done ? { quote_sent: true, quote_amount: Number(request.quote_amount) } : {},
      priority: priorityOf(Date.parse(request.quote_due_at) - openedAt),
      status: isOpen ? 'open' : 'done',
      due_at: request.quote_due_at,
      created_at: iso(openedAt),
      updated_at: done ?? iso(openedAt),
      done_at: done,
      done_by: done ? customer.representative.id : null,
    },
  ]
}

function priorityOf(left: number): Priority {
  if (left <= 7 * hourMs) return 'urgent'
  if (left <= 25 * hourMs) return 'high'
  return left <= 49 * hourMs ? 'medium' : 'low'
}
