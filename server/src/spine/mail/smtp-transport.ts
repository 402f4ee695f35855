/** Sends mails to the SMTP server that `SMTP_URL` names. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createTransport, type NodemailerError } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import MimeNode from 'nodemailer/lib/mime-node'
import SMTPPool from 'nodemailer/lib/smtp-pool'
import type { FileStore } from '#spine/files/files.ts'
import type { EncodedLetter } from '#spine/mail/encode-letter.ts'
import {
  type Envelope,
  envelopeOf,
  type MailTransport,
  type OutgoingMail,
  oneLine,
  PermanentMailError,
  UncertainMailError,
} from '#spine/mail/mail.ts'
import { attachmentsOf, renderMail } from '#spine/mail/mail-template.ts'

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 }

const connections = 4

export function smtpTransport(url: string, files: Pick<FileStore, 'read'>): MailTransport {
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new Error('The mail server must be given as smtp://user:password@host:587 or smtps://….')
  const lines = new SMTPPool({
    url,
    ...timeouts,
    maxConnections: connections,
    // A greeting may take a tenth of a second or more.
    maxMessages: 500,
    // The job queue retries, and knows what must not be repeated.
    maxRequeues: 0,
  })
  const pool = createTransport(lines)
  /** By Message-ID, the mails that were sent to their last byte and are not answered yet. */
  const unanswered = new Set<string>()
  pool.use('stream', ({ message, data }, done) => {
    const create = message.createReadStream.bind(message)
    message.createReadStream = (options) =>
      create(options).once('end', () => unanswered.add(`${data.messageId}`))
    done()
  })
  /** Past the composer of nodemailer, which would encode both parts anew for each recipient. */
  const sendEncoded = (mail: OutgoingMail, envelope: Envelope, letter: EncodedLetter) =>
    new Promise<void>((resolve, reject) => {
      const message = encodedMessage(mail, envelope, letter)
      const content = Buffer.from(`${message.buildHeaders()}\r\n\r\n${letter.body}`)
      message.createReadStream = () =>
        Readable.from([content], { objectMode: false }).once('end', () => unanswered.add(envelope.messageId))
      // A transport of nodemailer asks no more of a mail than this.
      const sent = { data: {}, message } as Parameters<typeof lines.send>[0]
      lines.send(sent, (error) => (error ? reject(error) : resolve()))
    })
  const compose = async (
    mail: OutgoingMail,
    { sender, recipient, addressees, messageId }: Envelope,
  ): Promise<void> => {
    const attachments = await Promise.all(
      attachmentsOf(mail.letter).map(async (attachment) => ({
        filename: oneLine(attachment.name),
        contentType: attachment.type,
        content: 'key' in attachment ? await buffer(await files.read(attachment.key)) : attachment.content,
      })),
    )
    await pool.sendMail({
      envelope: { from: mail.returnTo ?? sender.address, to: [recipient] },
      from: { ...sender, name: literally(sender.name) },
      to: addressees.to.map(unnamed),
      cc: addressees.cc.map(unnamed),
      messageId,
      subject: literally(mail.subject),
      ...renderMail(mail.letter),
      attachments,
      headers: mail.headers ?? {},
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    concurrency: connections,
    async deliver(mail) {
      const envelope = envelopeOf(mail)
      const letter = mail.encoded?.()
      const send = () => (letter ? sendEncoded(mail, envelope, letter) : compose(mail, envelope))
      await send()
        .catch((error: unknown) => {
          // Such as after so many mails, or so long a time. Another session takes it.
          if (isClosed(error) && !unanswered.has(envelope.messageId)) return send()
          throw error
        })
        .catch((error: unknown) => {
          if (isRefusal(error)) throw new PermanentMailError(error.message, { cause: error })
          if (unanswered.has(envelope.messageId) && !isReply(error))
            throw new UncertainMailError('The connection broke before the answer.', { cause: error })
          throw error
        })
        .finally(() => unanswered.delete(envelope.messageId))
    },
    async close() {
      pool.close()
    },
  }
}

function encodedMessage(
  mail: OutgoingMail,
  { sender, recipient, addressees, messageId }: Envelope,
  { boundary }: EncodedLetter,
): MimeNode {
  const message = new MimeNode(`multipart/alternative; boundary="${boundary}"`)
  message.setHeader([
    { key: 'From', value: { ...sender, name: literally(sender.name) } },
    { key: 'To', value: addressees.to.map(unnamed) },
    ...(addressees.cc.length > 0 ? [{ key: 'Cc', value: addressees.cc.map(unnamed) }] : []),
    { key: 'Subject', value: literally(mail.subject) },
    { key: 'Message-ID', value: messageId },
    ...Object.entries(mail.headers ?? {}).map(([key, value]) => ({ key, value })),
  ])
  return message.setEnvelope({ from: mail.returnTo ?? sender.address, to: [recipient] })
}

const unnamed = (address: string) => ({ name: '', address })

/** Encodes text that looks like an encoded word, so that the reader's client does not decode it. */
function literally(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', 52) : text
}

/** The server has ended the session. */
const isClosed = (error: unknown) => (error as NodemailerError).code === 'ECONNECTION' && !isReply(error)

const isReply = (error: unknown) => (error as NodemailerError).responseCode !== undefined

/**
 * A 5xx reply about the recipient or the message. One about our connection, password or sender (greeting, AUTH,
 * MAIL FROM, 530 «authentication required») means a wrong setting, and no mail may be lost because of that.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code, command, permanent, responseCode }: NodemailerError = error
  const aboutTheMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
  return aboutTheMail && permanent === true && responseCode !== 530
}
