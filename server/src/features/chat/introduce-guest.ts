/**
 * A visitor introduces themselves to write to us. A contact that nobody here has becomes a lead, and the conversation the lead's. That
 * somebody typed a known address proves nothing: such a conversation stays the guest's own, and is forgotten after a while.
 */
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import type { GuestGate } from '@kervan/domain/chat/chat.contract.ts'
import { chatProblems, guestConsent } from '@kervan/domain/chat/chat.copy.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { isKnown } from '@kervan/domain/customers/customers.policy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { isEmailAddress } from '@kervan/domain/values/email-shape.ts'
import { ORPCError } from '@orpc/server'
import { lockMailbox } from '#features/auth/mailbox-lock.ts'
import { type Seat, seatOf } from '#features/chat/chat-seat.ts'
import { openConversation } from '#features/chat/conversations.queries.ts'
import { guestCookie, guestTokenHash, newGuestToken } from '#features/chat/guest-cookie.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { firstRepresentative } from '#features/customers/ensure-profile.ts'
import { guest as asGuest, type Transaction } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'

const addGuest = `insert into chat_guests (token_hash, full_name, email, phone, company, intent, consent_version)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`

export async function introduceGuest(context: Call<WithCompany>, gate: GuestGate): Promise<Seat> {
  const { services, network, setCookie } = context
  // Who is known already, by session or cookie, goes on where they were.
  const known = await seatOf(context)
  if (known) return known
  if (context.person) throw new ORPCError('FORBIDDEN', problems.FORBIDDEN)
  if (gate.consent_version !== guestConsent.version)
    throw new ORPCError('TEXT_CHANGED', chatProblems.TEXT_CHANGED)
  await services.limits.chatIntroduction(network)
  const token = newGuestToken()
  const { staff_email_domains } = await services.company.get()
  const seat = await services.actAs(asGuest, async (tx): Promise<Seat> => {
    const contact = contactOf(gate)
    const [added] = await tx.asSystem<{ id: string }>(addGuest, [
      ...[guestTokenHash(token), gate.full_name, contact.email, contact.phone],
      ...[gate.company, gate.intent, gate.consent_version],
    ])
    if (!added) throw new Error('The guest was not written.')
    const isStaff = isStaffAddress(contact.email, staff_email_domains)
    const customer_id = isStaff ? null : await addLead(tx, context, gate, contact)
    const conversation = await openConversation(tx, { customer_id, guest_id: added.id })
    return {
      writer: { sender_type: 'guest', sender_id: null, sender_name: gate.full_name },
      customer_id,
      guest: { id: added.id, full_name: gate.full_name },
      conversation,
      query: (text, values) => tx.asSystem(text, values),
    }
  })
  setCookie(guestCookie(token))
  return seat
}

export type Contact = { email: string; phone: string }

function contactOf({ contact }: GuestGate): Contact {
  return isEmailAddress(contact) ? { email: contact.toLowerCase(), phone: '' } : { email: '', phone: contact }
}

/** As `phone_key` has them: the last digits, however the number is dialled. */
const isTaken = `select 1 as one where
  $1 <> '' and (exists (select from profiles where email = $1) or exists (select from users where email = $1))
  or $2 <> '' and exists (select from profiles where phone_key = right(regexp_replace($2, '[^0-9]', '', 'g'), 10))`

/** Whether somebody here has this address or number; the address is held until the transaction ends. */
export async function isContactTaken(tx: Transaction, { email, phone }: Contact): Promise<boolean> {
  if (email) await lockMailbox(tx.db, email)
  const [taken] = await tx.asSystem(isTaken, [email, phone])
  return taken !== undefined
}

const insertLead = `insert into profiles (email, phone, first_name, last_name, company, lead_source, assigned_to, joined_at)
  values (nullif($1, ''), $2, $3, $4, $5, 'chatbot', (${firstRepresentative}), case when $6 then now() end) returning id`

/** Null where somebody here has this contact. */
async function addLead(
  tx: Transaction,
  { services }: Call,
  { full_name, company }: GuestGate,
  { email, phone }: Contact,
): Promise<string | null> {
  if (await isContactTaken(tx, { email, phone })) return null
  const names = full_name.split(/\s+/)
  const last_name = names.length > 1 ? (names.pop() ?? '') : ''
  const first_name = names.join(' ')
  const [lead] = await tx.asSystem<{ id: string }>(insertLead, [
    ...[email, phone, first_name, last_name, company],
    isKnown({ first_name, last_name, company, phone, email } as Parameters<typeof isKnown>[0]),
  ])
  if (!lead) throw new Error('The lead was not written.')
  await services.emit(tx, profileChanged, ['staff'], { customer_id: lead.id })
  return lead.id
}
