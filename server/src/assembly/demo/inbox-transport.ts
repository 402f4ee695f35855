/** Delivers mail into the demo inbox, and to the real mail server as well where a demo has one. */
import { mailArrived } from '@kervan/domain/demo/demo.events.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { batchPerTick } from '#spine/database/batch-per-tick.ts'
import type { Emit } from '#spine/database/outbox.ts'
import { isUnavailable } from '#spine/database/unavailable.ts'
import type { MailTransport, OutgoingMail } from '#spine/mail/mail.ts'

const insert = `insert into inbox_mails (id, recipient, subject, reply_to, letter)
  select id, "to", subject, coalesce(headers ->> 'Reply-To', ''), letter
  from json_to_recordset($1) as mail (id uuid, "to" text, subject text, headers json, letter json)
  on conflict (id) do nothing returning id`

export function inboxTransport(actAs: ActAs, emit: Emit, outside?: MailTransport): MailTransport {
  const deliverToInbox = batchPerTick(
    (mails: OutgoingMail[]) =>
      actAs(system, async (tx) => {
        const arrived = await tx.asSystem<{ id: string }>(insert, [JSON.stringify(mails)])
        for (const { id } of arrived) await emit(tx, mailArrived, ['inbox'], { mail_id: id })
        return mails
      }),
    { retrySingly: (error) => !isUnavailable(error) },
  )
  return {
    concurrency: outside?.concurrency ?? 40,
    async deliver(mail) {
      await deliverToInbox(mail)
      if (!mail.staysInside) await outside?.deliver(mail)
    },
    close: async () => outside?.close(),
  }
}
