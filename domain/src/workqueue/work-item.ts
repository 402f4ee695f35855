/** A piece of work that waits for somebody of staff: what it is about, until when, and who has it. */
import { shipmentTypes } from '#requests/request-fields.ts'
import { exceptionKinds, turns } from '#tracking/exception-kinds.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const workKinds = [
  'demo_request',
  'new_request',
  'revision',
  'question',
  'mail_failed',
  'inbound_mail',
  'expiring_quote',
  'operations',
  'appointment',
  'follow_up',
  'data_request',
  'forgotten_lead',
  'unanswered_message',
  'automation',
  ...exceptionKinds,
] as const
export type WorkKind = (typeof workKinds)[number]
export const priorities = ['urgent', 'high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

export const WorkItem = z.object({
  id: Id.describe('İşin kimliği'),
  kind: choice(workKinds, 'İşin türü'),
  title: z.string().meta({ description: 'Başlık', examples: ['Demo talebi: Örnek Tekstil'] }),
  description: z.string().meta({ description: 'Açıklama; yoksa boş', examples: [''] }),
  customer_name: z.string().meta({ description: 'Talep eden', examples: ['Defne Işık'] }),
  company: z.string().meta({ description: 'Şirket; yoksa boş', examples: ['Örnek Tekstil'] }),
  email: writtenText('E-posta', 'defne@musteri.example'),
  phone: z.string().meta({ description: 'Telefon; yoksa boş', examples: ['+90 532 000 00 01'] }),
  priority: choice(priorities, 'Öncelik'),
  status: z.enum(['open', 'done']).meta({ description: 'Durum', examples: ['open'] }),
  due_at: Moment.describe('En geç ne zaman yapılacağı'),
  customer_id: Id.nullable().describe('Müşterinin kimliği; ziyaretçiyse null'),
  request_id: Id.nullable().describe('İlgili talep; yoksa null'),
  request_number: z
    .string()
    .meta({ examples: ['TLP-2026-000123'] })
    .nullable()
    .describe('Talep numarası; yoksa null'),
  quote_id: Id.nullable().describe('İlgili teklif; yoksa null'),
  data_request_id: Id.nullable().describe('İlgili veri başvurusu; yoksa null'),
  shipment_id: Id.nullable().describe('İlgili gönderi; yoksa null'),
  shipment_number: z
    .string()
    .meta({ examples: ['SH-9A8057B1'] })
    .nullable()
    .describe('Gönderi numarası; yoksa null'),
  conversation_id: Id.nullable().describe('Yanıt bekleyen konuşma; yoksa null'),
  lane: z
    .object({
      shipment_type: choice(shipmentTypes, 'Taşıma türü'),
      origin_city: z.string().meta({ description: 'Çıkış şehri', examples: ['Mersin'] }),
      destination_city: z.string().meta({ description: 'Varış şehri', examples: ['Hamburg'] }),
    })
    .nullable()
    .describe('Talebin veya gönderinin güzergâhı; ikisi de yoksa null'),
  since: Moment.nullable().describe('Aksaklığın ne zamandır sürdüğü; aksaklık değilse null'),
  turn: choice(turns, 'Sıra kimde')
    .nullable()
    .describe('Aksaklıkta sıranın kimde olduğu; aksaklık değilse null'),
  deadline: Moment.nullable().describe(
    'Aşılmaması gereken an: son ücretsiz gün veya söz verilen gün; yoksa null',
  ),
  closed_because: writtenText('Neden kapandığı', 'Gönderi teslim edildi.'),
  snoozed_until: Moment.nullable().describe('Ne zamana ertelendiği; ertelenmediyse null'),
  assigned_to: Id.nullable().describe('Üstlenen personelin kimliği; yoksa null'),
  assignee_name: writtenText('Üstlenen personel', 'Deniz Aksoy'),
  created_at: Moment.describe('Eklenme zamanı'),
  updated_at: Moment.describe('Son değişiklik'),
  done_at: Moment.nullable().describe('Ne zaman tamamlandığı; açıksa null'),
  done_by: z
    .string()
    .meta({ examples: ['Deniz Aksoy'] })
    .nullable()
    .describe('Tamamlayan personel; açıksa null'),
})
export type WorkItem = z.output<typeof WorkItem>

/** The colleague who has taken an item on. */
export const Holder = z
  .object({
    assigned_to: Id.describe('Üstlenen personelin kimliği'),
    assignee_name: WorkItem.shape.assignee_name,
  })
  .describe('İşi kimin üstlendiği')
export type Holder = z.output<typeof Holder>
