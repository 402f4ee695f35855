/** The notifications that customers would have received during the history. */
import { offerBasis } from '@kervan/domain/quotes/offer-basis.ts'
import { offerLine } from '@kervan/domain/quotes/offer-line.ts'
import { isFullTruck } from '@kervan/domain/requests/price-band-basis.ts'
import type { RequestChange } from '@kervan/domain/requests/requests.events.ts'
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import { meaningOf } from '@kervan/domain/tracking/event-kinds.ts'
import type { RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { ShipmentLifecycle } from '#assembly/demo/history/shipment-lifecycle.ts'
import { requestNotification, shipmentNotification } from '#features/notifications/compose-notification.ts'
import type { notifications } from '#features/notifications/notifications.table.ts'
import type { NewNotification } from '#features/notifications/notify.ts'

type Notification = typeof notifications.$inferInsert

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const iso = (at: number) => new Date(at).toISOString()

type Quote = RequestLifecycle['quotes'][number]
type Course = {
  random: Random
  now: number
  lifecycle: RequestLifecycle
  shipped: ShipmentLifecycle | undefined
}

export function notificationsOf({ random, now, lifecycle, shipped }: Course): Notification[] {
  const { request, inquiry, quotes, answer, answeredAt } = lifecycle
  const row = (news: NewNotification | undefined, at: number, readAt: number | null): Notification[] =>
    news
      ? [
          {
            id: random.id(at),
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
  const ofRequest = (change: RequestChange, quote?: Quote) =>
    requestNotification(
      {
        request_id: request.id,
        number: request.number,
        title: request.title,
        change,
        status: request.status,
        customer_id: request.customer_id,
        customer_name: '',
        quote_amount: quote?.total_amount ?? null,
        quote_currency: quote?.currency ?? null,
      },
      quote && { id: quote.id, line: lineOf(lifecycle, quote) },
    )
  /** Recent ones have not been read yet. */
  const readLater = (at: number, days: number) => (now - at < days * dayMs ? null : at + 4 * hourMs)
  const sent = quotes.filter(({ sent_at }) => sent_at)
  const offers = sent.flatMap((quote) =>
    row(
      ofRequest('quoted', quote),
      quote.sent,
      quote.answered_at ? Date.parse(quote.answered_at) : readLater(quote.sent, 3),
    ),
  )
  const changes = { approve: 'approved', reject: 'rejected', revise: 'revised' } as const
  const own = answer && answeredAt !== null ? row(ofRequest(changes[answer]), answeredAt, answeredAt) : []
  return [
    ...row(ofRequest('created'), inquiry.at, inquiry.at),
    ...offers,
    ...own,
    ...(shipped ? ofShipment(shipped).flatMap(({ news, at }) => row(news, at, readLater(at, 2))) : []),
  ]
}

function lineOf({ request }: RequestLifecycle, quote: Quote): string {
  const { quote_no, revision = 1, title = '', pol = '', pod = '' } = quote
  const basis = offerBasis({
    transport_mode: quote.transport_mode,
    container_type: quote.container_type ?? '',
    container_qty: quote.container_qty ?? null,
    cargo_details: quote.cargo_details ?? {},
    request_weight: request.estimated_weight ?? null,
    request_volume: request.estimated_volume ?? null,
    full_truck: isFullTruck({
      service_type: request.service_type ?? '',
      cargo_details: request.cargo_details ?? {},
    }),
  })
  return offerLine({ quote_no, revision, title, pol, pod, basis })
}

/** Customers are not notified of steps they took themselves, nor of each place on the way. */
function ofShipment({ shipment, events }: ShipmentLifecycle): { news: NewNotification; at: number }[] {
  const announced = {
    ...shipment,
    title: shipment.title ?? '',
    delay_reason: shipment.delay_reason ?? '',
    delayed: true,
    eta: null,
    eta_reason: '',
  }
  let last: ShipmentStatus | undefined
  return events.flatMap(({ kind, certainty, reason = '', told_at, actor_id }) => {
    const { status } = meaningOf(kind)
    const at = Date.parse(told_at)
    if (certainty !== 'actual' || actor_id === shipment.customer_id) return []
    if (kind === 'delay_told')
      return [{ news: shipmentNotification({ ...announced, delay_reason: reason }, 'delay'), at }]
    if (!status || status === last) return []
    last = status
    return [{ news: shipmentNotification({ ...announced, status }, 'status'), at }]
  })
}
