/** Which live event makes which queries stale. */
import type { QueryKey } from '@tanstack/react-query'
import { isSigningOut } from '#features/auth/session.ts'
import { api } from '#spine/api/api.ts'
import type { InvalidationRules } from '#spine/live/live-provider.tsx'

/** A request, its offers, its shipment and the overview show data of each other. */
const requestsAndShipments = () => [
  api.requests.key(),
  api.quotes.offers.key(),
  api.shipments.key(),
  api.tracking.key(),
]

/** What is news for the office may have become a notification in the same transaction. */
const staffNotifications = () => [api.notifications.staff.list.key(), api.notifications.staff.counts.key()]

const customers = () => [
  api.customers.list.key(),
  api.customers.get.key(),
  api.customers.counts.key(),
  api.customers.value.key(),
  api.customers.joinedThisMonth.key(),
  api.customers.organisations.get.key(),
  api.workqueue.leads.key(),
]

/** Of the office, which shows what was written last and how much nobody has read. */
const inbox = () => [api.chat.office.inbox.key(), api.chat.office.counts.key()]

/** What is unread of the conversation comes with the notifications. */
const ownChat = () => [api.chat.state.key(), api.notifications.unread.key()]

const staleAfter: Record<string, () => QueryKey[]> = {
  'inbox.mail_arrived': () => [api.demo.listInbox.key()],
  'auth.sessions_changed': () => [api.auth.listSessions.key(), api.auth.getPasswordState.key()],
  'auth.staff_changed': () => [
    api.auth.listStaff.key(),
    api.auth.getStaffProfile.key(),
    api.auth.whoAmI.key(),
    api.quotes.choices.key(),
    api.customers.representatives.key(),
  ],
  // It may open the conversation again, or be its first answer.
  'chat.message_written': () => [
    ...inbox(),
    api.chat.office.trail.key(),
    api.chat.staff.get.key(),
    ...ownChat(),
  ],
  // One that was not read may have been taken back.
  'chat.message_changed': () => [...inbox(), ...ownChat()],
  'chat.seen': () => [...inbox(), ...ownChat()],
  'chat.conversation_changed': () => [api.chat.office.key(), api.chat.staff.get.key(), ...ownChat()],
  'chat.canned_answers_changed': () => [api.chat.canned.key()],
  'customer.joined': () => [...customers(), ...staffNotifications()],
  'customer.profile_changed': () => [
    ...customers(),
    api.customers.merges.key(),
    // With whom it is, and whether what is written there can still be read.
    api.chat.staff.get.key(),
    api.customers.getOwnProfile.key(),
    api.customers.getRepresentative.key(),
    api.auth.whoAmI.key(),
  ],
  'customer.contacted': () => [...customers(), api.workqueue.customerPage.key(), api.chat.office.trail.key()],
  'customer.for_you': staffNotifications,
  'chat.for_you': staffNotifications,
  'customer.appointment_changed': () => [api.customers.contacts.key(), api.workqueue.customerPage.key()],
  'customer.groups_changed': () => [...customers(), api.customers.groups.key()],
  'customer.imported': () => [...customers(), api.customers.imports.key(), api.customers.merges.key()],
  'work_item.changed': () => [api.workqueue.key(), api.luna.workflow.key(), ...staffNotifications()],
  'work_item.due_soon': staffNotifications,
  'rates.changed': () => [api.rates.key()],
  // What is urgent follows from the office's hours and holidays.
  'company.changed': () => [api.company.key(), api.workqueue.key()],
  'places.changed': () => [api.places.key()],
  'company.mail_text_changed': () => [api.company.mailTexts.key()],
  'company.calendar_changed': () => [api.company.calendar.key(), api.workqueue.key()],
  'request.changed': () => [...requestsAndShipments(), ...staffNotifications()],
  'request.pricing_changed': () => [api.requests.key()],
  'request.analysed': () => [api.requests.get.key()],
  // The page of a quote fetches the quote itself, unless it shows that version already.
  'quote.changed': () => [
    api.quotes.editor.events.key(),
    api.quotes.editor.unsentOf.key(),
    api.quotes.offers.key(),
    api.quotes.revisions.key(),
    api.quotes.sending.mails.key(),
    api.quotes.list.key(),
    api.quotes.counts.key(),
    api.quotes.wonValue.key(),
    api.requests.key(),
  ],
  'pricing.changed': () => [api.quotes.editor.basis.key()],
  'quote.mail_changed': () => [
    api.quotes.sending.mails.key(),
    api.quotes.editor.events.key(),
    api.chat.office.trail.key(),
  ],
  'shipment.changed': () => [...requestsAndShipments(), ...staffNotifications()],
  'work_item.for_you': staffNotifications,
  'quote.mail_failed': staffNotifications,
  // The mode of the workflow centre is the switch of a rule.
  'automation.rule_changed': () => [api.automations.key(), api.luna.workflow.key()],
  'automation.runs_changed': () => [api.automations.key()],
  'automation.delivery_changed': () => [api.automations.webhooks.key()],
  'automation.notified': staffNotifications,
  'luna.workflow_changed': () => [api.luna.workflow.key()],
  'luna.market_changed': () => [api.luna.market.key()],
  'luna.recommendation_made': () => [api.luna.recommendations.key(), api.luna.insights.key()],
  'luna.recommendations_changed': () => [api.luna.recommendations.key()],
  'newsletter.subscriber_changed': () => [api.newsletter.subscribers.key(), api.newsletter.registry.key()],
  'newsletter.campaign_changed': () => [
    api.newsletter.campaigns.key(),
    api.newsletter.subscribers.cards.key(),
  ],
  'newsletter.campaign_progressed': () => [
    api.newsletter.campaigns.progress.key(),
    api.newsletter.campaigns.report.key(),
    api.newsletter.campaigns.recipients.key(),
  ],
  'newsletter.subscribers_imported': () => [api.newsletter.subscribers.key(), api.newsletter.registry.key()],
  'newsletter.registry_loaded': () => [
    api.newsletter.registry.key(),
    api.newsletter.subscribers.cards.key(),
    api.newsletter.subscribers.get.key(),
  ],
  'newsletter.settings_changed': () => [api.newsletter.settings.key()],
  'document.changed': () => [api.documents.key()],
  'document.asked': () => [api.documents.key()],
  'tracking_messages.changed': () => [api.tracking.messages.key()],
  'share_links.changed': () => [api.tracking.shares.key()],
  'notification.added': () => [api.notifications.list.key(), api.notifications.unread.key()],
  'notification.changed': () => [api.notifications.key()],
  'task.changed': () => [api.tasks.list.key()],
  'saved_views.changed': () => [api.lists.listViews.key()],
  'consents.changed': () => [api.consents.list.key(), api.consents.history.key()],
  'consents.data_request_changed': () => [
    api.consents.listOwnDataRequests.key(),
    api.customers.dataRequests.key(),
  ],
}

/** What shows how far something has got beside much else: not with each of many such events. */
const staleSoonAfter: Record<string, () => QueryKey[]> = {
  'newsletter.campaign_progressed': () => [
    api.newsletter.campaigns.list.key(),
    api.newsletter.subscribers.cards.key(),
  ],
}

export const invalidationRules: InvalidationRules = {
  staleAfter: (eventName) => staleAfter[eventName]?.() ?? [],
  staleSoonAfter: (eventName) => staleSoonAfter[eventName]?.() ?? [],
  // Signing out raises an event before its response arrives; a query sent then would be refused.
  isPaused: isSigningOut,
}
