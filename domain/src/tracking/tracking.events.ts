/** Events of the sources of tracking, for staff only, and of the links by which others follow a shipment. */
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

/** A link was made or closed, or somebody has opened one. */
export const shareLinksChanged = defineEvent('share_links.changed', z.object({ shipment_id: Id }))
