/**
 * Sends the offers and reminders whose time has come, each in a transaction of its own, as the person who has scheduled it. What can no
 * longer be sent is cancelled, and that person is told why. A process that dies in between leaves it waiting for the next.
 */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { cancelledBecause } from '@kervan/domain/quotes/quotes.copy.ts'
import { openStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import { lockForSending, lockRequestOf } from '#features/quotes/lock-for-sending.ts'
import type { WithMailPreference } from '#features/quotes/mail-customer.ts'
import { mailOffer } from '#features/quotes/mail-offer.ts'
import { prepareOffer } from '#features/quotes/prepare-offer.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import {
  cancelScheduled,
  claimScheduled,
  type DueMail,
  dueMails,
} from '#features/quotes/quote-mails.queries.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import { sendUnsentQuote } from '#features/quotes/send-from-page.ts'
import type { Log } from '#spine/config/log.ts'
import { type SignedInActor, system, type Transaction } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sendDueMailsJob = defineJob({
  name: 'send-due-mails',
  retries: 1,
  retryDelay: 5,
  expireSeconds: 300,
  schedule: '* * * * *',
})

/** Per run; the next one follows within a minute. */
const mostPerRun = 500

type Parts = Services & WithCompany & WithMailPreference & { log: Pick<Log, 'error'> }

export async function sendDueMails(services: Parts, signal?: AbortSignal): Promise<void> {
  const due = await services.actAs(system, (tx) => dueMails(tx, mostPerRun))
  for (const mail of due) {
    signal?.throwIfAborted()
    await sendOne(services, mail).catch((error: Error) =>
      // The others must not wait for it; it is tried again with the next run.
      services.log.error({ err: error, quote_mail_id: mail.id }, 'a scheduled mail was not sent'),
    )
  }
}

async function sendOne(services: Parts, mail: DueMail): Promise<void> {
  const { sender_role: role, is_closed, created_by } = mail
  if (is_closed || !mayEnter('staff', role)) return cancel(services, mail, cancelledBecause.senderLeft)
  const actor: SignedInActor = { role, userId: created_by, sessionId: '' }
  try {
    await (mail.kind === 'offer'
      ? sendOffer(services, actor, mail)
      : services.actAs(actor, (tx) => sendReminder(services, tx, mail)))
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500) throw error
    await cancel(services, mail, error.message)
  }
}

const senderOf = ({ created_by, sender_name }: DueMail) => ({ id: created_by, full_name: sender_name })
const letterOf = ({ id, recipients, copies, subject, message }: DueMail) => ({
  recordId: id,
  to: recipients,
  cc: copies,
  subject,
  message,
})

async function sendOffer(services: Parts, actor: SignedInActor, mail: DueMail): Promise<void> {
  const now = new Date()
  const { quote_id: id, orientation } = mail
  const prepared = await prepareOffer(services, actor, { id, version: null, orientation, now })
  await services.actAs(actor, async (tx) => {
    const { quote, request } = await lockForSending(tx, id, null)
    if (!(await claimScheduled(tx, mail.id))) return
    const sending = { request, orientation, prepared, now }
    await sendUnsentQuote(tx, services, quote, { ...sending, mail: letterOf(mail), staff: senderOf(mail) })
  })
}

async function sendReminder(services: Parts, tx: Transaction, mail: DueMail): Promise<void> {
  const [request] = await lockRequestOf(tx, mail.quote_id)
  const [quote] = await tx.db.select().from(quotes).where(eq(quotes.id, mail.quote_id)).for('update')
  const isOpen = quote && openStatuses.some((status) => status === quote.status)
  // Its answer or its end has cancelled the reminder already.
  if (!request || !isOpen || new Date(quote.valid_until) < new Date())
    return cancelIn(services, tx, mail, cancelledBecause.expired)
  if (!(await services.wantsMail(tx, quote.customer_id)))
    return cancelIn(services, tx, mail, cancelledBecause.unwanted)
  if (!(await claimScheduled(tx, mail.id))) return
  const [offer, letterhead] = await Promise.all([readOffer(tx.db, quote.id), readLetterhead(services)])
  if (!offer) throw new Error('The offer is missing.')
  const sent = { offer, letterhead, mail: letterOf(mail), staff: senderOf(mail), request }
  const email = (await mailOffer(tx, services, { ...sent, purpose: 'reminder' })).join(', ')
  recordQuoteEvent(tx, quote.id, 'reminded', senderOf(mail), { email })
}

const cancel = (services: Parts, mail: DueMail, reason: string) =>
  services.actAs(system, (tx) => cancelIn(services, tx, mail, reason))

async function cancelIn(services: Parts, tx: Transaction, mail: DueMail, reason: string): Promise<void> {
  const cancelled = await cancelScheduled(tx, mail.quote_id, { kind: mail.kind, reason })
  if (cancelled.length === 0) return
  await announceQuoteMails(tx, services, cancelled, mail.kind === 'offer')
  const event = mail.kind === 'offer' ? 'send_cancelled' : 'reminder_cancelled'
  recordQuoteEvent(tx, mail.quote_id, event, senderOf(mail), { note: reason })
}
