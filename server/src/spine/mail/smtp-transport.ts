/** Sends mails to the SMTP server that `SMTP_URL` names. */
import { buffer } from 'node:stream/consumers'
import { createTransport, type NodemailerError } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { FileStore } from '#spine/files/files.ts'
import {
  envelopeOf,
  type MailTransport,
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
  const pool = createTransport({
    url,
    pool: true,
    ...timeouts,
    maxConnections: connections,
    // The job queue retries, and knows what must not be repeated.
    maxRequeues: 0,
  })
  /** By Message-ID, the mails that were sent to their last byte and are not answered yet. */
  const unanswered = new Set<string>()
  pool.use('stream', ({ message, data }, done) => {
    const create = message.createReadStream.bind(message)
    message.createReadStream = (options) =>
      create(options).once('end', () => unanswered.add(`${data.messageId}`))
    done()
  })
  return {
    concurrency: connections,
    async deliver(mail) {
      const { sender, recipient, addressees, messageId } = envelopeOf(mail)
      const attachments = await Promise.all(
        attachmentsOf(mail.letter).map(async (attachment) => ({
          filename: oneLine(attachment.name),
          contentType: attachment.type,
          content: 'key' in attachment ? await buffer(await files.read(attachment.key)) : attachment.content,
        })),
      )
      await pool
        .sendMail({
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
        .catch((error: unknown) => {
          if (isRefusal(error)) throw new PermanentMailError(error.message, { cause: error })
          if (unanswered.has(messageId) && !isReply(error))
            throw new UncertainMailError('The connection broke before the answer.', { cause: error })
          throw error
        })
        .finally(() => unanswered.delete(messageId))
    },
    async close() {
      pool.close()
    },
  }
}

const unnamed = (address: string) => ({ name: '', address })

/** Encodes text that looks like an encoded word, so that the reader's client does not decode it. */
function literally(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', 52) : text
}

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
