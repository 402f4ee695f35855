/** The mails that the demo's company has received, as they came: the files to the rows that the history has. */
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import type { FileStore } from '#spine/files/files.ts'

type Mail = {
  raw_key: string
  sender: string
  sender_name: string
  subject: string
  content: string
  date: string
}

const find = `select raw_key, sender, sender_name, subject, content,
    to_char(received_at at time zone 'UTC', 'Dy, DD Mon YYYY HH24:MI:SS') || ' +0000' as date
  from inbound_mails where fingerprint in ('demo', 'demo-read') and raw_key is not null`

export async function createDemoReceivedMail({
  actAs,
  files,
}: {
  actAs: ActAs
  files: Pick<FileStore, 'put'>
}): Promise<void> {
  const mails = await actAs(system, (tx) => tx.asSystem<Mail>(find, []))
  for (const mail of mails) await files.put(mail.raw_key, rawOf(mail), { contentType: 'message/rfc822' })
}

const encoded = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

function rawOf({ sender, sender_name, subject, content, date }: Mail): Buffer {
  const body = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')
  const lines = [
    `From: ${encoded(sender_name)} <${sender}>`,
    `To: ${demoCompany.email}`,
    `Subject: ${encoded(subject)}`,
    `Date: ${date}`,
    `Message-ID: <demo@${sender.split('@').at(-1)}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}
