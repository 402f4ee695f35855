/** Outgoing mail and its transport: each is delivered to one recipient, and headers cannot break out of their line. */

import { EmailAddress } from '@kervan/domain/values/email-address.ts'
import type { EncodedLetter } from '#spine/mail/encode-letter.ts'
import type { Letter } from '#spine/mail/mail-template.ts'

export type OutgoingMail = {
  id: string
  from: string
  /** Who receives this one. */
  to: string
  /** Whom its headers name, where a letter goes to several; each receives one of their own. */
  addressees?: Addressees
  subject: string
  letter: Letter
  /** The letter as it travels, where whoever sends it to many writes it more cheaply than from its two parts. */
  encoded?: () => EncodedLetter
  headers?: Record<string, string>
  /** The sender of its envelope, where that is not the sender of the letter. */
  returnTo?: string | undefined
  /** Only for the demo inbox, never for SMTP: any visitor can choose the recipient. */
  staysInside?: boolean
}

export type Addressees = { to: string[]; cc: string[] }

export type MailTransport = {
  /** How many mails it sends at the same time; more would wait inside it, perhaps longer than their job may take. */
  concurrency: number
  deliver(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

/** The mail server will never accept this mail: do not retry. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError'
}

/** The mail server may have accepted this mail: its answer never came. */
export class UncertainMailError extends Error {
  override name = 'UncertainMailError'
}

export type Envelope = {
  sender: { name: string; address: string }
  recipient: string
  /** For the headers; the recipient is one of them. */
  addressees: Addressees
  messageId: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what a header must not hold
const controlCharacters = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g

/** Makes typed text safe for a header line, such as a subject with a request's title. */
export function oneLine(text: string): string {
  return text.replace(controlCharacters, ' ').trim()
}

/** Checks a mail before a transport sends it, and returns its sender and recipient. */
export function envelopeOf(mail: OutgoingMail): Envelope {
  refuseBrokenHeaders(mail)
  const sender = parseSender(mail.from)
  const recipient = plainAddress(mail.to)
  const { to, cc } = mail.addressees ?? { to: [recipient], cc: [] }
  const addressees = { to: to.map(plainAddress), cc: cc.map(plainAddress) }
  if (![...addressees.to, ...addressees.cc].includes(recipient))
    throw new PermanentMailError('The recipient must be one of those whom the headers name.')
  if (!/^[A-Za-z0-9-]{1,64}$/.test(mail.id))
    throw new PermanentMailError('The mail id must be letters, digits and dashes.')
  // The same mail always has the same Message-ID, so that a repeated delivery is recognised.
  const messageId = `<${mail.id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`
  return { sender, recipient, addressees, messageId }
}

function plainAddress(text: string): string {
  const address = EmailAddress.safeParse(text)
  if (!address.success) throw new PermanentMailError('The recipient must be one plain e-mail address.')
  return address.data
}

function parseSender(from: string): Envelope['sender'] {
  const named = /^(.*)<([^<>]+)>$/.exec(from)
  const address = EmailAddress.safeParse(named?.[2] ?? from)
  // Not permanent: the mail is sent once the company's settings are corrected.
  if (!address.success || from.search(controlCharacters) >= 0)
    throw new Error('The sender must read "Name <address>" or be a plain address, on one line.')
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1')
  return { name, address: address.data }
}

// As extra headers these could add a recipient or replace the sender.
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
