/** Pushes one notification to one browser, unless it has been read or push was turned off meanwhile. */

import type { WithChannels } from '#features/notifications/channels.ts'
import { type DeviceText, deviceTextColumns, messageWithAmount } from '#features/notifications/device-text.ts'
import { deleteDevice, recordFailure, recordSuccess } from '#features/notifications/push-devices.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'
import type { PushTarget } from '#spine/push/send-push.ts'

type Delivery = { notification_id: string; device_id: string }

/** Anybody can subscribe with a push service that never answers: several workers and few retries keep the others moving. */
export const deliverNotificationJob = defineJob<Delivery>({
  name: 'deliver-notification',
  retries: 2,
  retryDelay: 15,
  expireSeconds: 30,
  workers: 6,
})

const findPush = `select ${deviceTextColumns}, d.endpoint, d.p256dh, d.auth
  from notifications n join push_subscriptions d on d.user_id = n.user_id and d.id = $2
    left join notification_preferences p on p.user_id = n.user_id
  where n.id = $1 and n.read_at is null and coalesce(p.push, true) and coalesce(d.rests_until < now(), true)`

type Parts = Pick<Services, 'actAs'> & WithChannels & { log: Pick<Log, 'warn'> }

export function createDeliverNotification({ actAs, channels, log }: Parts): JobHandler<Delivery> {
  return async ({ notification_id: id, device_id: device }, signal) => {
    const [found] = await actAs(system, (tx) => tx.asSystem<DeviceText & PushTarget>(findPush, [id, device]))
    if (!found) return
    const message = { title: found.title, body: messageWithAmount(found), tag: id, link: found.link }
    const outcome = await channels.sendPush(found, message, signal).catch(async (error: Error) => {
      await actAs(system, (tx) => recordFailure(tx, device))
      throw error
    })
    const settle = { sent: recordSuccess, gone: deleteDevice, refused: recordFailure }[outcome]
    await actAs(system, (tx) => settle(tx, device))
    if (outcome === 'refused') log.warn({ notification_id: id, device_id: device }, 'push refused for good')
  }
}
