/** Mail is queued with the work that sends it and leaves once that has committed: at least once, in order of queueing per try, never after it expired. */

import { sql } from 'drizzle-orm'
import { type MailTransport, type OutgoingMail, PermanentMailError } from '#adapters/mail/mail.ts'
import type { ActAs, Transaction } from '#database/act-as.ts'
import { system } from '#database/act-as.ts'
import { newId } from '#database/new-id.ts'
import { defineJob, type Enqueue, type JobHandler } from '#jobs/job.ts'
import type { Log } from '#log.ts'
import type { Secrets } from '#secrets.ts'

/** The request that a customer's mail is about: the office hears when it does not arrive. */
export type MailMatter = { request_id: string; number: string; title: string; customer_id: string }
export type MailToQueue = Omit<OutgoingMail, 'id' | 'from'> & { notAfter?: Date; matter?: MailMatter }
export type QueueMail = (tx: Transaction, mail: MailToQueue) => Promise<string>

export const sendMailJob = defineJob<{ mail_id: string }>({
  name: 'send-mail',
  retries: 8,
  retryDelay: 5,
  expireSeconds: 60,
  atOnce: 4,
})

const writeMails = `insert into mails (id, recipient, sealed, not_after)
  select id, recipient, decode(sealed, 'base64'), not_after
  from json_to_recordset($1) as mail (id uuid, recipient text, sealed text, not_after timestamptz)`

export function createQueueMail(secrets: Secrets, enqueue: Enqueue): QueueMail {
  return async (tx, { to, notAfter, ...words }) => {
    const id = newId()
    const sealed = secrets.seal(JSON.stringify(words)).toString('base64')
    tx.atTheEnd(writeMails, [{ id, recipient: to, sealed, not_after: notAfter ?? null }])
    await enqueue(tx, sendMailJob, { mail_id: id })
    return id
  }
}

/** Tells of a mail that will never arrive, with what its carrier said. */
export type TellGivenUp = (tx: Transaction, matter: MailMatter, reason: string) => Promise<void>

type WaitingMail = { id: string; recipient: string; sealed: Buffer; expired: boolean }

export function createSendMail(parts: {
  actAs: ActAs
  secrets: Secrets
  transport: MailTransport
  sender: () => Promise<string>
  tellGivenUp: TellGivenUp
  log: Log
}): JobHandler<{ mail_id: string }> {
  type Outcome = 'sent' | 'expired' | 'refused'
  const settle = (id: string, outcome: Outcome, andTell?: (tx: Transaction) => Promise<void>) =>
    parts.actAs(system, async (tx) => {
      await tx.db.execute(
        sql`update mails set outcome = ${outcome}, settled_at = now(), sealed = null where id = ${id}`,
      )
      await andTell?.(tx)
    })

  return async ({ mail_id }, _signal, isLastTry = false) => {
    const [mail] = await parts.actAs(system, (tx) =>
      tx.asSystem<WaitingMail>(
        "select id, recipient, sealed, coalesce(not_after < now(), false) as expired from mails where id = $1 and outcome = 'waiting'",
        [mail_id],
      ),
    )
    if (!mail) return // delivered by an earlier try whose job was lost
    if (mail.expired) return void (await settle(mail.id, 'expired'))
    const { matter, ...words } = JSON.parse(parts.secrets.unseal(mail.sealed)) as Omit<MailToQueue, 'to'>
    try {
      await parts.transport.deliver({ ...words, id: mail.id, from: await parts.sender(), to: mail.recipient })
    } catch (error) {
      const isRefused = error instanceof PermanentMailError
      const reason = error instanceof Error ? error.message : ''
      const tell = async (tx: Transaction) => void (matter && (await parts.tellGivenUp(tx, matter, reason)))
      if (!isRefused && isLastTry) await parts.actAs(system, tell)
      if (!isRefused) throw error
      parts.log.warn({ err: error, mail_id }, 'mail refused for good')
      return void (await settle(mail.id, 'refused', tell))
    }
    await settle(mail.id, 'sent')
  }
}
