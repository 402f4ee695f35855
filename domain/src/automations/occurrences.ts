/**
 * Which event of the product is which occurrence of a trigger. `key` tells one occurrence from the next; null where each event is one of
 * its own. Every event is either here or in `not-triggers.ts`.
 */
import { invitationAnswered } from '#analytics/analytics.events.ts'
import { staffChanged } from '#auth/auth.events.ts'
import { automationDeliveryChanged, automationRuleChanged } from '#automations/automations.events.ts'
import type { TriggerKey } from '#automations/triggers.ts'
import { chatConversationChanged, chatMessageChanged, chatMessageWritten } from '#chat/chat.events.ts'
import { chatUnread, inboundMailKept } from '#chat/chat-mail.events.ts'
import { cannedAnswersChanged } from '#chat/office-chat.events.ts'
import { calendarChanged, companyChanged, mailTextChanged, settingChanged } from '#company/company.events.ts'
import { type SettingArea, settingAreas } from '#company/setting-areas.ts'
import { consentsChanged, dataRequestChanged } from '#consents/consents.events.ts'
import {
  appointmentChanged,
  conversationNoted,
  customerAdvised,
  customerAssigned,
  customerContacted,
  customerGroupsChanged,
  customerJoined,
  customersImported,
  profileChanged,
} from '#customers/customers.events.ts'
import { documentAsked, documentChanged } from '#documents/documents.events.ts'
import type { EventDefinition } from '#live/event.ts'
import {
  campaignChanged,
  newsletterSettingsChanged,
  subscriberChanged,
  subscribersImported,
} from '#newsletter/newsletter.events.ts'
import { placesChanged } from '#places/places.events.ts'
import {
  customerMailFailed,
  offerAsked,
  pricingChanged,
  quoteChanged,
  quoteExpiring,
  quoteMailChanged,
} from '#quotes/quotes.events.ts'
import { ratesChanged } from '#rates/rates.events.ts'
import {
  requestAnalysed,
  requestChanged,
  requestFromMail,
  requestPricingChanged,
} from '#requests/requests.events.ts'
import { shipmentChanged, shipmentNotice } from '#shipments/shipments.events.ts'
import { trackingMessagesChanged } from '#tracking/tracking.events.ts'
import { workDueSoon, workItemChanged } from '#workqueue/workqueue.events.ts'
import type { z } from '#z.ts'

export type Occurrence = { trigger: TriggerKey; subject_id: string; key: string | null }

type Reader = (data: unknown) => Occurrence[]

const readers: readonly [name: string, read: Reader][] = [
  of(requestChanged, ({ request_id, change }) => [each(`request.${change}`, request_id)]),
  of(requestAnalysed, ({ request_id }) => [once('request.analysed', request_id)]),
  of(requestPricingChanged, ({ request_id }) => [each('request.pricing', request_id)]),
  of(requestFromMail, ({ request_id }) => [once('request.from_mail', request_id)]),
  // Staff change a quote that was sent without its status, which is no news to a rule that was written since.
  of(quoteChanged, ({ quote_id, status, status_stays }) => {
    const trigger = quoteTriggers[status]
    return trigger && !status_stays ? [once(trigger, quote_id)] : []
  }),
  of(quoteExpiring, ({ quote_id }) => [once('quote.expiring', quote_id)]),
  of(offerAsked, ({ quote_id }) => [each('quote.asked', quote_id)]),
  of(quoteMailChanged, ({ quote_id, state }) => {
    const trigger = quoteMailTriggers[state]
    return trigger ? [each(trigger, quote_id)] : []
  }),
  of(shipmentChanged, ({ shipment_id, change, ...also }) => [
    ...(change === 'created' ? [once('shipment.created', shipment_id)] : []),
    ...shipmentTriggers
      .filter(([, isMet]) => isMet({ change, ...also }))
      .map(([trigger]) => each(trigger, shipment_id)),
  ]),
  of(shipmentNotice, ({ shipment_id }) => [each('shipment.notice', shipment_id)]),
  of(documentChanged, ({ document_id, change }) => [each(`document.${change}`, document_id)]),
  of(customerJoined, ({ customer_id }) => [once('customer.joined', customer_id)]),
  of(profileChanged, ({ customer_id }) => [each('customer.changed', customer_id)]),
  of(customerAssigned, ({ customer_id }) => [each('customer.assigned', customer_id)]),
  of(customerContacted, ({ customer_id }) => [each('customer.contacted', customer_id)]),
  of(conversationNoted, ({ contact_id }) => [once('contact.noted', contact_id)]),
  of(customerAdvised, ({ customer_id, step }) => [
    each(step === 'made' ? 'customer.advised' : 'customer.advice_answered', customer_id),
  ]),
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
    ...(!added && (status === 'open' || status_stays) ? [each('work_item.changed', work_item_id)] : []),
  ]),
  of(chatConversationChanged, ({ conversation_id }) => [each('conversation.changed', conversation_id)]),
  of(chatMessageWritten, ({ conversation_id, message_id, sender_type, begins }) =>
    [
      ...(begins ? [each('conversation.began', conversation_id)] : []),
      each(sender_type === 'staff' ? 'conversation.answered' : 'conversation.message', conversation_id),
    ].map((occurrence) => ({ ...occurrence, key: message_id })),
  ),
  of(chatMessageChanged, ({ conversation_id }) => [each('conversation.message_changed', conversation_id)]),
  // Of the same message once, however often it is looked after.
  of(chatUnread, ({ conversation_id, message_id }) => [
    { ...each('conversation.unread', conversation_id), key: `unread ${message_id}` },
  ]),
  of(inboundMailKept, ({ inbound_mail_id }) => [once('mail.kept', inbound_mail_id)]),
  of(subscriberChanged, ({ subscriber_id }) => [each('subscriber.changed', subscriber_id)]),
  of(campaignChanged, ({ campaign_id }) => [each('campaign.changed', campaign_id)]),
  of(invitationAnswered, ({ visit_id }) => [each('invitation.answered', visit_id)]),
  of(dataRequestChanged, ({ request_id }) => [each('data_request.changed', request_id)]),
  of(trackingMessagesChanged, ({ kept }) => kept.map((id) => once('tracking_message.kept', id))),
  of(customersImported, ({ import_id }) => [each('customer_import.done', import_id)]),
  of(subscribersImported, ({ import_id }) => [each('subscriber_import.done', import_id)]),
  of(ratesChanged, ({ bulletin_id }) => (bulletin_id ? [once('rates.changed', bulletin_id)] : [])),
  of(companyChanged, () => [setting('company')]),
  of(calendarChanged, () => [setting('calendar')]),
  of(mailTextChanged, () => [setting('mail_texts')]),
  of(pricingChanged, () => [setting('pricing')]),
  of(placesChanged, () => [setting('places')]),
  of(customerGroupsChanged, () => [setting('customer_groups')]),
  of(cannedAnswersChanged, () => [setting('canned_answers')]),
  of(newsletterSettingsChanged, () => [setting('newsletter')]),
  of(settingChanged, ({ area }) => [setting(area)]),
  of(staffChanged, ({ user_id }) => [each('colleague.changed', user_id)]),
  of(automationRuleChanged, ({ rule_id }) => [each('rule.changed', rule_id)]),
  of(automationDeliveryChanged, ({ delivery_id, status }) =>
    status === 'dead' ? [each('delivery.failed', delivery_id)] : [],
  ),
]

/** `change` is the most important of what has changed; what else has is told beside it. */
const shipmentTriggers: readonly [TriggerKey, (news: ShipmentNews) => boolean | undefined][] = [
  ['shipment.status', ({ change }) => change === 'status'],
  ['shipment.location', ({ location_moved }) => location_moved],
  ['shipment.eta', ({ eta_moved }) => eta_moved],
  ['shipment.delayed', ({ delay_began }) => delay_began],
  ['shipment.delay', ({ delay_changed }) => delay_changed],
  ['shipment.customs', ({ customs_changed }) => customs_changed],
  ['shipment.tracked', ({ tracked }) => tracked],
  ['shipment.feedback', ({ change }) => change === 'feedback'],
  ['shipment.labels', ({ change }) => change === 'labels'],
  ['shipment.operator', ({ former_operator }) => former_operator !== undefined],
  ['shipment.note', ({ operations_noted }) => operations_noted],
]
type ShipmentNews = Omit<
  z.output<typeof shipmentChanged.data>,
  'shipment_id' | 'shipment_number' | 'customer_id' | 'status'
>

const quoteTriggers: Partial<Record<string, TriggerKey>> = {
  draft: 'quote.drafted',
  under_review: 'quote.under_review',
  pricing: 'quote.pricing',
  ready: 'quote.ready',
  sent: 'quote.sent',
  viewed: 'quote.viewed',
  accepted: 'quote.accepted',
  rejected: 'quote.rejected',
  revision_requested: 'quote.revision_requested',
  expired: 'quote.expired',
}
/** That it was queued is a step on the way of one that is sent or fails. */
const quoteMailTriggers: Partial<Record<string, TriggerKey>> = {
  scheduled: 'quote.mail_scheduled',
  sent: 'quote.mail_sent',
  failed: 'quote.mail_failed',
  cancelled: 'quote.mail_cancelled',
}

function once(trigger: TriggerKey, subject_id: string): Occurrence {
  return { trigger, subject_id, key: subject_id }
}
function each(trigger: TriggerKey, subject_id: string): Occurrence {
  return { trigger, subject_id, key: null }
}
function setting(area: SettingArea): Occurrence {
  return each('setting.changed', settingAreas[area].id)
}
function of<Data extends z.ZodType>(
  event: EventDefinition<Data>,
  read: (data: z.output<Data>) => Occurrence[],
): [string, Reader] {
  return [event.name, (data) => read(event.data.parse(data))]
}

/** Events of other names set nothing off; why, says `not-triggers.ts`. */
export const occurrenceNames: readonly string[] = readers.map(([name]) => name)

export function occurrencesOf(event: { name: string; data: unknown }): Occurrence[] {
  return readers.filter(([name]) => name === event.name).flatMap(([, read]) => read(event.data))
}
