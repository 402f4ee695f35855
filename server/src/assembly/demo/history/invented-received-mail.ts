/** Mails to the demo's company: one that somebody of staff has to read, from somebody nobody knows yet, and one that has become a request. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { inboundMails } from '#features/chat/mail/inbound-mails.table.ts'
import { rawMailKey } from '#features/chat/mail/keep-for-staff.ts'
import { wordsOfMail } from '#features/workqueue/open-received-mail.ts'
import type { workItemEvents } from '#features/workqueue/work-item-events.table.ts'
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

/** An order that staff entered for a customer, as its mail asked for it. */
export type AskedByMail = {
  id: string
  number: string
  title: string
  origin_city: string
  destination_city: string
  weight: number | null
  created_at: string
  by: string
  customer_id: string
  name: string
  company: string
  email: string
}

export const askedByMail = `select r.id, r.number, r.title, r.origin_city, r.destination_city, r.estimated_weight::float8 as weight,
    to_json(r.created_at)#>>'{}' as created_at, r.created_by as by, p.id as customer_id, trim(p.first_name || ' ' || p.last_name) as name,
    p.company, p.email
  from requests r join profiles p on p.id = r.customer_id
  where r.form = 'order' and r.created_at < now() - interval '1 day' and p.email is not null order by r.created_at desc, r.id limit 1`

const minuteMs = 60_000

/** Came an hour before its request, read and answered by whoever entered it. */
export function inventReadMail(
  random: Random,
  request: AskedByMail,
): Received & { note: typeof workItemEvents.$inferInsert } {
  const entered = Date.parse(request.created_at)
  const at = entered - 60 * minuteMs
  const [received_at, done_at] = [new Date(at).toISOString(), new Date(entered + 5 * minuteMs).toISOString()]
  const title = `Fiyat talebi: ${request.title}`
  const text = [
    'Merhaba,',
    'Aşağıdaki yük için fiyatınızı rica ederiz.',
    [
      `Yükleme yeri: ${request.origin_city}`,
      `Varış yeri: ${request.destination_city}`,
      `Yük: ${request.title.split(', ').slice(1).join(', ')}`,
      ...(request.weight ? [`Ağırlık: ${formatCount(Math.round(request.weight))} kg`] : []),
    ].join('\n'),
    `${request.name}\n${request.company}`,
  ].join('\n\n')
  const words = {
    outcome: 'unknown' as const,
    sender: request.email,
    subject: title,
    content: text,
    attachments: [],
  }
  const work_item_id = random.id(at)
  return {
    mail: {
      ...{ id: random.id(at), fingerprint: 'demo-read', raw_key: rawMailKey('demo-read') },
      ...{ sender_name: request.name, customer_id: request.customer_id, received_at, ...words },
    },
    work: {
      ...{
        id: work_item_id,
        kind: 'inbound_mail',
        title: `E-posta: ${title}`,
        description: wordsOfMail(words),
      },
      ...{ customer_name: request.name, company: request.company, email: request.email },
      ...{ customer_id: request.customer_id, assigned_to: request.by, priority: 'medium', status: 'done' },
      ...{ due_at: new Date(at + 24 * hourMs).toISOString(), created_at: received_at, updated_at: done_at },
      ...{ done_at, done_by: request.by },
    },
    note: {
      id: random.id(entered + minuteMs),
      ...{
        work_item_id,
        kind: 'note',
        actor_id: request.by,
        text: `${request.number} numaralı talep açıldı.`,
      },
      created_at: new Date(entered + minuteMs).toISOString(),
    },
  }
}
