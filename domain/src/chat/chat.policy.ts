/** The rules of the chat, for server and pages. Without zod, since pages load it. */

/** A guest sits on the customer's side. */
export const chatSides = ['customer', 'staff'] as const
export type ChatSide = (typeof chatSides)[number]

export const senderTypes = ['customer', 'guest', 'staff'] as const
export type SenderType = (typeof senderTypes)[number]
export const sideOf = (sender: SenderType): ChatSide => (sender === 'staff' ? 'staff' : 'customer')

/** How a message came: typed here, as the answer to a mail, or written by Luna for the one she talked with. */
export const messageTypes = ['text', 'mail', 'luna'] as const
export type MessageType = (typeof messageTypes)[number]

export const conversationStatuses = ['active', 'closed'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

/** What a message may be about. */
export const aboutKinds = ['request', 'quote', 'shipment'] as const
export type AboutKind = (typeof aboutKinds)[number]

export const messageMaxLength = 4_000
export const mostAttachments = 5
/** How many messages a page has where nobody asks for more or fewer. */
export const messagePageSize = 50
/** How long one's own message can be corrected or taken back. */
export const changeMinutes = 5
/** A guest who left no contact of their own is forgotten after so many days of silence. */
export const guestDays = 30

/** What is said by the way, to whoever looks at the same conversation now: nothing of it is stored. */
export const presenceStates = ['here', 'typing', 'gone'] as const
export type PresenceState = (typeof presenceStates)[number]
/** A browser says at most so often that somebody types, and others believe it for so long. */
export const typingEverySeconds = 3
export const typingSeconds = 6
/** The same of a conversation that is open on the screen. */
export const hereEverySeconds = 25
export const hereSeconds = 60

type Changeable = { created_at: string; deleted_at: string | null }

/** Whether its writer may still correct it or take it back. */
export function mayChangeMessage({ created_at, deleted_at }: Changeable, now: Date): boolean {
  return deleted_at === null && now.getTime() - Date.parse(created_at) <= changeMinutes * 60_000
}

const phoneShape = /^\+?[\d\s()-]+$/

/** At least nine digits, written as people write them. */
export function isPhone(text: string): boolean {
  return phoneShape.test(text) && text.replace(/\D/g, '').length >= 9
}
