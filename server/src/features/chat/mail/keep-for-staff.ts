/** Keeps a mail that somebody of staff has to read: its words in a row, and the whole mail as it came, with its files. */
import { inboundMailKept } from '@kervan/domain/chat/chat-mail.events.ts'
import type { KeptOutcome } from '@kervan/domain/chat/inbound-mail.ts'
import { noteMail } from '#features/chat/mail/inbound-mails.queries.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { ownWords } from '#spine/mail/inbound/own-words.ts'
import type { InboundMail } from '#spine/mail/inbound/read-mail.ts'

type Kept = {
  fingerprint: string
  raw: Buffer
  outcome: KeptOutcome
  /** Absent where it could not be read. */
  mail?: InboundMail
  conversation?: { id: string; customer_id: string | null }
}

export const rawMailKey = (fingerprint: string) => `inbound-mails/${fingerprint}`

/** What a colleague reads at once; the rest is in the mail as it came. */
const mostLetters = 20_000
const mostNamed = 50

const senderIsKnown = 'select id from profiles where email = $1'

export async function keepForStaff(
  { actAs, emit, files }: Pick<Services, 'actAs' | 'emit' | 'files'>,
  { fingerprint, raw, outcome, mail, conversation }: Kept,
): Promise<void> {
  // The file first. Under its fingerprint: a second try writes the same.
  const raw_key = rawMailKey(fingerprint)
  await files.put(raw_key, raw, { contentType: 'message/rfc822' })
  await actAs(system, async (tx) => {
    const sender = mail?.from.address ?? ''
    const [known] = conversation ? [] : await tx.asSystem<{ id: string }>(senderIsKnown, [sender])
    const id = await noteMail(tx, {
      ...{ fingerprint, outcome, raw_key, sender },
      sender_name: mail?.from.name ?? '',
      subject: mail?.subject ?? '',
      content: (mail ? ownWords(mail.text) : '').slice(0, mostLetters).toWellFormed(),
      attachments: (mail?.attachments ?? [])
        .slice(0, mostNamed)
        .map(({ name, content }) => ({ name: name.slice(0, 200), size: content.length })),
      conversation_id: conversation?.id,
      customer_id: conversation?.customer_id ?? known?.id,
    })
    if (id) await emit(tx, inboundMailKept, ['nodes'], { inbound_mail_id: id })
  })
}
