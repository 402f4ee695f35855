/** Events of the newsletter, for staff. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const subscriberChanged = defineEvent('newsletter.subscriber_changed', z.object({ subscriber_id: Id }))
