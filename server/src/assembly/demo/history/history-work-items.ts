/** The work items that the history leaves to staff: open ones, and those done lately. */
import type { Priority } from '@kervan/domain/workqueue/work-item.ts'
import type { RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { workItems } from '#features/workqueue/work-items.table.ts'

type WorkItem = typeof workItems.$inferInsert

/** All rows of a table name the same columns. */
const ofNoShipment = { shipment_id: null, since: null, turn: null, deadline: null }

const hourMs = 3_600_000
const iso = (at: number) => new Date(at).toISOString()
const recentMs = 45 * 24 * hourMs

/** A request that waits for a price is open work; one that was priced lately is work that was done. */
export function workItemsOf({
  random,
  now,
  lifecycle,
}: {
  random: Random
  now: number
  lifecycle: RequestLifecycle
}): WorkItem[] {
  const { request, inquiry, answer, answeredAt } = lifecycle
  const isOpen = request.status === 'pending'
  if (inquiry.form === 'order' || (!isOpen && now - inquiry.at > recentMs)) return []
  const { customer } = inquiry
  const openedAt = isOpen && answer === 'revise' && answeredAt !== null ? answeredAt : inquiry.at
  const done = isOpen ? null : request.first_quoted_at
  return [
    {
      id: random.id(openedAt),
      kind: openedAt === inquiry.at ? 'new_request' : 'revision',
      title: `${request.number}: ${request.title}`,
      description: request.description,
      customer_name: `${customer.first_name} ${customer.last_name}`,
      company: customer.company ?? '',
      email: customer.email,
      phone: customer.phone ?? '',
      customer_id: customer.id,
      request_id: request.id,
      ...ofNoShipment,
      assigned_to: done ? (request.quoted_by ?? null) : customer.representative.id,
      metadata: done ? { quote_sent: true, quote_amount: Number(request.quote_amount) } : {},
      priority: priorityOf(Date.parse(request.quote_due_at) - openedAt),
      status: isOpen ? 'open' : 'done',
      due_at: request.quote_due_at,
      created_at: iso(openedAt),
      updated_at: done ?? iso(openedAt),
      done_at: done,
      done_by: done ? (request.quoted_by ?? null) : null,
    },
  ]
}

function priorityOf(left: number): Priority {
  if (left <= 7 * hourMs) return 'urgent'
  if (left <= 25 * hourMs) return 'high'
  return left <= 49 * hourMs ? 'medium' : 'low'
}
