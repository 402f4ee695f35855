/** News for one person: a row, an event to their open pages, and jobs for the devices they let us reach. With the work, or not at all. */
import type { NotificationKind } from '@kervan/domain/notifications/notifications.contract.ts'
import { notificationAdded } from '@kervan/domain/notifications/notifications.events.ts'
import type { Currency } from '@kervan/domain/values/money.ts'
import type { Transaction } from '#database/act-as.ts'
import { deliverNotificationJob } from '#notifications/deliver-notification.jobs.ts'
import { textPhoneJob } from '#notifications/text-phone.jobs.ts'
import type { Services } from '#procedures.ts'

export type News = {
  user_id: string
  kind: NotificationKind
  title: string
  message: string
  /** Number and title, where the title of the news stands before it. */
  about: string
  link: string
  request_id?: string
  quote_amount?: string | null
  quote_currency?: Currency | null
}

/** Where else this person can be told, as far as they want it. */
export type Reach = { name: string; email: string; wants_email: boolean }
type Added = Reach & { id: string; phone: string; wants_sms: boolean; devices: string[] }

/** What can wait until somebody looks. */
const silent: readonly NotificationKind[] = ['analysis']
/** What is worth a short message. */
const shortMessages: readonly NotificationKind[] = ['offer', 'shipment']

const add = `with added as (
    insert into notifications (user_id, kind, title, message, link, request_id, quote_amount, quote_currency, read_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then now() end) returning id, user_id
  )
  select added.id, trim(coalesce(p.first_name || ' ' || p.last_name, '')) as name, coalesce(p.email, '') as email,
    coalesce(p.phone, '') as phone, coalesce(n.email, true) as wants_email, coalesce(n.sms, true) as wants_sms,
    case when coalesce(n.push, true)
      then array(select d.id::text from push_subscriptions d where d.user_id = added.user_id
        and coalesce(d.rests_until < now(), true)) else '{}' end as devices
  from added left join profiles p on p.id = added.user_id
    left join notification_preferences n on n.user_id = added.user_id`

export async function notify(
  tx: Transaction,
  services: Pick<Services, 'emit' | 'enqueue' | 'channels'>,
  news: News,
): Promise<Reach> {
  const { user_id, kind, title, message, link, request_id = null } = news
  const { quote_amount = null, quote_currency = null } = news
  // What somebody has just done themselves is no news to them: it is kept, but neither unread nor worth a ring.
  const ownAct = 'userId' in tx.actor && tx.actor.userId === user_id
  const [added] = await tx.asSystem<Added>(add, [
    user_id,
    kind,
    title,
    message,
    link,
    request_id,
    quote_amount,
    quote_currency,
    ownAct,
  ])
  if (!added) throw new Error('The notification was not added.')
  await services.emit(tx, notificationAdded, [`user:${user_id}`], {
    notification_id: added.id,
    kind,
    title,
    message,
    link,
    quote_amount,
    quote_currency,
  })
  if (!ownAct && !silent.includes(kind)) await reachDevices(tx, services, kind, added)
  return { name: added.name, email: added.email, wants_email: added.wants_email }
}

/** One job each: what fails for one device is not repeated on the others. */
async function reachDevices(
  tx: Transaction,
  { enqueue, channels }: Pick<Services, 'enqueue' | 'channels'>,
  kind: NotificationKind,
  { id, phone, wants_sms, devices }: Added,
): Promise<void> {
  for (const device_id of devices)
    await enqueue(tx, deliverNotificationJob, { notification_id: id, device_id })
  if (channels.sendSms && phone && wants_sms && shortMessages.includes(kind))
    await enqueue(tx, textPhoneJob, { notification_id: id })
}
