/** Who sits on the customer's side of a call: the customer who is signed in or, if nobody is, the guest whose cookie the browser sends. */

import { mayEnter } from '@kervan/domain/access/roles.ts'
import { chatProblems, sessionEndedWords } from '@kervan/domain/chat/chat.copy.ts'
import type { SenderType } from '@kervan/domain/chat/chat.policy.ts'
import type { Audience } from '@kervan/domain/live/event.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import {
  type Conversation,
  conversationOfCustomer,
  conversationOfGuest,
  type Query,
} from '#features/chat/conversations.queries.ts'
import { guestTokenFrom, guestTokenHash } from '#features/chat/guest-cookie.ts'
import { system } from '#spine/database/act-as.ts'
import type { Call, Services } from '#spine/http/call.ts'

export type Writer = { sender_type: SenderType; sender_id: string | null; sender_name: string }

export type Seat = {
  writer: Writer
  customer_id: string | null
  guest: { id: string; full_name: string } | null
  conversation: Conversation | undefined
  /** With the customer's own rights; a guest has none, so theirs name the conversation that the cookie has proved. */
  query: Query
}

type Guest = { id: string; full_name: string }
const findGuest = 'select id, full_name from chat_guests where token_hash = $1'

/** The guest whose token it is. */
async function guestOfCookies(
  { queryAs }: Pick<Services, 'queryAs'>,
  cookies: string | undefined,
): Promise<Guest | undefined> {
  const token = guestTokenFrom(cookies)
  if (!token) return undefined
  const [guest] = await queryAs<Guest>(system, findGuest, [guestTokenHash(token)])
  return guest
}

/** Which live events a guest may hear. */
export async function guestAudience(
  services: Pick<Services, 'queryAs'>,
  cookies: string | undefined,
): Promise<Audience | undefined> {
  const guest = await guestOfCookies(services, cookies)
  return guest && `guest:${guest.id}`
}

/** Undefined for a visitor who has not introduced themselves, and for staff, who have no seat on this side. */
export async function seatOf({ services, actor, person, browser }: Call): Promise<Seat | undefined> {
  if (person && !mayEnter('customer', person.role)) return undefined
  if (person) {
    const query: Query = (text, values) => services.queryAs(actor, text, values)
    return {
      writer: { sender_type: 'customer', sender_id: person.id, sender_name: person.full_name },
      customer_id: person.id,
      guest: null,
      conversation: await conversationOfCustomer(query, person.id),
      query,
    }
  }
  // A page that was a customer's is no guest's once their session has ended, though the browser may have a guest's cookie too.
  if (browser.pageOf)
    throw new ORPCError('UNAUTHORIZED', { ...problems.UNAUTHORIZED, message: sessionEndedWords })
  const guest = await guestOfCookies(services, browser.cookies)
  if (!guest) return undefined
  const query: Query = (text, values) => services.queryAs(system, text, values)
  const conversation = await conversationOfGuest(query, guest.id)
  if (!conversation) return undefined
  return {
    writer: { sender_type: 'guest', sender_id: null, sender_name: guest.full_name },
    customer_id: conversation.customer_id,
    guest,
    conversation,
    query,
  }
}

export async function takenSeat(context: Call): Promise<Seat> {
  const seat = await seatOf(context)
  if (!seat) throw new ORPCError('NOT_INTRODUCED', chatProblems.NOT_INTRODUCED)
  return seat
}
