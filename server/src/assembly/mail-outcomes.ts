/** Who hears what became of a mail: its record is a quote's or a customer's, and each knows its own; that of a guest is their conversation's. */
import { noteFailedMail } from '#features/chat/mail/note-failed-mail.ts'
import { noteMailOutcome } from '#features/customers/customer-contacts.ts'
import {
  createAnnounceMailDelivery,
  createAnnounceMailFailure,
} from '#features/quotes/announce-mail-failure.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { AnnounceMailDelivery, AnnounceMailFailure } from '#spine/mail/send-mail.jobs.ts'

export function announceFailureWith(emit: Emit): AnnounceMailFailure {
  const failed = createAnnounceMailFailure(emit)
  return async (tx, matter, failure) => {
    const { customer_id, conversation_id } = matter
    if (conversation_id) await noteFailedMail(tx, emit, conversation_id, failure)
    if (!customer_id) return
    await failed(tx, { ...matter, customer_id }, failure)
    const { reason, uncertain } = failure
    if (matter.record_id)
      await noteMailOutcome(tx, emit, matter.record_id, { state: uncertain ? 'uncertain' : 'failed', reason })
  }
}

export function announceDeliveryWith(emit: Emit): AnnounceMailDelivery {
  const delivered = createAnnounceMailDelivery(emit)
  return async (tx, recordId, to) => {
    await delivered(tx, recordId, to)
    await noteMailOutcome(tx, emit, recordId, { state: 'sent' })
  }
}
