/** An answer to a mail of the demo inbox as its recipient's mail program would write it: a raw mail, with what it answers quoted below. */
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { oneLine } from '#spine/mail/mail.ts'
import { type Letter, renderMail } from '#spine/mail/mail-template.ts'

export type Answered = {
  id: string
  recipient: string
  subject: string
  reply_to: string
  letter: Letter
  sent_at: string
}

export function writeReply(
  mail: Answered,
  { id, text, sender }: { id: string; text: string; sender: string },
): Buffer {
  const quoted = renderMail(mail.letter)
    .text.split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  const body = `${text}\n\n${oneLine(sender)}, ${formatDateTime(mail.sent_at)} tarihinde şunu yazdı:\n\n${quoted}\n`
  const domain = sender.slice(sender.lastIndexOf('@') + 1).replace('>', '')
  const head = [
    `From: ${mail.recipient}`,
    `To: ${mail.reply_to}`,
    `Subject: ${encoded(/^(re|ynt):/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`)}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${id}@demo.musteri.example>`,
    `In-Reply-To: <${mail.id}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ]
  const lines =
    Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  return Buffer.from([...head, '', ...lines, ''].join('\r\n'))
}

/** As words of at most 45 bytes (RFC 2047), never cut inside a letter. */
function encoded(text: string): string {
  const words: string[] = ['']
  for (const letter of oneLine(text)) {
    const last = words.at(-1) ?? ''
    if (Buffer.byteLength(last + letter) > 45) words.push(letter)
    else words[words.length - 1] = last + letter
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}
