/**
 * What follows which event. Followers run in the transaction that emits the event, so they commit with it or not at all;
 * reactions run in every process after the commit; what must happen exactly once after the commit is a job.
 */
import { sessionEnded, staffChanged } from '@kervan/domain/auth/auth.events.ts'
import { occurrenceNames } from '@kervan/domain/automations/occurrences.ts'
import {
  chatConversationChanged,
  chatMessageChanged,
  chatMessageWritten,
  chatSeen,
} from '@kervan/domain/chat/chat.events.ts'
import { chatUnread, inboundMailKept } from '@kervan/domain/chat/chat-mail.events.ts'
import {
  calendarChanged,
  companyChanged,
  latenessChanged,
  mailTextChanged,
  silenceChanged,
} from '@kervan/domain/company/company.events.ts'
import { switchedJobDid } from '@kervan/domain/company/switched-jobs.events.ts'
import { dataRequestChanged } from '@kervan/domain/consents/consents.events.ts'
import {
  appointmentChanged,
  conversationNoted,
  customerAssigned,
  customerContacted,
  customersParted,
} from '@kervan/domain/customers/customers.events.ts'
import { documentAsked, documentChanged } from '@kervan/domain/documents/documents.events.ts'
import type { EventDefinition } from '@kervan/domain/live/event.ts'
import { quoteChanged, quoteExpiring, quoteMailChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { requestAnalysed, requestChanged, requestFromMail } from '@kervan/domain/requests/requests.events.ts'
import { shipmentChanged, shipmentNotice, shipmentStep } from '@kervan/domain/shipments/shipments.events.ts'
import { officeUpdateNames } from '@kervan/domain/workqueue/office-updates.ts'
import type { z } from '@kervan/domain/z.ts'
import type { AllServices } from '#assembly/services.ts'
import type { PublicPages } from '#assembly/site/public-pages.ts'
import { noteRequestSource } from '#features/analytics/note-request-source.ts'
import { noteOccurrence } from '#features/automations/engine/note-occurrence.ts'
import { recordDeed } from '#features/automations/engine/record-deed.ts'
import { watchUnread } from '#features/chat/mail/tell-unread.jobs.ts'
import { noteQuoteQuestion } from '#features/chat/note-quote-question.ts'
import { handOverConversations } from '#features/chat/office/hand-over-conversations.ts'
import { releaseConversations } from '#features/chat/office/release-conversations.ts'
import { takeAnswered } from '#features/chat/office/take-answered.ts'
import type { CompanyCache } from '#features/company/company-cache.ts'
import { ensureProfile, recordOfAddress } from '#features/customers/ensure-profile.ts'
import { joinShipment } from '#features/documents/join-shipment.ts'
import {
  notifyOfAnalysis,
  notifyOfExpiry,
  notifyOfRequest,
  notifyOfShipment,
  notifyOnRequest,
} from '#features/notifications/notify-customer.ts'
import { notifyOfDocument, notifyOfWantedPapers } from '#features/notifications/notify-of-documents.ts'
import {
  correctMessageNotices,
  forgetMessageNotices,
  notifyOfMessage,
} from '#features/notifications/notify-of-messages.ts'
import { notifyStaff } from '#features/notifications/notify-staff.ts'
import { cancelWaitingMails } from '#features/quotes/cancel-waiting-mails.ts'
import { noteCall } from '#features/quotes/note-call.ts'
import { noteSentOffer } from '#features/quotes/note-offer-contact.ts'
import { noteRevenue, renewRevenue } from '#features/quotes/note-revenue.ts'
import { noteCustomerActivity, renewFirstRequest } from '#features/requests/note-customer-activity.ts'
import { checkCalledShipment } from '#features/shipments/check-called-shipment.ts'
import { syncShipment } from '#features/shipments/sync-shipment.ts'
import { projectEdited } from '#features/tracking/project-edited.ts'
import { recordStep } from '#features/tracking/record-step.ts'
import { renewLateness } from '#features/tracking/renew-lateness.jobs.ts'
import { assignNewRequest } from '#features/workqueue/assign-requests.jobs.ts'
import { closeReadMail } from '#features/workqueue/close-read-mail.ts'
import { correctMessageWork } from '#features/workqueue/correct-message-work.ts'
import { handOverWork } from '#features/workqueue/hand-over-work.ts'
import { followLead, forgetLeadWork, rememberWriter } from '#features/workqueue/leads/follow-leads.ts'
import { openOperationsWork } from '#features/workqueue/open-operations-work.ts'
import { closeQuoteWork, openExpiryWork, openMailWork } from '#features/workqueue/open-quote-work.ts'
import { openReceivedMail } from '#features/workqueue/open-received-mail.ts'
import { releaseWork } from '#features/workqueue/release-work.ts'
import { syncAppointment } from '#features/workqueue/sync-appointment.ts'
import { syncConversationWork, syncUnanswered } from '#features/workqueue/sync-conversation-work.ts'
import { syncDataRequest } from '#features/workqueue/sync-data-request.ts'
import { syncExceptions, syncMissingPapers } from '#features/workqueue/sync-exceptions.ts'
import { syncFollowUp } from '#features/workqueue/sync-follow-up.ts'
import { syncWorkItem } from '#features/workqueue/sync-work-item.ts'
import { tellAssigned } from '#features/workqueue/tell-assigned.ts'
import { renewSilence } from '#features/workqueue/watch-exceptions.jobs.ts'
import type { Log } from '#spine/config/log.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Follow } from '#spine/database/outbox.ts'
import type { Feed, FeedEvent } from '#spine/live/feed.ts'
import type { Sockets } from '#spine/live/sockets.ts'

/** A customer has signed in → they have a profile and, once known, a representative. */
export const onCustomerSignedIn = ensureProfile
/** and the record that staff have made of them becomes their account. */
export const findCustomerRecord = recordOfAddress

type Follower<Data> = (tx: Transaction, data: Data, services: AllServices) => Promise<void>

const followers: readonly [name: string, follower: Follower<unknown>][] = [
  // A request has changed → its work item opens or closes,
  on(requestChanged, syncWorkItem),
  // and is given to somebody who is here,
  on(requestChanged, assignNewRequest),
  // where its customer had come from is known of it,
  on(requestChanged, noteRequestSource),
  // its customer is no longer a lead, or an active customer,
  on(requestChanged, noteCustomerActivity),
  // its price and every answer to it is contact with them,
  on(quoteMailChanged, noteSentOffer),
  // what they have accepted is their revenue,
  on(quoteChanged, noteRevenue),
  // the shipment that waits for its price is updated or cancelled,
  on(requestChanged, syncShipment),
  on(requestChanged, projectEdited),
  // and its customer is notified, on the page and on their devices.
  on(requestChanged, notifyOfRequest),
  on(requestAnalysed, notifyOfAnalysis),
  on(shipmentChanged, notifyOfShipment),
  // What is wrong with it is work, until it is right again.
  on(shipmentChanged, syncExceptions),
  // Somebody else operates it → its open work is theirs.
  on(shipmentChanged, handOverWork),
  // A colleague's account was closed → their open work and conversations are free.
  on(staffChanged, releaseWork),
  on(staffChanged, releaseConversations),
  // Somebody answers a conversation that nobody has → it is theirs.
  on(chatMessageWritten, takeAnswered),
  // A shipment was opened, approved or called off → its tracking records the step.
  on(shipmentStep, recordStep),
  // A request has become a shipment → its documents are the shipment's.
  on(shipmentStep, joinShipment),
  // A colleague has somebody told of it → operations get work, or its customer word.
  on(shipmentNotice, openOperationsWork),
  on(shipmentNotice, notifyOnRequest),
  // A document was looked at, or came from us, or one is wanted → its customer hears of it.
  on(documentChanged, notifyOfDocument),
  on(documentAsked, notifyOfWantedPapers),
  // What a shipment lacked has come, or has gone → its work follows.
  on(documentChanged, syncMissingPapers),
  // Something else counts as late → the open shipments are looked at again.
  on(latenessChanged, renewLateness),
  // Silence is ordinary for longer or shorter → those on their way are looked at again.
  on(silenceChanged, renewSilence),
  // An appointment with a customer → work of its day, for whoever takes part.
  on(appointmentChanged, syncAppointment),
  // A call was noted with a day to call again → work of that day; spoken with, it is done.
  on(conversationNoted, syncFollowUp),
  // It was about an offer or a shipment → that is this customer's; the offer's history has it.
  on(conversationNoted, noteCall),
  on(conversationNoted, checkCalledShipment),
  // Somebody asks about their own data → an admin has to answer within the law's time.
  on(dataRequestChanged, syncDataRequest),
  // Somebody has spoken with a forgotten lead, or will, or it has asked for something → nobody has to decide about it any more.
  on(customerContacted, followLead),
  on(appointmentChanged, followLead),
  on(requestChanged, forgetLeadWork),
  // A customer has another representative → who is that learns of it.
  on(customerAssigned, tellAssigned),
  // and has the conversations of the former one.
  on(customerAssigned, handOverConversations),
  // Records that were merged are two again → what follows from their requests and quotes is of each.
  on(customersParted, renewFirstRequest),
  on(customersParted, renewRevenue),
  // A customer's message about a quote → its history has the question, and the representative a mail.
  on(chatMessageWritten, noteQuoteQuestion),
  // A message waits for an answer, or was answered → so does its work.
  on(chatMessageWritten, syncUnanswered),
  on(chatMessageChanged, correctMessageWork),
  on(chatConversationChanged, syncConversationWork),
  // Whoever writes to us or is written to is no forgotten lead.
  on(chatMessageWritten, rememberWriter),
  // A quote was answered, has expired or was replaced → its reminder does not go out.
  on(quoteChanged, cancelWaitingMails),
  // It ends soon → its customer is told, and somebody asks them.
  on(quoteExpiring, notifyOfExpiry),
  on(quoteExpiring, openExpiryWork),
  // A mail of it went wrong → somebody has to see to it, until the quote is settled.
  on(quoteMailChanged, openMailWork),
  on(quoteChanged, closeQuoteWork),
  // Staff have written to a customer who is away → their devices are told, and they get a mail, until they have read it.
  on(chatMessageWritten, watchUnread),
  on(chatUnread, notifyOfMessage),
  on(chatSeen, forgetMessageNotices),
  on(chatMessageChanged, correctMessageNotices),
  // Mail has come in that is no answer of a customer → somebody has to read it.
  on(inboundMailKept, openReceivedMail),
  // It has become a request → that is done.
  on(requestFromMail, closeReadMail),
  // What is news for the office → the members of staff whom it concerns are notified.
  ...officeUpdateNames.map((name): [string, Follower<unknown>] => [
    name,
    (tx, data) => notifyStaff(tx, { name, data }),
  ]),
  // What a rule may wait for → a run of each that does; after the followers above, which finish what has happened.
  ...occurrenceNames.map((name): [string, Follower<unknown>] => [
    name,
    (tx, data, services) => noteOccurrence(tx, { name, data }, services),
  ]),
  // A built-in job has done something → its delivered rule says so.
  on(switchedJobDid, recordDeed),
]

function on<Data extends z.ZodType>(
  event: EventDefinition<Data>,
  follower: Follower<z.output<Data>>,
): [string, Follower<unknown>] {
  return [event.name, (tx, data, services) => follower(tx, event.data.parse(data), services)]
}

export function createFollowers(services: () => AllServices): Follow {
  return async (tx, { name, data }) => {
    const following = followers.filter(([event]) => event === name)
    await Promise.all(following.map(([, follower]) => follower(tx, data, services())))
  }
}

export type ReactionParts = {
  feed: Feed
  sockets: Sockets
  pages: PublicPages | undefined
  company: CompanyCache
  log: Log
}

export function startReactions({ feed, sockets, pages, company, log }: ReactionParts): void {
  const reactions: Record<string, (event: FeedEvent) => unknown> = {
    [companyChanged.name]: () => {
      company.forget()
      return pages?.refresh()
    },
    [calendarChanged.name]: () => company.forget(),
    [mailTextChanged.name]: () => company.forget(),
    [sessionEnded.name]: async ({ data }) => sockets.endSession(sessionEnded.data.parse(data).session_id),
  }
  feed.onEvent((event) => {
    Promise.resolve(reactions[event.name]?.(event)).catch((error: Error) =>
      log.error({ err: error, event: event.name }, 'reaction'),
    )
  })
}
