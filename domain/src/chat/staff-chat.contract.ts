/** Staff read and answer a conversation. Lists, handing over, notes and closing are in `office-chat.contract.ts`. */

import { chatProblems } from '#chat/chat.copy.ts'
import { conversationStatuses } from '#chat/chat.policy.ts'
import {
  ChatMessage,
  MessageEdit,
  MessagePage,
  MessagePageInput,
  NewStaffMessage,
  PresenceInput,
  Seen,
  StaffSeenInput,
} from '#chat/chat-message.ts'
import { documentProblems } from '#documents/documents.copy.ts'
import { staffProcedure } from '#procedure.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Sohbet']
const conversation = { conversation_id: Id.describe('Konuşmanın kimliği') }
const { NOT_FOUND, MESSAGE_NOT_FOUND, NOT_YOURS, TOO_LATE, ID_TAKEN, UNKNOWN_ABOUT, NO_FILES, MERGED } =
  chatProblems
const { UNKNOWN_UPLOAD, NO_ROOM, UNKNOWN_CUSTOMER } = documentProblems

/** Whom staff talk with, and how the conversation stands. */
export const StaffConversation = z.object({
  id: Id.describe('Konuşmanın kimliği'),
  status: choice(conversationStatuses, 'Açık mı, kapandı mı'),
  customer_id: Id.nullable().describe('Müşterinin kimliği; yalnızca ziyaretçiyse null'),
  guest_id: Id.nullable().describe('Siteden yazan ziyaretçinin kimliği; değilse null'),
  name: writtenText('Müşterinin ya da ziyaretçinin adı', 'Defne Işık'),
  company: writtenText('Şirketi', 'Örnek Tekstil'),
  email: writtenText('E-postası', 'defne@musteri.example'),
  phone: writtenText('Telefonu', '+90 532 000 00 01'),
  has_account: z.boolean().meta({ description: 'Hesabı var mı', examples: [true] }),
  is_reachable: z.boolean().meta({
    description: 'Sayfada değilken de haberi olur mu: hesabı ya da yazılabilecek bir e-postası varsa olur',
    examples: [true],
  }),
  is_current: z.boolean().meta({
    description: 'Yazılanın okunduğu konuşma mı; kayıtlar birleşince ötekiler geride kalır',
    examples: [true],
  }),
  staff_id: Id.nullable().describe('İlgilenen personel; yoksa null'),
  staff_name: writtenText('İlgilenen personelin adı', 'Deniz Aksoy'),
  last_position: z
    .number()
    .int()
    .min(0)
    .meta({ description: 'Son mesajın sırası', examples: [12] }),
  last_message_at: Moment.nullable().describe('Son mesajın zamanı; hiç yoksa null'),
  waiting_since: Moment.nullable().describe('Ne zamandır yanıt beklediği; beklemiyorsa null'),
  snoozed_until: Moment.nullable().describe('Ne zamana ertelendiği; ertelenmediyse null'),
  seen: Seen.describe('Her iki tarafın gördükleri'),
  created_at: Moment.describe('Ne zaman başladığı'),
})
export type StaffConversation = z.output<typeof StaffConversation>

export const staffChatContract = {
  begin: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/chat/conversations',
      tags,
      summary: 'Müşterinin konuşmasını aç',
      description: 'Müşterinin konuşmasını verir; yoksa boş bir konuşma açar.',
      successDescription: 'Açılan konuşma',
    })
    .errors({ UNKNOWN_CUSTOMER })
    .input(z.object({ customer_id: Id.describe('Müşterinin kimliği') }))
    .output(StaffConversation),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/chat/conversations/{conversation_id}',
      tags,
      summary: 'Bir konuşma',
      description: 'Kiminle konuşulduğu ve konuşmanın durumu.',
      successDescription: 'Konuşmanın kendisi',
    })
    .errors({ NOT_FOUND })
    .input(z.object(conversation))
    .output(StaffConversation),
  messages: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/chat/conversations/{conversation_id}/messages',
      tags,
      summary: 'Bir konuşmanın mesajları',
      description: 'Konuşmanın sonu ya da bir sıradan önceki veya sonraki mesajlar.',
      successDescription: 'Mesajların bir sayfası',
    })
    .errors({ NOT_FOUND })
    .input(MessagePageInput.extend(conversation))
    .output(MessagePage),
  send: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/chat/conversations/{conversation_id}/messages',
      tags,
      summary: 'Yanıtla',
      description: 'Mesajı bir kez yazar: aynı kimlikle yeniden gönderilen mesaj ilk yanıtı alır.',
      successDescription: 'Yazılan mesaj',
      successStatus: 201,
    })
    .errors({ NOT_FOUND, ID_TAKEN, UNKNOWN_ABOUT, NO_FILES, UNKNOWN_UPLOAD, NO_ROOM, MERGED })
    .input(NewStaffMessage)
    .output(ChatMessage),
  edit: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/chat/messages/{id}',
      tags,
      summary: 'Mesajı düzenle',
      description: 'Kendi mesajını kısa bir süre düzenleyebilir.',
      successDescription: 'Düzenlenen mesaj',
    })
    .errors({ MESSAGE_NOT_FOUND, NOT_YOURS, TOO_LATE })
    .input(MessageEdit)
    .output(ChatMessage),
  remove: staffProcedure
    .route({
      method: 'DELETE',
      path: '/staff/chat/messages/{id}',
      tags,
      summary: 'Mesajı sil',
      description: 'Kendi mesajını kısa bir süre silebilir; yerinde silindiği yazar.',
      successDescription: 'Silinen mesaj',
    })
    .errors({ MESSAGE_NOT_FOUND, NOT_YOURS, TOO_LATE })
    .input(MessageEdit.pick({ id: true }))
    .output(ChatMessage),
  seen: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/chat/conversations/{conversation_id}/seen',
      tags,
      summary: 'Nereye kadar görüldüğünü bildir',
      description: 'Ofisten birinin gördüğü, müşteri için görülmüştür; geriye gitmez.',
      successDescription: 'Görülenlerin son hâli',
    })
    .errors({ NOT_FOUND })
    .input(StaffSeenInput)
    .output(Seen),
  presence: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/chat/conversations/{conversation_id}/presence',
      tags,
      summary: 'Orada olduğunu ya da yazdığını bildir',
      description: 'Konuşmaya o an bakanlara iletilir, meslektaşlara da; saklanmaz.',
      successDescription: 'Bakanlara iletildi',
    })
    .errors({ NOT_FOUND })
    .input(PresenceInput.extend(conversation))
    .output(z.object({ done: z.literal(true).meta({ description: 'İletildi', examples: [true] }) })),
}
