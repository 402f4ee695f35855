/** Mail is queued with the work that sends it and leaves once that has committed: at least once, in order of queueing per try, never after it expired. */

import { sql } from 'drizzle-orm'
import { type MailTransport, type OutgoingMail, PermanentMailError } from '#adapters/mail/mail.ts'
import type { ActAs, Transaction } from '#database/act-as.ts'
import { system } from '#database/act-as.ts'
import { defineJob, type Enqueue, type JobHandler } from '#jobs/job.ts'
import type { Log } from '#log.ts'
import type { Secrets } from '#secrets.ts'

export type MailToQueue = Omit<OutgoingMail, 'id' | 'from'> & { notAfter?: Date }
export type QueueMail = (tx: Transaction, mail: MailToQueue) => Promise<string>

export const sendMailJob = defineJob<{ mail_id: string }>({
  name: 'send-mail',
  retries: 8,
  retryDelay: 5,
  expireSeconds: 60,
  atOnce: 4,
})

export function createQueueMail(secrets: Secrets, enqueue: Enqueue): QueueMail {
  return async (tx, { to, notAfter, ...words }) => {
    const [row] = await tx.asSystem<{ id: string }>(
      'insert into mails (recipient, sealed, not_after) values ($1, $2, $3) returning id',
      [to, secrets.seal(JSON.stringify(words)), notAfter?.toISOString() ?? null],
    )
    if (!row) throw new Error('The mail was not queued.')
    await enqueue(tx, sendMailJob, { mail_id: row.id })
    return row.id
  }
}

type WaitingMail = { id: string; recipient: string; sealed: Buffer; expired: boolean }

export function createSendMail(parts: {
  actAs: ActAs
  secrets: Secrets
  transport: MailTransport
  sender: () => Promise<string>
  log: Log
}): JobHandler<{ mail_id: string }> {
  const settle = (id: string, outcome: 'sent' | 'expired' | 'refused') =>
    parts.actAs(system, (tx) =>
      tx.db.execute(
        sql`update mails set outcome = ${outcome}, settled_at = now(), sealed = null where id = ${id}`,
      ),
    )

  return async ({ mail_id }) => {
    const [mail] = await parts.actAs(system, (tx) =>
      tx.asSystem<WaitingMail>(
        "select id, recipient, sealed, coalesce(not_after < now(), false) as expired from mails where id = $1 and outcome = 'waiting'",
        [mail_id],
      ),
    )
    if (!mail) return // delivered by an earlier try whose job was lost
    if (mail.expired) return void (await settle(mail.id, 'expired'))
    const words = JSON.parse(parts.secrets.unseal(mail.sealed)) as Omit<OutgoingMail, 'id' | 'from' | 'to'>
    try {
      await parts.transport.deliver({ ...words, id: mail.id, from: await parts.sender(), to: mail.recipient })
    } catch (error) {
      if (!(error instanceof PermanentMailError)) throw error
      parts.log.warn({ err: error, mail_id }, 'mail refused for good')
      return void (await settle(mail.id, 'refused'))
    }
    await settle(mail.id, 'sent')
  }
}
