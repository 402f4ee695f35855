/**
 * The chat as its customer or guest uses it. There is one conversation per customer record and one per guest: whoever writes first opens
 * it, staff close it, and the next message opens it again. The same procedures serve both: a customer by their session, a guest by the
 * cookie that `introduce` gives. The office's half is in `staff-chat.contract.ts` and `office-chat.contract.ts`.
 */

import { chatProblems, gateWords } from '#chat/chat.copy.ts'
import { conversationStatuses, isPhone } from '#chat/chat.policy.ts'
import {
  ChatMessage,
  guestIntents,
  MessageEdit,
  MessagePage,
  MessagePageInput,
  NewMessage,
  PresenceInput,
  Seen,
  SeenInput,
} from '#chat/chat-message.ts'
import { documentProblems } from '#documents/documents.copy.ts'
import { problems } from '#problems.ts'
import { guestProcedure } from '#procedure.ts'
import { isEmailAddress, longestEmail } from '#values/email-shape.ts'
import { choice, optionalText, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Sohbet']
const { NOT_INTRODUCED, MESSAGE_NOT_FOUND, NOT_YOURS, TOO_LATE, ID_TAKEN, UNKNOWN_ABOUT, NO_FILES } =
  chatProblems
const { UNKNOWN_UPLOAD, NO_ROOM } = documentProblems
const { FORBIDDEN } = problems

export const GuestGate = z.object({
  full_name: requiredText(80, gateWords.nameMissing, 'Ad ve soyad', 'Defne Işık').refine(
    (name) => name.length === 0 || name.length >= 3,
    gateWords.nameShort,
  ),
  contact: requiredText(
    longestEmail,
    gateWords.contactMissing,
    'Telefon ya da e-posta',
    'defne@musteri.example',
  ).refine((text) => text === '' || isPhone(text) || isEmailAddress(text), gateWords.contactWrong),
  company: optionalText(120, 'Şirket', 'Örnek Tekstil'),
  intent: choice(guestIntents, 'Ne için yazıldığı')
    .nullable()
    .describe('Ne için yazıldığı; yoksa null')
    .default(null),
  consent: z
    .literal(true, { error: gateWords.consentMissing })
    .meta({ description: 'Onay metninin kabul edildiği', examples: [true] }),
  consent_version: z
    .string()
    .max(40)
    .meta({ description: 'Okunan onay metninin sürümü', examples: ['2026-11-1'] }),
})
export type GuestGate = z.output<typeof GuestGate>

export const OwnConversation = z.object({
  id: Id.describe('Konuşmanın kimliği'),
  status: choice(conversationStatuses, 'Açık mı, ofis kapattı mı; yeni mesaj yeniden açar'),
  staff_id: Id.nullable().describe('İlgilenen personel; belli değilse null'),
  staff_name: writtenText('İlgilenen personelin adı', 'Deniz Aksoy'),
  last_position: z
    .number()
    .int()
    .min(0)
    .meta({ description: 'Son mesajın sırası', examples: [12] }),
  last_message_at: Moment.nullable().describe('Son mesajın zamanı; hiç yoksa null'),
  unread: z
    .number()
    .int()
    .min(0)
    .meta({ description: 'Okunmamış mesaj sayısı', examples: [2] }),
  seen: Seen.describe('Her iki tarafın gördükleri'),
})
export type OwnConversation = z.output<typeof OwnConversation>

export const ChatState = z.object({
  conversation: OwnConversation.nullable().describe('Konuşma; henüz yoksa null'),
  guest: z
    .object({ full_name: z.string().meta({ description: 'Ziyaretçinin adı', examples: ['Defne Işık'] }) })
    .nullable()
    .describe('Kendini tanıtmış ziyaretçi; müşteriyse ya da tanıtmadıysa null'),
  support: z
    .object({
      is_open: z.boolean().meta({ description: 'Şu an destek saati mi', examples: [true] }),
      back_at: Moment.nullable().describe('Ne zaman dönüleceği; destek saatiyse null'),
    })
    .describe('Destek saatleri'),
})
export type ChatState = z.output<typeof ChatState>

export const chatContract = {
  introduce: guestProcedure
    .route({
      method: 'POST',
      path: '/chat/introduction',
      tags,
      summary: 'Ziyaretçi olarak tanıt',
      description:
        'Ad, iletişim bilgisi ve onayla yazışmayı başlatır; tarayıcıya yalnızca bu konuşmayı açan bir çerez verir. Bilinmeyen bir iletişim bilgisi aday müşteri olarak kaydedilir. Yeniden gönderilirse aynı konuşma sürer.',
      successDescription: 'Yazışmanın durumu',
    })
    .errors({ FORBIDDEN, TEXT_CHANGED: chatProblems.TEXT_CHANGED })
    .input(GuestGate)
    .output(ChatState),
  state: guestProcedure
    .route({
      method: 'GET',
      path: '/chat',
      tags,
      summary: 'Yazışmanın durumu',
      description: 'Kendi konuşması, okunmamış mesaj sayısı ve destek saatleri.',
      successDescription: 'Yazışmanın durumu',
    })
    .output(ChatState),
  forget: guestProcedure
    .route({
      method: 'DELETE',
      path: '/chat',
      tags,
      summary: 'Ziyaretçi olarak yazışmayı sil',
      description:
        'Ziyaretçinin konuşması iki taraf için de silinir ve çerezi kalkar; geri alınamaz. Müşteriler verileri için kendi veri başvurularını kullanır.',
      successDescription: 'Ziyaretçinin artık bir yazışması yok',
    })
    .output(
      z.object({
        removed: z
          .boolean()
          .meta({ description: 'Silinecek bir ziyaretçi yazışması var mıydı', examples: [true] }),
      }),
    ),
  messages: guestProcedure
    .route({
      method: 'GET',
      path: '/chat/messages',
      tags,
      summary: 'Mesajlar',
      description: 'Kendi konuşmasının sonu ya da bir sıradan önceki veya sonraki mesajlar.',
      successDescription: 'Mesajların bir sayfası',
    })
    .errors({ NOT_INTRODUCED })
    .input(MessagePageInput)
    .output(MessagePage),
  send: guestProcedure
    .route({
      method: 'POST',
      path: '/chat/messages',
      tags,
      summary: 'Mesaj gönder',
      description:
        'Mesajı bir kez yazar: aynı kimlikle yeniden gönderilen mesaj ilk yanıtı alır. Ekler, POST /api/uploads ile yüklenmiş dosyalardır.',
      successDescription: 'Yazılan mesaj',
      successStatus: 201,
    })
    .errors({ NOT_INTRODUCED, ID_TAKEN, UNKNOWN_ABOUT, NO_FILES, UNKNOWN_UPLOAD, NO_ROOM })
    .input(NewMessage)
    .output(ChatMessage),
  edit: guestProcedure
    .route({
      method: 'PUT',
      path: '/chat/messages/{id}',
      tags,
      summary: 'Mesajı düzenle',
      description: 'Kendi mesajını kısa bir süre düzenleyebilir.',
      successDescription: 'Düzenlenen mesaj',
    })
    .errors({ NOT_INTRODUCED, MESSAGE_NOT_FOUND, NOT_YOURS, TOO_LATE })
    .input(MessageEdit)
    .output(ChatMessage),
  remove: guestProcedure
    .route({
      method: 'DELETE',
      path: '/chat/messages/{id}',
      tags,
      summary: 'Mesajı sil',
      description: 'Kendi mesajını kısa bir süre silebilir; yerinde silindiği yazar.',
      successDescription: 'Silinen mesaj',
    })
    .errors({ NOT_INTRODUCED, MESSAGE_NOT_FOUND, NOT_YOURS, TOO_LATE })
    .input(MessageEdit.pick({ id: true }))
    .output(ChatMessage),
  seen: guestProcedure
    .route({
      method: 'POST',
      path: '/chat/seen',
      tags,
      summary: 'Nereye kadar görüldüğünü bildir',
      description: 'Ulaşan ve okunan mesajların son sırası; geriye gitmez.',
      successDescription: 'Görülenlerin son hâli',
    })
    .errors({ NOT_INTRODUCED })
    .input(SeenInput)
    .output(Seen),
  presence: guestProcedure
    .route({
      method: 'POST',
      path: '/chat/presence',
      tags,
      summary: 'Orada olduğunu ya da yazdığını bildir',
      description: 'Konuşmaya o an bakanlara iletilir; saklanmaz.',
      successDescription: 'Bakanlara iletildi',
    })
    .input(PresenceInput)
    .output(z.object({ done: z.literal(true).meta({ description: 'İletildi', examples: [true] }) })),
}
