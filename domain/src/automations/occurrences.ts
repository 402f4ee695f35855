/** Which event of the product is which occurrence of a trigger. `key` tells one occurrence from the next; null where each event is one of its own. */
import type { TriggerKey } from '#automations/triggers.ts'
import { chatConversationChanged, chatMessageWritten } from '#chat/chat.events.ts'
import { consentsChanged } from '#consents/consents.events.ts'
import {
  appointmentChanged,
  customerAssigned,
  customerContacted,
  customerJoined,
  profileChanged,
} from '#customers/customers.events.ts'
import { documentAsked, documentChanged } from '#documents/documents.events.ts'
import type { EventDefinition } from '#live/event.ts'
import { campaignChanged, subscriberChanged } from '#newsletter/newsletter.events.ts'
import {
  customerMailFailed,
  offerAsked,
  quoteChanged,
  quoteExpiring,
  quoteMailChanged,
} from '#quotes/quotes.events.ts'
import { requestAnalysed, requestChanged } from '#requests/requests.events.ts'
import { shipmentChanged } from '#shipments/shipments.events.ts'
import { workDueSoon, workItemChanged } from '#workqueue/workqueue.events.ts'
import type { z } from '#z.ts'

export type Occurrence = { trigger: TriggerKey; subject_id: string; key: string | null }

type Reader = (data: unknown) => Occurrence[]

const readers: readonly [name: string, read: Reader][] = [
  of(requestChanged, ({ request_id, change }) => [each(`request.${change}`, request_id)]),
  of(requestAnalysed, ({ request_id }) => [once('request.analysed', request_id)]),
  // Staff change a quote that was sent without its status, which is no news to a rule that was written since.
  of(quoteChanged, ({ quote_id, status, status_stays }) => {
    const trigger = quoteTriggers[status]
    return trigger && !status_stays ? [once(trigger, quote_id)] : []
  }),
  of(quoteExpiring, ({ quote_id }) => [once('quote.expiring', quote_id)]),
  of(offerAsked, ({ quote_id }) => [each('quote.asked', quote_id)]),
  of(quoteMailChanged, ({ quote_id, state }) =>
    state === 'failed' ? [each('quote.mail_failed', quote_id)] : [],
  ),
  of(shipmentChanged, ({ shipment_id, change, eta_moved, delay_began }) => [
    ...(change === 'created' ? [once('shipment.created', shipment_id)] : []),
    ...(change === 'status' ? [each('shipment.status', shipment_id)] : []),
    ...(change === 'location' ? [each('shipment.location', shipment_id)] : []),
    ...(change === 'feedback' ? [each('shipment.feedback', shipment_id)] : []),
    ...(change === 'eta' || eta_moved ? [each('shipment.eta', shipment_id)] : []),
    ...(delay_began ? [each('shipment.delayed', shipment_id)] : []),
  ]),
  of(documentChanged, ({ document_id, change }) => {
    const trigger = documentTriggers[change]
    return trigger ? [each(trigger, document_id)] : []
  }),
  of(customerJoined, ({ customer_id }) => [once('customer.joined', customer_id)]),
  of(profileChanged, ({ customer_id }) => [each('customer.changed', customer_id)]),
  of(customerAssigned, ({ customer_id }) => [each('customer.assigned', customer_id)]),
  of(customerContacted, ({ customer_id }) => [each('customer.contacted', customer_id)]),
  of(appointmentChanged, ({ customer_id, appointment_id, change }) =>
    change === 'planned'
      ? [{ ...each('customer.appointment', customer_id), key: appointment_id }]
      : [
          each(
            change === 'changed' ? 'customer.appointment_moved' : 'customer.appointment_cancelled',
            customer_id,
          ),
        ],
  ),
  of(documentAsked, ({ customer_id }) => [each('customer.papers_asked', customer_id)]),
  of(customerMailFailed, ({ customer_id }) => [each('customer.mail_failed', customer_id)]),
  of(consentsChanged, ({ user_id }) => [each('customer.consents', user_id)]),
  of(workDueSoon, ({ work_item_id }) => [each('work_item.due_soon', work_item_id)]),
  of(workItemChanged, ({ work_item_id, status, added, status_stays }) => [
    ...(added ? [once('work_item.added', work_item_id)] : []),
    ...(status === 'done' && !status_stays ? [once('work_item.done', work_item_id)] : []),
  ]),
  of(chatConversationChanged, ({ conversation_id }) => [each('conversation.changed', conversation_id)]),
  of(chatMessageWritten, ({ conversation_id, message_id, sender_type }) =>
    sender_type === 'customer' || sender_type === 'guest'
      ? [{ ...each('conversation.message', conversation_id), key: message_id }]
      : [],
  ),
  of(subscriberChanged, ({ subscriber_id }) => [each('subscriber.changed', subscriber_id)]),
  of(campaignChanged, ({ campaign_id }) => [each('campaign.changed', campaign_id)]),
]

const quoteTriggers: Partial<Record<string, TriggerKey>> = {
  sent: 'quote.sent',
  viewed: 'quote.viewed',
  accepted: 'quote.accepted',
  rejected: 'quote.rejected',
  revision_requested: 'quote.revision_requested',
  expired: 'quote.expired',
}
const documentTriggers: Partial<Record<string, TriggerKey>> = {
  added: 'document.added',
  verified: 'document.verified',
  refused: 'document.refused',
}

function once(trigger: TriggerKey, subject_id: string): Occurrence {
  return { trigger, subject_id, key: subject_id }
}
function each(trigger: TriggerKey, subject_id: string): Occurrence {
  return { trigger, subject_id, key: null }
}
function of<Data extends z.ZodType>(
  event: EventDefinition<Data>,
  read: (data: z.output<Data>) => Occurrence[],
): [string, Reader] {
  return [event.name, (data) => read(event.data.parse(data))]
}

/** Events of other names set nothing off. */
export const occurrenceNames: readonly string[] = readers.map(([name]) => name)

export function occurrencesOf(event: { name: string; data: unknown }): Occurrence[] {
  return readers.filter(([name]) => name === event.name).flatMap(([, read]) => read(event.data))
}
