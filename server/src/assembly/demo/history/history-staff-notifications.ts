/** What staff would have been told lately: the representative of each customer, and the admin, who follows everything. */
import { staffNews } from '@kervan/domain/notifications/staff-news.ts'
import { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { demoAdmin } from '#assembly/demo/demo-world.ts'
import type { RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { staffNotifications } from '#features/notifications/staff-notifications.table.ts'

type Notification = typeof staffNotifications.$inferInsert

const hourMs = 3_600_000
const recentMs = 14 * 24 * hourMs
/** Nobody has read the newest yet. */
const unreadMs = 20 * hourMs
const changes = { approve: 'approved', reject: 'rejected', revise: 'revised' } as const
const iso = (at: number) => new Date(at).toISOString()

type Course = { random: Random; now: number; lifecycle: RequestLifecycle }

export function staffNotificationsOf({ random, now, lifecycle }: Course): Notification[] {
  const { request, inquiry, answer, answeredAt } = lifecycle
  const { customer } = inquiry
  const told = [
    ...(inquiry.form === 'order' ? [] : [{ change: 'created' as const, at: inquiry.at }]),
    ...(answer && answeredAt !== null ? [{ change: changes[answer], at: answeredAt }] : []),
  ]
  return told
    .filter(({ at }) => at <= now && now - at < recentMs)
    .flatMap(({ change, at }) => {
      const news = staffNews({
        name: requestChanged.name,
        data: {
          request_id: request.id,
          number: request.number,
          title: request.title,
          change,
          status: request.status,
          customer_id: customer.id,
          customer_name: customer.company || `${customer.first_name} ${customer.last_name}`,
          quote_amount: request.quote_amount ?? null,
          quote_currency: request.quote_currency ?? null,
        },
      })
      if (!news) return []
      const { type, title, message, link } = news
      return [customer.representative.id, demoAdmin.id].map((user_id) => ({
        id: random.id(at),
        user_id,
        type,
        title,
        message,
        link,
        read_at: now - at < unreadMs ? null : iso(at + hourMs),
        created_at: iso(at),
      }))
    })
}
