/** Takes one notification to the phone, past whatever the browsers' services are doing. */

import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import { type Told, toldColumns, wordsOf } from '#features/notifications/told-notification.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'
import { dialled, PermanentSmsError } from '#spine/sms/send-sms.ts'

type Text = { notification_id: string }

export const textPhoneJob = defineJob<Text>({
  name: 'text-phone',
  retries: 6,
  retryDelay: 5,
  expireSeconds: 60,
  atOnce: 2,
})

const forPhone = `select ${toldColumns}, c.phone
  from notifications n join profiles c on c.id = n.user_id
    left join notification_preferences p on p.user_id = n.user_id
  where n.id = $1 and n.read_at is null and coalesce(p.sms, true)`

/** Two short messages at most. */
const longestSms = 300

type Parts = Pick<Services, 'actAs'> & WithChannels & WithCompany & { log: Pick<Log, 'warn'> }

export function createTextPhone({ actAs, channels, company, log }: Parts): JobHandler<Text> {
  return async ({ notification_id: id }, signal) => {
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
}
