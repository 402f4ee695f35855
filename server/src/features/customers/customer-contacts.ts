/** Staff write to a customer from here, or note a call or a visit; both stand in the customer's history. */
import type { ContactForm, CustomerMailForm } from '@kervan/domain/customers/customer-contacts.contract.ts'
import type { MailState } from '@kervan/domain/customers/customer-contacts.ts'
import { contactProblems } from '@kervan/domain/customers/customers.copy.ts'
import { conversationNoted, customerContacted } from '@kervan/domain/customers/customers.events.ts'
import { isErased } from '@kervan/domain/customers/customers.policy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { ORPCError } from '@orpc/server'
import { signatureOf } from '#features/auth/staff-profile.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { letterOf, readLetterhead } from '#features/company/letterhead.ts'
import { customerContacts } from '#features/customers/customer-contacts.table.ts'
import { customerOf } from '#features/customers/customers.queries.ts'
import { noteContact } from '#features/customers/note-contact.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Emit } from '#spine/database/outbox.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import type { MailAttachment } from '#spine/mail/mail-template.ts'

type StaffCall = SignedInCall<WithCompany>

/** A file that goes with a mail, and what was asked for with it: the same request is the same act, whatever bytes were made for it. */
export type Enclosed = { input: object; attachment: MailAttachment }

/** An answer goes to whoever wrote. */
export async function mailCustomer(
  context: StaffCall,
  { id, subject, message }: CustomerMailForm & { id: string },
  enclosed?: Enclosed,
): Promise<{ id: string }> {
  const { services, person } = context
  const letterhead = await readLetterhead(services)
  return createOnce(context, { id, subject, message, ...enclosed?.input }, async (tx) => {
    const customer = await knownCustomer(tx, id)
    if (!customer.email) throw new ORPCError('NO_ADDRESS', contactProblems.NO_ADDRESS)
    const title = plainLine(subject, 160)
    const signature = (await signatureOf(tx, person.id)) || person.full_name
    const [record] = await tx.db
      .insert(customerContacts)
      .values({
        customer_id: id,
        kind: 'mail',
        subject: title,
        text: enclosed ? `${message}\n\nEk: ${enclosed.attachment.name}` : message,
        recipient: customer.email,
        mail_state: 'queued',
        created_by: person.id,
      })
      .returning({ id: customerContacts.id })
    if (!record) throw new Error('The mail was not recorded.')
    await services.queueMail(tx, {
      to: customer.email,
      subject: title,
      headers: { 'Reply-To': person.email },
      letter: letterOf(letterhead, {
        preheader: plainLine(message, 120),
        title,
        paragraphs: message.split(/\n{2,}/),
        signature,
        ...(enclosed && { attachments: [enclosed.attachment] }),
      }),
      matter: { request_id: null, number: title, title: '', customer_id: id, record_id: record.id },
    })
    await services.emit(tx, customerContacted, ['staff'], { customer_id: id })
    return record
  })
}

/** Whoever was reached was spoken with. */
export function noteConversation(
  context: StaffCall,
  { id, about, ...noted }: ContactForm & { id: string },
): Promise<{ id: string }> {
  const { services, person } = context
  return createOnce(context, { id, ...noted, ...(about && { about }) }, async (tx) => {
    await knownCustomer(tx, id)
    const [record] = await tx.db
      .insert(customerContacts)
      .values({
        ...noted,
        customer_id: id,
        about_kind: about?.kind,
        about_id: about?.id,
        created_by: person.id,
      })
      .returning({ id: customerContacts.id })
    if (!record) throw new Error('The conversation was not recorded.')
    if (noted.outcome !== 'not_reached') noteContact(tx, id)
    await services.emit(tx, customerContacted, ['staff'], { customer_id: id })
    const { kind, outcome, text, follow_up_on } = noted
    await services.emit(tx, conversationNoted, ['nodes'], {
      ...{ contact_id: record.id, customer_id: id, kind, outcome, text, follow_up_on, about },
      ...{ staff_id: person.id, staff_name: person.full_name },
    })
    return record
  })
}

/** Who is merged with another record at this moment is waited for, and is then gone; whoever was erased is nobody. */
export async function knownCustomer(tx: Transaction, id: string) {
  await tx.query('select from profiles where id = $1 for no key update', [id])
  const [customer] = await customerOf(tx.db, id)
  if (!customer || isErased(customer)) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  return customer
}

const settle = `update customer_contacts set mail_state = $2, mail_reason = $3 where id = $1 and kind = 'mail' returning customer_id, created_by`

/** What became of a mail from here; nothing where the record is another feature's. */
export async function noteMailOutcome(
  tx: Transaction,
  emit: Emit,
  recordId: string,
  { state, reason = '' }: { state: MailState; reason?: string },
): Promise<void> {
  const [record] = await tx.asSystem<{ customer_id: string; created_by: string | null }>(settle, [
    recordId,
    state,
    plainLine(reason, 200),
  ])
  if (!record) return
  // What the program mails by itself is nobody speaking with them.
  if (state === 'sent' && record.created_by) noteContact(tx, record.customer_id)
  await emit(tx, customerContacted, ['staff'], { customer_id: record.customer_id })
}
