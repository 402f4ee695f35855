/** What it means to send a mail, whoever carries it: one mail, one recipient, headers that stay on their own line. */

import { EmailAddress } from '@kervan/domain/values/email-address.ts'
import type { Letter } from '#spine/mail/mail-template.ts'

export type OutgoingMail = {
  id: string
  from: string
  to: string
  subject: string
  letter: Letter
  headers?: Record<string, string>
  /** For a demo's inbox only: whoever opens the page may address it to anybody. */
  staysInside?: boolean
}

export type MailTransport = {
  /** How many mails it takes in hand together; more would only wait inside it, and longer than their job may take. */
  atOnce: number
  deliver(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

/** This mail will never be taken, however often it is tried: drop it and say so, do not retry. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError'
}

export type Envelope = { sender: { name: string; address: string }; recipient: string; messageId: string }

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what a header must not hold
const controlCharacters = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g

/** Makes one header line of a text that people typed, e.g. a subject that quotes a request's title. */
export function oneLine(text: string): string {
  return text.replace(controlCharacters, ' ').trim()
}

/** Checks a mail before any transport sees it, and says who sends it to whom. */
export function envelopeOf(mail: OutgoingMail): Envelope {
  refuseBrokenHeaders(mail)
  const sender = parseSender(mail.from)
  const recipient = EmailAddress.safeParse(mail.to)
  if (!recipient.success) throw new PermanentMailError('The recipient must be one plain e-mail address.')
  if (!/^[A-Za-z0-9-]{1,64}$/.test(mail.id))
    throw new PermanentMailError('The mail id must be letters, digits and dashes.')
  // The same mail always carries the same Message-ID, so that a repeated delivery is recognisable.
  const messageId = `<${mail.id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`
  return { sender, recipient: recipient.data, messageId }
}

function parseSender(from: string): Envelope['sender'] {
  const named = /^(.*)<([^<>]+)>$/.exec(from)
  const address = EmailAddress.safeParse(named?.[2] ?? from)
  // Not a fault of this mail but of the company's settings: once they are mended it goes out.
  if (!address.success || from.search(controlCharacters) >= 0)
    throw new Error('The sender must read "Name <address>" or be a plain address, on one line.')
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1')
  return { name, address: address.data }
}

// These belong to the mail itself; as free headers they could add a recipient or replace the sender.
const ownHeaders = /^(to|cc|bcc|from|sender|return-path|subject|date|message-id|mime-version|content-.*)$/i

function refuseBrokenHeaders(mail: OutgoingMail): void {
  const extra = Object.entries(mail.headers ?? {})
  for (const [name] of extra) {
    if (!/^[A-Za-z][A-Za-z0-9-]{0,75}$/.test(name) || ownHeaders.test(name))
      throw new PermanentMailError(`Not allowed as an extra header: ${JSON.stringify(name)}.`)
  }
  const lines: [string, string][] = [['to', mail.to], ['subject', mail.subject], ...extra]
  for (const [name, value] of lines) {
    if (value.search(controlCharacters) >= 0)
      throw new PermanentMailError(`The header "${name}" holds a line break or another control character.`)
  }
}
