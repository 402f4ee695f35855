/** Messages over the live socket, from server to browser only; what the browser wants is in the socket's address. */

import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const LiveEvent = z.object({
  type: z.literal('event'),
  id: Id,
  position: z.number().int(),
  name: z.string(),
  data: z.unknown(),
  at: Moment,
})
export type LiveEvent = z.output<typeof LiveEvent>

export const LiveMessage = z.discriminatedUnion('type', [
  /** The first message: all events after `position` follow. `refetch` means that the browser's last position is too old to resume. */
  z.object({ type: z.literal('hello'), position: z.number().int(), refetch: z.boolean() }),
  LiveEvent,
  /** Said by the way and stored nowhere, such as that somebody types; it has no position and is not repeated. */
  z.object({ type: z.literal('signal'), name: z.string(), data: z.unknown() }),
  /** Sent every `beatSeconds`; a browser that receives nothing for twice as long reconnects. */
  z.object({ type: z.literal('beat'), position: z.number().int() }),
])
export type LiveMessage = z.output<typeof LiveMessage>

/** On what signed-in people read: the position of the newest event that the answer is certain to know of. A page's live connection begins there. */
export const positionHeader = 'kervan-position'
export const livePath = '/api/live'
export const beatSeconds = 20
/** The audience that a guest of the chat asks for; their cookie says who they are. */
export const chatAudience = 'chat'
/** How many updates a person's list shows. */
export const updateListSize = { portal: 20, office: 30 } as const

/** Why the server closes a socket, as WebSocket close codes. */
export const closeCodes = { sessionEnded: 4401, tooFast: 4429, tooSlow: 4408, goingAway: 1001 } as const
