/** Queries of the mail that came in. */
import type { InboundOutcome } from '@kervan/domain/chat/inbound-mail.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type NotedMail = {
  fingerprint: string
  outcome: InboundOutcome
  sender: string
  sender_name: string
  subject: string
  content?: string
  attachments?: { name: string; size: number }[]
  raw_key?: string
  conversation_id?: string | undefined
  customer_id?: string | null | undefined
}

const insert = `insert into inbound_mails (fingerprint, outcome, sender, sender_name, subject, content, attachments, raw_key,
    conversation_id, customer_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (fingerprint) do nothing returning id`

/** Its id; undefined where another call has taken the same mail at the same time. */
export async function noteMail(tx: Transaction, mail: NotedMail): Promise<string | undefined> {
  const { content = '', attachments = [], raw_key = null, conversation_id = null, customer_id = null } = mail
  const [noted] = await tx.asSystem<{ id: string }>(insert, [
    ...[mail.fingerprint, mail.outcome, mail.sender, mail.sender_name, mail.subject, content],
    ...[JSON.stringify(attachments), raw_key, conversation_id, customer_id],
  ])
  return noted?.id
}

export async function isTaken({ actAs }: Pick<Services, 'actAs'>, fingerprint: string): Promise<boolean> {
  const known = 'select from inbound_mails where fingerprint = $1'
  return (await actAs(system, (tx) => tx.asSystem(known, [fingerprint]))).length > 0
}

/** How many answers a conversation has had by mail within the last hour. */
export async function answersLately(tx: Transaction, conversationId: string): Promise<number> {
  const [lately] = await tx.asSystem<{ answers: number }>(
    `select count(*)::int as answers from inbound_mails
     where conversation_id = $1 and outcome = 'message' and received_at > now() - interval '1 hour'`,
    [conversationId],
  )
  return lately?.answers ?? 0
}
