/** A mail from somebody whom the demo's company does not know yet, which somebody of staff has to read. */
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { inboundMails } from '#features/chat/mail/inbound-mails.table.ts'
import { rawMailKey } from '#features/chat/mail/keep-for-staff.ts'
import { wordsOfMail } from '#features/workqueue/open-received-mail.ts'
import type { workItems } from '#features/workqueue/work-items.table.ts'

type Received = { mail: typeof inboundMails.$inferInsert; work: typeof workItems.$inferInsert }

const hourMs = 3_600_000
const sender = 'satinalma@yenimusteri.example'
const subject = 'Fiyat talebi: Gebze – Rotterdam, 2 × 40HC'
const content = `Merhaba,

Ayda iki konteyner paletli beyaz eşya göndermek istiyoruz. Gebze’den yükleme, Rotterdam’da limanda teslim. Fiyatınızı ve transit sürenizi rica ederiz.

Burcu Yalın
Satın Alma`

export function inventReceivedMail(random: Random, now: number, dueAt: string): Received {
  const at = now - 3 * hourMs
  const received_at = new Date(at).toISOString()
  const words = { outcome: 'unknown' as const, sender, subject, content, attachments: [] }
  return {
    mail: {
      ...{ id: random.id(at), fingerprint: 'demo', raw_key: rawMailKey('demo') },
      ...{ sender_name: 'Burcu Yalın', received_at, ...words },
    },
    work: {
      id: random.id(at),
      kind: 'inbound_mail',
      title: `E-posta: ${subject}`,
      description: wordsOfMail(words),
      customer_name: 'Burcu Yalın',
      email: sender,
      priority: 'medium',
      status: 'open',
      due_at: dueAt,
      created_at: received_at,
      updated_at: received_at,
    },
  }
}
