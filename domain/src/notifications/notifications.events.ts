/** Events of notifications, for their person only. */
import { defineEvent } from '#live/event.ts'
import { notificationKinds } from '#notifications/notifications.contract.ts'
import { Id } from '#values/id.ts'
import { Amount, Currency } from '#values/money.ts'
import { z } from '#z.ts'

export const notificationAdded = defineEvent(
  'notification.added',
  z.object({
    notification_id: Id,
    kind: z.enum(notificationKinds),
    title: z.string(),
    message: z.string(),
    link: z.string(),
    quote_amount: Amount.nullable(),
    quote_currency: Currency.nullable(),
  }),
)

/** Some were read or dismissed, in any tab. */
export const notificationsChanged = defineEvent('notification.changed', z.object({ user_id: Id }))
