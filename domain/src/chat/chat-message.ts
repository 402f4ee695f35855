/** A message, a page of a conversation and what is sent, as both sides read and write them. */
import { guestIntentWords, messageWords } from '#chat/chat.copy.ts'
import {
  aboutKinds,
  messageMaxLength,
  messagePageSize,
  messageTypes,
  mostAttachments,
  presenceStates,
  senderTypes,
} from '#chat/chat.policy.ts'
import { uploadMaxBytes, uploadTypes } from '#documents/upload-rules.ts'
import { choice, freeText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const position = (description: string) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [12] })
const askedPosition = (description: string) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(999_999_999)
    .meta({ description, examples: [12] })
    .optional()

const about = {
  kind: choice(aboutKinds, 'Konunun türü: talep, teklif ya da gönderi'),
  id: Id.describe('Konunun kimliği'),
}
export const MessageAbout = z.object({
  ...about,
  number: z.string().meta({ description: 'Konunun numarası', examples: ['TLP-2026-000123'] }),
})
export type MessageAbout = z.output<typeof MessageAbout>

export const MessageAttachment = z.object({
  document_id: Id.describe('Belgenin kimliği; dosyası /api/documents/{id}/file adresindedir'),
  file_name: z.string().meta({ description: 'Dosyanın adı', examples: ['fatura.pdf'] }),
  file_type: choice(uploadTypes, 'Dosyanın doğrulanmış türü'),
  file_size: z
    .number()
    .int()
    .min(1)
    .max(uploadMaxBytes)
    .meta({ description: 'Dosyanın boyu, bayt', examples: [48_213] }),
  thumbnail_path: z.string().meta({
    description: 'Küçük görselin kısa süre çalışan adresi; görsel değilse boş',
    examples: [''],
  }),
})
export type MessageAttachment = z.output<typeof MessageAttachment>

export const ChatMessage = z.object({
  id: Id.describe('Mesajın kimliği; gönderenin tarayıcısı verir'),
  conversation_id: Id.describe('Konuşmanın kimliği'),
  position: position('Konuşmadaki sırası; ilk mesajınki 1'),
  sender_type: choice(senderTypes, 'Kimin yazdığı'),
  sender_id: Id.nullable().describe('Yazan kişinin kimliği; ziyaretçiyse ya da hesabı yoksa null'),
  sender_name: writtenText('Yazanın adı', 'Deniz Aksoy'),
  message_text: writtenText('Mesaj; silindiyse boş', 'Merhaba, konteyner ne zaman limanda olur?'),
  message_type: choice(
    messageTypes,
    'Buradan mı yazıldığı, e-postayla mı geldiği, Luna ile görüşmeden mi aktarıldığı',
  ),
  about: MessageAbout.nullable().describe('Mesajın konusu; yoksa null'),
  attachments: z.array(MessageAttachment).describe('Ekler'),
  created_at: Moment.describe('Ne zaman yazıldığı'),
  edited_at: Moment.nullable().describe('Ne zaman düzenlendiği; düzenlenmediyse null'),
  deleted_at: Moment.nullable().describe('Ne zaman silindiği; silinmediyse null'),
})
export type ChatMessage = z.output<typeof ChatMessage>

/** How far one side has received and read the conversation. Neither ever goes back. */
export const SeenUntil = z.object({
  delivered_position: position('Bu sıraya kadar olanlar ulaştı'),
  read_position: position('Bu sıraya kadar olanlar okundu'),
})
export type SeenUntil = z.output<typeof SeenUntil>

const seen = {
  customer: SeenUntil.describe('Müşterinin ya da ziyaretçinin gördükleri'),
  staff: SeenUntil.describe('Ofisin gördükleri'),
}
export const Seen = z.object(seen)
export type Seen = z.output<typeof Seen>

/** Without either position the end of the conversation; a message that has changed is asked for by the position before it. */
export const MessagePageInput = z.object({
  before: askedPosition('Yalnızca bu sıradan öncekiler, sondan başlayarak'),
  after: askedPosition('Yalnızca bu sıradan sonrakiler, baştan başlayarak'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .meta({ description: 'En çok kaç mesaj', examples: [50] })
    .default(messagePageSize),
})
export type MessagePageInput = z.output<typeof MessagePageInput>

export const MessagePage = z.object({
  items: z.array(ChatMessage).describe('Mesajlar, eskisi başta'),
  has_more: z.boolean().meta({ description: 'Sorulan yönde daha fazlası var mı', examples: [false] }),
  last_position: position('Son mesajın sırası; hiç yoksa 0'),
  seen: Seen.describe('Her iki tarafın gördükleri'),
})
export type MessagePage = z.output<typeof MessagePage>

const text = freeText(messageMaxLength, 'Mesaj', 'Merhaba, konteyner ne zaman limanda olur?')
const isEmpty = (typed: string) => typed === ''

const newMessage = z.object({
  id: Id.describe('Mesajın kimliği, bir UUIDv7; yeniden gönderilen mesaj aynı kimlikle bir kez yazılır'),
  message_text: text,
  about: z.object(about).nullable().describe('Mesajın konusu; yoksa null').default(null),
  attachments: z
    .array(Id.describe('POST /api/uploads yanıtındaki kimlik'))
    .max(mostAttachments, `En fazla ${mostAttachments} dosya.`)
    .describe('Eklenecek dosyalar')
    .default([]),
})
type NewMessageFields = z.output<typeof newMessage>
const saysSomething = ({ message_text, attachments }: NewMessageFields) =>
  !isEmpty(message_text) || attachments.length > 0
const nothingSaid = { error: messageWords.empty, path: ['message_text'] }

export const NewMessage = newMessage.refine(saysSomething, nothingSaid)
export type NewMessage = NewMessageFields

export const NewStaffMessage = newMessage
  .extend({ conversation_id: Id.describe('Konuşmanın kimliği') })
  .refine(saysSomething, nothingSaid)
export type NewStaffMessage = NewMessageFields & { conversation_id: string }

export const MessageEdit = z.object({
  id: Id.describe('Mesajın kimliği'),
  message_text: text.refine((typed) => !isEmpty(typed), messageWords.empty),
})
export type MessageEdit = z.output<typeof MessageEdit>

const seenInput = z.object({
  delivered_position: askedPosition('Bu sıraya kadar olanlar ulaştı'),
  read_position: askedPosition('Bu sıraya kadar olanlar okundu; ulaştıkları da bellidir'),
})
type SeenFields = z.output<typeof seenInput>
const saysWhere = ({ delivered_position, read_position }: SeenFields) =>
  delivered_position !== undefined || read_position !== undefined
const nothingSeen = { error: 'Ulaşan ya da okunan son sırayı yazın.', path: ['read_position'] }

export const SeenInput = seenInput.refine(saysWhere, nothingSeen)
export type SeenInput = SeenFields
export const StaffSeenInput = seenInput
  .extend({ conversation_id: Id.describe('Konuşmanın kimliği') })
  .refine(saysWhere, nothingSeen)

export const PresenceInput = z.object({
  state: choice(presenceStates, 'Konuşma açık mı, yazılıyor mu, kapandı mı'),
  asks: z
    .boolean()
    .meta({ description: 'Orada olanlar kendilerini bildirsin mi', examples: [true] })
    .default(false),
})
export type PresenceInput = z.output<typeof PresenceInput>

export const guestIntents = Object.keys(guestIntentWords) as ['quote', 'tracking']
