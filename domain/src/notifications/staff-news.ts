/** Which of the office's updates are kept as notifications for members of staff, of which type, and what says whom they concern. */
import { conversationForYou } from '#chat/office-chat.events.ts'
import { customerJoined } from '#customers/customers.events.ts'
import type { StaffNotificationType } from '#notifications/staff-notifications.copy.ts'
import { customerMailFailed } from '#quotes/quotes.events.ts'
import { requestChanged } from '#requests/requests.events.ts'
import { shipmentChanged } from '#shipments/shipments.events.ts'
import { officeUpdate } from '#workqueue/office-update.ts'
import type { WorkKind } from '#workqueue/work-item.ts'
import { customerForYou, workDueSoon, workItemChanged, workItemForYou } from '#workqueue/workqueue.events.ts'

/** Concerned is whom it was said to, or who holds the work item, or else the customer's representative, who priced the request and who operates the shipment. */
type Concern = {
  person_id?: string
  work_item_id?: string
  customer_id?: string
  request_id?: string | null
  shipment_id?: string
}

export type StaffNews = Concern & {
  type: StaffNotificationType
  title: string
  message: string
  link: string
}

type Kept = Concern & { type: StaffNotificationType }

const workTypes: Partial<Record<WorkKind, StaffNotificationType>> = {
  demo_request: 'request',
  question: 'quote',
  expiring_quote: 'quote',
  mail_failed: 'quote',
}

const keepers: Record<string, (data: unknown) => Kept | null> = {
  [requestChanged.name]: (data) => {
    const { change, customer_id, request_id } = requestChanged.data.parse(data)
    // A price is a colleague's own act.
    if (change === 'quoted') return null
    return {
      type: change === 'created' || change === 'edited' ? 'request' : 'quote',
      customer_id,
      request_id,
    }
  },
  [workItemChanged.name]: (data) => {
    const { kind, work_item_id } = workItemChanged.data.parse(data)
    return { type: workTypes[kind] ?? 'system', work_item_id }
  },
  [workItemForYou.name]: (data) => {
    const { person_id } = workItemForYou.data.parse(data)
    return { type: 'system', person_id }
  },
  [workDueSoon.name]: (data) => {
    const { person_id } = workDueSoon.data.parse(data)
    return { type: 'request', ...(person_id && { person_id }) }
  },
  [customerForYou.name]: (data) => {
    const { person_id } = customerForYou.data.parse(data)
    return { type: 'system', person_id }
  },
  [conversationForYou.name]: (data) => {
    const { person_id } = conversationForYou.data.parse(data)
    return { type: 'system', person_id }
  },
  [shipmentChanged.name]: (data) => {
    const { customer_id, shipment_id } = shipmentChanged.data.parse(data)
    return { type: 'system', customer_id, shipment_id }
  },
  [customerMailFailed.name]: (data) => {
    const { customer_id, request_id } = customerMailFailed.data.parse(data)
    return { type: 'system', customer_id, request_id }
  },
  [customerJoined.name]: (data) => {
    const { customer_id } = customerJoined.data.parse(data)
    return { type: 'system', customer_id }
  },
}

/** Null for what is no update, and for what is not kept. */
export function staffNews(event: { name: string; data: unknown }): StaffNews | null {
  const update = officeUpdate(event)
  const kept = update && keepers[event.name]?.(event.data)
  return update && kept
    ? { ...kept, title: update.title, message: update.description, link: update.to }
    : null
}
