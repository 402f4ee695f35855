/** Events of the sources of tracking, for staff only. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** A message that nobody could place was kept, or staff have seen to one. */
export const trackingMessagesChanged = defineEvent(
  'tracking_messages.changed',
  z.object({
    /** Those that are new. */
    kept: z.array(Id).default([]),
  }),
)
