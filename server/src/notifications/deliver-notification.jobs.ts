/** Takes one notification to one device: a browser, or the phone. Whoever has read it by then, or wants it no more, is left alone. */
import { readableAmount } from '@kervan/domain/values/readable.ts'
import type { PushTarget } from '#adapters/push/send-push.ts'
import { dialled, PermanentSmsError } from '#adapters/sms/send-sms.ts'
import { system } from '#database/act-as.ts'
import { defineJob, type JobHandler } from '#jobs/job.ts'
import type { Log } from '#log.ts'
import { plainLine } from '#plain-line.ts'
import type { Services } from '#procedures.ts'

/** Without a device it is the phone. */
type Delivery = { notification_id: string; device_id: string | null }

export const deliverNotificationJob = defineJob<Delivery>({
  name: 'deliver-notification',
  retries: 6,
  retryDelay: 5,
  expireSeconds: 60,
  atOnce: 2,
})

type Told = {
  title: string
  message: string
  link: string
  quote_amount: string | null
  quote_currency: string
}

const unread = `n.id = $1 and n.read_at is null`
const forBrowser = `select n.title, n.message, n.link, n.quote_amount, n.quote_currency, d.endpoint, d.p256dh, d.auth
  from notifications n join push_subscriptions d on d.user_id = n.user_id and d.id = $2
    left join notification_preferences p on p.user_id = n.user_id
  where ${unread} and coalesce(p.push, true)`
const forPhone = `select n.title, n.message, n.link, n.quote_amount, n.quote_currency, c.phone
  from notifications n join profiles c on c.id = n.user_id
    left join notification_preferences p on p.user_id = n.user_id
  where ${unread} and coalesce(p.sms, true)`

/** Two short messages at most. */
const longestSms = 300

type Parts = Pick<Services, 'actAs' | 'channels' | 'company'> & { log: Pick<Log, 'warn'> }

export function createDeliverNotification(parts: Parts): JobHandler<Delivery> {
  return ({ notification_id, device_id }, signal) =>
    device_id === null
      ? toPhone(parts, notification_id, signal)
      : toBrowser(parts, notification_id, device_id, signal)
}

async function toBrowser({ actAs, channels, log }: Parts, id: string, device: string, signal: AbortSignal) {
  const [found] = await actAs(system, (tx) => tx.asSystem<Told & PushTarget>(forBrowser, [id, device]))
  if (!found) return
  const message = { title: found.title, body: wordsOf(found), tag: id, link: found.link }
  const outcome = await channels.sendPush(found, message, signal)
  if (outcome === 'gone')
    await actAs(system, (tx) => tx.asSystem('delete from push_subscriptions where id = $1', [device]))
  if (outcome === 'refused') log.warn({ notification_id: id, device_id: device }, 'push refused for good')
}

async function toPhone({ actAs, channels, company, log }: Parts, id: string, signal: AbortSignal) {
  const [found] = await actAs(system, (tx) => tx.asSystem<Told & { phone: string }>(forPhone, [id]))
  const to = found && dialled(found.phone)
  if (!to) return
  const { name } = await company.get()
  const text = plainLine(`${name}: ${found.title}. ${wordsOf(found)}`, longestSms)
  try {
    await channels.sendSms?.({ id, to, text }, signal)
  } catch (error) {
    if (!(error instanceof PermanentSmsError)) throw error
    log.warn({ err: error, notification_id: id }, 'short message refused for good')
  }
}

/** The page shows the amount beside the sentence; here it stands in it. */
function wordsOf({ message, quote_amount, quote_currency }: Told): string {
  return quote_amount ? `${message} · ${readableAmount(quote_amount, quote_currency)}` : message
}
