/**
 * Queues mail in the transaction that needs it, and sends it after the commit: at least once, never after it has expired, and once
 * more at most when nobody knows whether it arrived.
 */

import type { Log } from '#spine/config/log.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import type { ActAs, ReadAs, Transaction } from '#spine/database/act-as.ts'
import { system } from '#spine/database/act-as.ts'
import { batchPerTick } from '#spine/database/batch-per-tick.ts'
import { type SQL, sql } from '#spine/database/drizzle.ts'
import { newId } from '#spine/database/new-id.ts'
import { defineJob, type Enqueue, type JobHandler } from '#spine/jobs/job.ts'
import {
  type MailTransport,
  type OutgoingMail,
  PermanentMailError,
  UncertainMailError,
} from '#spine/mail/mail.ts'
import { checkLink, type Letter, type MailContent } from '#spine/mail/mail-template.ts'

/** The request or shipment that a customer's mail is about; staff are informed if the mail does not arrive. */
export type MailMatter = {
  request_id: string | null
  number: string
  title: string
  /** Null where it goes to a guest without a record, whose conversation hears of it. */
  customer_id: string | null
  conversation_id?: string
  /** The feature's own record of this mail, which hears of its delivery too. */
  record_id?: string
}
export type MailToQueue = Omit<OutgoingMail, 'id' | 'from' | 'letter' | 'returnTo'> & {
  letter: MailContent
  notAfter?: Date
  matter?: MailMatter
}
/** What was rendered already, such as the trial of a campaign, is queued as it is. */
export type QueueMail = (
  tx: Transaction,
  mail: Omit<MailToQueue, 'letter'> & { letter: Letter },
) => Promise<string>

export const sendMailJob = defineJob<{ mail_id: string }>({
  name: 'send-mail',
  retries: 8,
  retryDelay: 5,
  expireSeconds: 60,
  workers: 2,
})

const writeMails = `insert into mails (id, recipient, sealed, not_after, matter)
  select id, recipient, decode(sealed, 'base64'), not_after, matter
  from json_to_recordset($1) as mail (id uuid, recipient text, sealed text, not_after timestamptz, matter jsonb)`

export function createQueueMail(secrets: Secrets, enqueue: Enqueue): QueueMail {
  return async (tx, { to, notAfter, ...content }) => {
    if (!('html' in content.letter)) checkLink(content.letter) // or it could never be rendered
    const id = newId()
    const sealed = secrets.seal(JSON.stringify(content)).toString('base64')
    const { matter = null } = content
    tx.defer(writeMails, [{ id, recipient: to, sealed, not_after: notAfter ?? null, matter }])
    await enqueue(tx, sendMailJob, { mail_id: id })
    return id
  }
}

export type MailFailure = { to: string; reason: string; uncertain: boolean }
/** Announces a mail that will never arrive, with the mail server's reason, or one that may have arrived. */
export type AnnounceMailFailure = (tx: Transaction, matter: MailMatter, failure: MailFailure) => Promise<void>

/** Only for a mail whose matter has a record. */
export type AnnounceMailDelivery = (tx: Transaction, recordId: string, to: string) => Promise<void>

/** A mail server that is in trouble has recovered by then, and a second copy is far from the first. */
const uncertainRetryMs = 30 * 60_000

/** Earlier versions queued rendered text and HTML instead of a letter. */
type Sealed = Omit<MailToQueue, 'to' | 'letter'> & { letter?: Letter; text: string; html: string }

type WaitingMail = {
  id: string
  recipient: string
  sealed: Buffer
  not_after: string | null
  expired: boolean
  outcome: 'waiting' | 'uncertain'
}

const waitingMails = (ids: string[]) =>
  sql`select id, recipient, sealed, not_after, coalesce(not_after < now(), false) as expired, outcome
    from mails where id = any(${sql.param(ids)}::uuid[]) and outcome in ('waiting', 'uncertain') and sealed is not null`
const settle = (ids: string[], outcome: 'sent' | 'uncertain' | 'expired' | 'refused') =>
  sql`update mails set outcome = ${outcome}, settled_at = now(), sealed = null
    where id = any(${sql.param(ids)}::uuid[]) and outcome <> 'bounced' returning id`

export function createSendMail(parts: {
  actAs: ActAs
  readAs: ReadAs
  secrets: Secrets
  transport: Pick<MailTransport, 'deliver'>
  sender: () => Promise<string>
  /** Where its server sends word of a mail that it cannot deliver; undefined is the sender's own address. */
  returnTo?: (mailId: string) => string | undefined
  announceFailure: AnnounceMailFailure
  announceDelivery: AnnounceMailDelivery
  enqueue: Enqueue
  log: Log
}): JobHandler<{ mail_id: string }> {
  /** In one batch, which a transaction that awaits its statement is not. */
  const run = async <Row extends Record<string, unknown>>(statement: SQL) =>
    (await parts.readAs(system, (db) => db.execute<Row>(statement))).rows
  const find = batchPerTick(async (ids: string[]) => {
    const found = await run<WaitingMail>(waitingMails(ids))
    return ids.map((id) => found.find((mail) => mail.id === id))
  })
  const settleSent = batchPerTick((ids: string[]) => run(settle(ids, 'sent')))

  /** Nothing that ends before the second try, such as a code, is tried again. */
  const keepUncertain = (mail: WaitingMail, matter: MailMatter | undefined) =>
    parts.actAs(system, async (tx) => {
      const again = mail.outcome === 'waiting' && mail.not_after === null
      if (!again) await tx.db.execute(settle([mail.id], 'uncertain'))
      else {
        await tx.db.execute(
          sql`update mails set outcome = 'uncertain', settled_at = now() where id = ${mail.id}`,
        )
        const startAfter = new Date(Date.now() + uncertainRetryMs)
        await parts.enqueue(tx, sendMailJob, { mail_id: mail.id }, { startAfter })
      }
      if (matter && mail.outcome === 'waiting')
        await parts.announceFailure(tx, matter, { to: mail.recipient, reason: '', uncertain: true })
    })

  return async ({ mail_id }, signal, isLastTry = false) => {
    const mail = await find(mail_id)
    if (!mail) return // delivered by an earlier try whose job was lost
    if (mail.expired) return void (await run(settle([mail.id], 'expired')))
    const sealed = JSON.parse(parts.secrets.unseal(mail.sealed)) as Sealed
    const { matter, text, html, letter = { text, html }, ...content } = sealed
    // A run that took too long has been replaced by another.
    signal.throwIfAborted()
    try {
      await parts.transport.deliver({
        ...content,
        letter,
        id: mail.id,
        returnTo: parts.returnTo?.(mail.id),
        from: await parts.sender(),
        to: mail.recipient,
      })
    } catch (error) {
      if (error instanceof UncertainMailError) {
        parts.log.warn({ err: error, mail_id }, 'mail may have been delivered')
        return keepUncertain(mail, matter)
      }
      const isRefused = error instanceof PermanentMailError
      if (!isRefused && !isLastTry) throw error
      const reason = error instanceof Error ? error.message : ''
      await parts.actAs(system, async (tx) => {
        if (isRefused) await tx.db.execute(settle([mail.id], 'refused'))
        if (matter) await parts.announceFailure(tx, matter, { to: mail.recipient, reason, uncertain: false })
      })
      if (!isRefused) throw error
      return parts.log.warn({ err: error, mail_id }, 'mail refused for good')
    }
    const recordId = matter?.record_id
    if (!recordId) return void (await settleSent(mail.id))
    await parts.actAs(system, async (tx) => {
      const { rows } = await tx.db.execute(settle([mail.id], 'sent'))
      // It may have come back before we noted that it left.
      if (rows.length > 0) await parts.announceDelivery(tx, recordId, mail.recipient)
    })
  }
}
