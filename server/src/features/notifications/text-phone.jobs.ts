/** Sends one notification as an SMS; a queue of its own, so that slow push services do not delay it. */

import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import { type DeviceText, deviceTextColumns, messageWithAmount } from '#features/notifications/device-text.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'
import { PermanentSmsError, toInternational, UncertainSmsError } from '#spine/sms/send-sms.ts'

/** `again` is the second try of one that may have arrived. */
type Text = { notification_id: string; again?: true }

export const textPhoneJob = defineJob<Text>({
  name: 'text-phone',
  retries: 6,
  retryDelay: 5,
  expireSeconds: 60,
  workers: 2,
})

const findSms = `select ${deviceTextColumns}, c.phone
  from notifications n join profiles c on c.id = n.user_id
    left join notification_preferences p on p.user_id = n.user_id
  where n.id = $1 and n.read_at is null and coalesce(p.sms, true)`

/** At most two messages for the network operator. */
const longestSms = 300

/** As for mail: a gateway in trouble has recovered by then, and a second copy is far from the first. */
const uncertainRetryMs = 30 * 60_000

type Parts = Pick<Services, 'actAs' | 'enqueue'> & WithChannels & WithCompany & { log: Pick<Log, 'warn'> }

export function createTextPhone({ actAs, enqueue, channels, company, log }: Parts): JobHandler<Text> {
  return async ({ notification_id: id, again }, signal) => {
    const [found] = await actAs(system, (tx) => tx.asSystem<DeviceText & { phone: string }>(findSms, [id]))
    const to = found && toInternational(found.phone)
    if (!to) return
    const { name } = await company.get()
    const text = plainLine(`${name}: ${found.title}. ${messageWithAmount(found)}`, longestSms)
    try {
      await channels.sendSms?.({ id, to, text }, signal)
    } catch (error) {
      if (error instanceof UncertainSmsError) {
        log.warn({ err: error, notification_id: id }, 'short message may have been delivered')
        const startAfter = new Date(Date.now() + uncertainRetryMs)
        if (!again)
          await actAs(system, (tx) =>
            enqueue(tx, textPhoneJob, { notification_id: id, again: true }, { startAfter }),
          )
        return
      }
      if (!(error instanceof PermanentSmsError)) throw error
      log.warn({ err: error, notification_id: id }, 'short message refused for good')
    }
  }
}
