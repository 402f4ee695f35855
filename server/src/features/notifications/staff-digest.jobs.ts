/** Mails unread notifications to the members of staff who want that, together, hourly or in the morning. */
import { dailyDigestTime } from '@kervan/domain/notifications/staff-notifications.copy.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { digestMail, type MailedNotification } from '#features/notifications/staff-digest-mail.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const staffDigestJob = defineJob({
  name: 'staff-digest',
  retries: 3,
  retryDelay: 60,
  expireSeconds: 600,
  schedule: '2 * * * *',
})

/** Whoever is due, one at a time; another process skips who is being written to. The morning is that of their own time zone. */
const claim = `update staff_notification_preferences p set digested_at = $1
  from users u
  where u.id = p.user_id and p.user_id = (
    select due.user_id from staff_notification_preferences due join users on users.id = due.user_id and users.disabled_at is null
      left join staff_profiles s on s.id = due.user_id
      cross join lateral (select coalesce(s.time_zone, 'Europe/Istanbul') as zone) own
      cross join lateral (select (($1::timestamptz at time zone zone)::date + time '${dailyDigestTime}') at time zone zone as morning) its
    where (due.digest = 'hourly' and due.digested_at < date_trunc('hour', $1::timestamptz))
      or (due.digest = 'daily' and due.digested_at < morning and $1::timestamptz >= morning)
    order by due.user_id limit 1 for update of due skip locked)
  returning p.user_id, u.email, u.name`

/** Each is mailed once: what another transaction writes at this moment is mailed with the next digest. */
const take = `update staff_notifications set mailed_at = $2
  where user_id = $1 and read_at is null and mailed_at is null and created_at >= (select digest_since from staff_notification_preferences where user_id = $1)
  returning id, type, title, message, link`

type Member = { user_id: string; email: string; name: string }

/** Mark and mail in one transaction per person: a killed run goes on with those who are left. */
export async function sendStaffDigests(
  services: Pick<Services, 'actAs' | 'queueMail' | 'config'> & WithCompany,
  now = new Date(),
): Promise<void> {
  const at = now.toISOString()
  for (let more = true; more; )
    more = await services.actAs(system, async (tx) => {
      const [member] = await tx.asSystem<Member>(claim, [at])
      if (!member) return false
      const unread = await tx.asSystem<MailedNotification>(take, [member.user_id, at])
      if (unread.length > 0) {
        const newestFirst = unread.sort((one, other) => (one.id < other.id ? 1 : -1))
        const mail = digestMail(await readLetterhead(services), member.name, newestFirst)
        await services.queueMail(tx, { to: member.email, ...mail })
      }
      return true
    })
}
