/**
 * Takes a mail that was handed to us: an answer becomes a message of its conversation, word of an undelivered mail reaches whoever keeps
 * its record, and what a person has written otherwise is kept for staff. Nothing here ever answers a mail, so no two programs can talk
 * to each other for ever. `domain/src/chat/inbound-mail.ts` lists what may become of it.
 */
import { createHash } from 'node:crypto'
import { Id } from '@kervan/domain/values/id.ts'
import { answerConversation } from '#features/chat/mail/answer-conversation.ts'
import { isTaken, noteMail } from '#features/chat/mail/inbound-mails.queries.ts'
import { type InboundParts, type ReadMail, senderOf } from '#features/chat/mail/inbound-parts.ts'
import { keepForStaff } from '#features/chat/mail/keep-for-staff.ts'
import { system } from '#spine/database/act-as.ts'
import type { InboundMail } from '#spine/mail/inbound/read-mail.ts'
import { readMailApart } from '#spine/mail/inbound/read-mail-apart.ts'
import { noteBounce } from '#spine/mail/note-bounce.ts'

/** More than any way through servers has. */
const mostHops = 30

export async function takeMail(services: InboundParts, raw: Buffer): Promise<void> {
  const mail = await readMailApart(raw)
  const fingerprint = mail ? fingerprintOf(mail) : digest(raw)
  if (await isTaken(services, fingerprint)) return
  if (!mail) return keepForStaff(services, { fingerprint, raw, outcome: 'unreadable' })
  const read: ReadMail = { mail, fingerprint, raw }
  if (await takeReport(services, read)) return
  if (await isOwn(services, mail)) return note(services, read, 'loop')
  if (mail.isAutomatic) return note(services, read, 'automatic')
  const conversationId = services.inboundMail.addresses.idIn('reply', mail.recipients)
  if (conversationId && (await answerConversation(services, read, conversationId))) return
  await keepForStaff(services, { ...read, outcome: 'unknown' })
}

/** What a server says of a mail of ours, and whatever else programs send to where such word goes. */
async function takeReport(services: InboundParts, read: ReadMail): Promise<boolean> {
  const { actAs, inboundMail } = services
  const { mail, fingerprint } = read
  const returned = inboundMail.addresses.idIn('bounce', mail.recipients)
  if (!mail.report && !returned) return false
  const mailId = returned ?? mail.report?.messageIds.map(idBefore).find(Boolean)
  const reason = mail.report
    ? failureIn(mail.report.failures)
    : undeliverable.test(mail.subject)
      ? mail.subject
      : ''
  const isComplaint = mail.report?.isComplaint ?? false
  await actAs(system, async (tx) => {
    const outcome = mailId && (reason || isComplaint) ? 'bounce' : 'automatic'
    const isNew = await noteMail(tx, { fingerprint, outcome, ...senderOf(mail) })
    if (!isNew || !mailId || outcome === 'automatic') return
    if (await inboundMail.noteCampaignMail(tx, mailId, { reason, isComplaint })) return
    if (reason) await noteBounce(tx, inboundMail.announceFailure, { mailId, reason })
  })
  return true
}

/** What servers that write no report put into the subject. */
const undeliverable =
  /undeliver|delivery (status|failure)|returned (mail|to sender)|failure notice|iletilemedi|teslim edilemedi/i

const failureIn = (failures: readonly { reason: string; status: string }[]) => {
  const [first] = failures
  return first ? first.reason || first.status || 'Teslim edilemedi.' : ''
}

/** The id of one of our mails is what stands before the @ of its Message-ID. */
function idBefore(messageId: string): string | undefined {
  const { data } = Id.safeParse(messageId.slice(0, messageId.indexOf('@')))
  return data
}

const ownMail = 'select from mails where id = $1'

/** Our own mail, come back, or one that has wandered between servers for too long. */
async function isOwn({ actAs, inboundMail, company }: InboundParts, mail: InboundMail): Promise<boolean> {
  if (mail.hops > mostHops || inboundMail.addresses.isOwn(mail.from.address)) return true
  if (mail.from.address === (await company.get()).email.toLowerCase()) return true
  const id = idBefore(mail.messageId)
  return id !== undefined && (await actAs(system, (tx) => tx.asSystem(ownMail, [id]))).length > 0
}

function note(
  { actAs }: InboundParts,
  { mail, fingerprint }: ReadMail,
  outcome: 'loop' | 'automatic',
): Promise<void> {
  return actAs(system, async (tx) => void (await noteMail(tx, { fingerprint, outcome, ...senderOf(mail) })))
}

const digest = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/** Not of what servers add on its way. A program that gives every mail the same Message-ID loses none of them. */
function fingerprintOf({ messageId, from, date, subject, text, attachments }: InboundMail): string {
  return digest(
    messageId,
    from.address,
    date,
    subject,
    text,
    ...attachments.map(({ content }) => digest(content)),
  )
}
