/** The mail to a customer who has not read what staff wrote: the conversation so far, which can be answered as any mail. */
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import { replyMarker } from '#spine/mail/inbound/own-words.ts'

export type MailedText = {
  is_own: boolean
  sender_name: string
  message_text: string
  created_at: string
  file_names: string[]
}

type Content = {
  /** Who of staff has written last. */
  writer: string
  name: string
  hasAccount: boolean
  canAnswer: boolean
  messages: readonly MailedText[]
}

/** What was said before is in reach; more makes no mail better. */
const mostMessages = 12

/** Messages only: what the office notes for itself is in another table. */
const read = `select sender_type <> 'staff' as is_own, sender_name, message_text, ${isoText('created_at')} as created_at,
    array(select d.file_name from chat_attachments a join documents d on d.id = a.document_id and d.deleted_at is null
      where a.message_id = m.id order by d.id) as file_names
  from chat_messages m where conversation_id = $1 and position <= $2 and deleted_at is null order by position desc limit ${mostMessages}`

export async function readMailedMessages(
  tx: Transaction,
  conversationId: string,
  position: number,
): Promise<MailedText[]> {
  return (await tx.asSystem<MailedText>(read, [conversationId, position])).reverse()
}

export function unreadMail(letterhead: Letterhead, content: Content): WrittenMail {
  const { writer, name, hasAccount, canAnswer, messages } = content
  const { publicUrl } = letterhead
  const yazan = plainLine(writer, 80)
  const last = messages.at(-1)
  return writeMail(
    letterhead,
    'chat_message',
    { yazan },
    {
      preheader: plainLine(last?.message_text || (last?.file_names ?? []).join(', '), 120),
      title: 'Okunmamış mesajınız var',
      name,
      ...(canAnswer && {
        replyLine: `${replyMarker}.`,
        paragraphs: ['Bu e-postayı yanıtlarsanız yazdıklarınız yazışmaya eklenir.'],
      }),
      conversation: messages.map(mailed),
      ...(hasAccount && {
        action: { label: 'Yazışmayı aç', url: `${publicUrl}/dashboard?chat=open` },
        footnote: `Bu haberleri e-posta ile almak istemiyorsanız bildirim tercihlerinizi değiştirin: ${publicUrl}/dashboard?view=notifications`,
      }),
    },
  )
}

function mailed({ is_own, sender_name, message_text, created_at, file_names }: MailedText) {
  const files = file_names.length > 0 ? `[Ekler: ${file_names.join(', ')}]` : ''
  return {
    who: is_own ? 'Siz' : sender_name || 'Ekibimiz',
    when: formatDateTime(created_at),
    text: [message_text, files].filter(Boolean).join('\n'),
  }
}
