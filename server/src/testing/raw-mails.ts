/** Raw mails as mail programs and servers send them. */
import { randomUUID } from 'node:crypto'

export type RawMail = {
  from?: string
  to?: string
  subject?: string
  text?: string
  headers?: readonly string[]
  attachments?: readonly { name: string; type: string; content: Buffer }[]
}

const base64 = (bytes: Buffer) => (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')
const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

export function rawMail({
  from = 'Defne Işık <defne@musteri.example>',
  to = 'bilgi@kervan.example',
  subject = 'Konteyner',
  text = 'Merhaba, konteyner ne zaman limanda olur?',
  headers = [],
  attachments = [],
}: RawMail): Buffer {
  const head = [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${word(subject)}`,
    'Date: Wed, 18 Nov 2026 14:30:00 +0300',
    `Message-ID: <${randomUUID()}@mail.musteri.example>`,
    'MIME-Version: 1.0',
  ]
  const words = [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(Buffer.from(text)),
  ]
  if (attachments.length === 0) return Buffer.from([...head, ...words, ''].join('\r\n'))
  const parts = attachments.flatMap(({ name, type, content }) => [
    '--sinir',
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(content),
  ])
  return Buffer.from(
    [
      ...head,
      'Content-Type: multipart/mixed; boundary=sinir',
      '',
      '--sinir',
      ...words,
      ...parts,
      '--sinir--',
      '',
    ].join('\r\n'),
  )
}

/** Word of a mail that could not be delivered, as Postfix sends it. */
export function bounceMail(given: {
  to?: string
  messageId?: string
  recipient?: string
  action?: string
  status?: string
  diagnostic?: string
}): Buffer {
  const {
    to = 'bilgi@kervan.example',
    messageId = 'yok@kervan.example',
    recipient = 'yok@musteri.example',
  } = given
  const {
    action = 'failed',
    status = '5.1.1',
    diagnostic = '550 5.1.1 <yok@musteri.example>: User unknown',
  } = given
  return Buffer.from(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mail.kervan.example (Mail Delivery System)',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      `Message-Id: <${randomUUID()}@mail.kervan.example>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="9B1F2.1479/mail.kervan.example"',
      '',
      'This is a MIME-encapsulated message.',
      '',
      '--9B1F2.1479/mail.kervan.example',
      'Content-Description: Notification',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      "I'm sorry to have to inform you that your message could not be delivered.",
      '',
      '--9B1F2.1479/mail.kervan.example',
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.kervan.example',
      'Arrival-Date: Wed, 18 Nov 2026 14:30:00 +0300 (+03)',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Original-Recipient: rfc822;${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      'Remote-MTA: dns; mx.musteri.example',
      `Diagnostic-Code: smtp; ${diagnostic.slice(0, 20)}`,
      `    ${diagnostic.slice(20)}`,
      '',
      '--9B1F2.1479/mail.kervan.example',
      'Content-Description: Undelivered Message Headers',
      'Content-Type: text/rfc822-headers',
      '',
      'Return-Path: <bilgi@kervan.example>',
      `Message-ID: <${messageId}>`,
      'Subject: Fiyat Teklifi',
      '',
      '--9B1F2.1479/mail.kervan.example--',
      '',
    ].join('\r\n'),
  )
}
