/** Notifies one person, in the transaction of the work: a row, an event to their open pages, and jobs for their devices. */

import type { NotificationKind } from '@kervan/domain/notifications/notifications.contract.ts'
import { notificationAdded } from '@kervan/domain/notifications/notifications.events.ts'
import type { Currency } from '@kervan/domain/values/money.ts'
import { emailOf } from '#features/customers/erased-records.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import { deliverNotificationJob } from '#features/notifications/deliver-notification.jobs.ts'
import { textPhoneJob } from '#features/notifications/text-phone.jobs.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Services } from '#spine/http/call.ts'

export type NewNotification = {
  user_id: string
  kind: NotificationKind
  title: string
  message: string
  /** Number and title, for a mail's subject. */
  about: string
  link: string
  request_id?: string
  chat_message_id?: string
  quote_amount?: string | null
  quote_currency?: Currency | null
}

/** How else this person can be reached, and which of these ways they want. */
export type ContactDetails = {
  name: string
  email: string
  wants_email: boolean
  has_account: boolean
  phone: string
  wants_sms: boolean
  devices: string[]
}

/** Shown on the page only. */
const silent: readonly NotificationKind[] = ['analysis']
/** Important enough for an SMS. */
const smsKinds: readonly NotificationKind[] = ['offer', 'shipment']

const writeNotifications = `insert into notifications
    (id, user_id, kind, title, message, link, request_id, chat_message_id, quote_amount, quote_currency, read_at)
  select id, user_id, kind, title, message, link, request_id, chat_message_id, quote_amount, quote_currency, case when own_act then now() end
  from json_to_recordset($1) as notification (id uuid, user_id uuid, kind text, title text, message text, link text, request_id uuid, chat_message_id uuid,
    quote_amount numeric, quote_currency text, own_act boolean)`

/** Whom staff have entered and who has no account yet has agreed to no text messages. */
const contactDetails = `select trim(p.first_name || ' ' || p.last_name) as name, ${emailOf('p')} as email, p.phone,
    coalesce(n.email, true) as wants_email, u.id is not null as has_account, coalesce(n.sms, u.id is not null) as wants_sms,
    case when coalesce(n.push, true)
      then array(select d.id::text from push_subscriptions d where d.user_id = p.id
        and coalesce(d.rests_until < now(), true)) else '{}' end as devices
  from profiles p left join users u on u.id = p.id left join notification_preferences n on n.user_id = p.id where p.id = $1`

export async function notify(
  tx: Transaction,
  services: Pick<Services, 'emit' | 'enqueue'> & WithChannels,
  notification: NewNotification,
): Promise<void> {
  const { user_id, kind, title, message, link } = notification
  const { request_id = null, chat_message_id = null } = notification
  const { quote_amount = null, quote_currency = null } = notification
  // What people have just done themselves is stored as read and sent to no device.
  const own_act = 'userId' in tx.actor && tx.actor.userId === user_id
  const id = newId()
  const content = { kind, title, message, link, quote_amount, quote_currency }
  tx.defer(writeNotifications, [{ id, user_id, request_id, chat_message_id, ...content, own_act }])
  await services.emit(tx, notificationAdded, [`user:${user_id}`], { notification_id: id, ...content })
  if (!own_act && !silent.includes(kind))
    await enqueueDeliveries(tx, services, kind, id, await readContactDetails(tx, user_id))
}

export async function readContactDetails(
  tx: Transaction,
  userId: string,
): Promise<ContactDetails | undefined> {
  const [details] = await tx.asSystem<ContactDetails>(contactDetails, [userId])
  return details
}

/** One job per device, so that a retry for one does not notify the others again. */
async function enqueueDeliveries(
  tx: Transaction,
  { enqueue, channels }: Pick<Services, 'enqueue'> & WithChannels,
  kind: NotificationKind,
  id: string,
  to: ContactDetails | undefined,
): Promise<void> {
  if (!to) return
  for (const device_id of to.devices)
    await enqueue(tx, deliverNotificationJob, { notification_id: id, device_id })
  if (channels.sendSms && to.phone && to.wants_sms && smsKinds.includes(kind))
    await enqueue(tx, textPhoneJob, { notification_id: id })
}
