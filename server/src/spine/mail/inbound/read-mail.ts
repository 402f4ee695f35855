/** Reads a mail as it came over the wire: who wrote it to whom, its words, its files, and whether a program wrote it. */
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime'
import { type DeliveryReport, messageIdsIn, readDeliveryReport } from '#spine/mail/inbound/delivery-report.ts'
import { htmlToText } from '#spine/mail/inbound/html-to-text.ts'

export type InboundMail = {
  /** Without its brackets; empty where it has none. */
  messageId: string
  /** What it answers. */
  references: string[]
  /** Empty where nobody is named. */
  from: { address: string; name: string }
  /** All addresses that it was sent or handed on to. */
  recipients: string[]
  subject: string
  date: string
  text: string
  attachments: InboundAttachment[]
  /** Written by a program: out of office, a receipt, word of a delivery. Nobody answers these. */
  isAutomatic: boolean
  /** How many servers have handed it on. */
  hops: number
  report: DeliveryReport | undefined
}

export type InboundAttachment = { name: string; type: string; content: Buffer }

/** What is beyond cannot be read and is kept as it is. */
const limits = { maxNestingDepth: 120, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 3 }
const mostText = 200_000
const mostAttachments = 50

/** Throws where it is beyond all measure. */
export async function readMail(raw: Buffer): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw, { ...limits, rfc822Attachments: true })
  const valuesOf = (...names: string[]) =>
    mail.headers.filter(({ key }) => names.includes(key)).map(({ value }) => value)
  return {
    messageId: messageIdsIn(mail.messageId ?? '')[0] ?? '',
    references: [...messageIdsIn(mail.inReplyTo ?? ''), ...messageIdsIn(mail.references ?? '')],
    from: senderOf(mail),
    recipients: [
      ...[mail.to, mail.cc].flatMap((addresses) => mailboxesOf(addresses ?? [])),
      ...valuesOf('delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to').flatMap((value) =>
        mailboxesOf(addressParser(value)),
      ),
    ],
    subject: storable(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 998),
    date: storable(mail.date ?? '').slice(0, 100),
    text: storable(textOf(mail)),
    attachments: mail.attachments.filter(isFile).slice(0, mostAttachments).map(fileOf),
    isAutomatic: isAutomatic(valuesOf),
    hops: valuesOf('received').length,
    report: readDeliveryReport(mail.attachments),
  }
}

function senderOf({ from, sender }: Email): InboundMail['from'] {
  const named = from ?? sender
  const [mailbox] = named?.group ?? (named?.address ? [named] : [])
  return {
    address: (mailbox?.address ?? '').trim().toLowerCase().slice(0, 320),
    name: storable(mailbox?.name ?? '')
      .trim()
      .slice(0, 200),
  }
}

const mailboxesOf = (addresses: readonly Address[]) =>
  addresses
    .flatMap((one) => one.group ?? (one.address ? [one] : []))
    .map(({ address }) => address.trim().toLowerCase())

/** What is plain is what was written; HTML alone is read as text. */
function textOf({ text = '', html = '' }: Email): string {
  const plain = text.slice(0, mostText)
  return /\S/.test(plain) ? plain : htmlToText(html.slice(0, 4 * mostText)).slice(0, mostText)
}

const reportTypes = new Set(['message/delivery-status', 'message/feedback-report', 'text/rfc822-headers'])

/** Pictures that are drawn within the text, such as those of a signature, are no files that somebody has sent. */
const isFile = ({ related, mimeType, disposition, contentId }: Attachment) =>
  !related &&
  !reportTypes.has(mimeType) &&
  !(disposition === 'inline' && contentId && mimeType.startsWith('image/'))

function fileOf({ filename, mimeType, content }: Attachment): InboundAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
  return { name: storable(filename ?? ''), type: mimeType, content: bytes }
}

/** RFC 3834, and what came before it. */
function isAutomatic(valuesOf: (...names: string[]) => string[]): boolean {
  const says = (name: string, pattern: RegExp) => valuesOf(name).some((value) => pattern.test(value.trim()))
  return (
    valuesOf('auto-submitted').some((value) => !/^no\b/i.test(value.trim())) ||
    says('precedence', /^(bulk|junk|auto_reply)\b/i) ||
    says('return-path', /^<\s*>$/) ||
    valuesOf('x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'x-autoresponder').length > 0
  )
}

/** PostgreSQL takes neither a NUL nor half of a pair. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()
