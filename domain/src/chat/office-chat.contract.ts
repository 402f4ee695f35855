/**
 * The communication centre: all conversations as an inbox, who has which, what was done with one between its messages, and how fast
 * the office answers. Reading and answering a conversation is in `staff-chat.contract.ts`.
 */
import { chatProblems } from '#chat/chat.copy.ts'
import { conversationStatuses, senderTypes } from '#chat/chat.policy.ts'
import { officeChatProblems } from '#chat/office-chat.copy.ts'
import {
  conversationEventKinds,
  customerMailKinds,
  figureDays,
  inboxKinds,
  inboxParts,
  trailKinds,
} from '#chat/office-chat.ts'
import { StaffConversation } from '#chat/staff-chat.contract.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { choice, freeText, requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['İletişim merkezi']
const conversation = { conversation_id: Id.describe('Konuşmanın kimliği') }
const note = (description: string, example: string) => freeText(1000, description, example).default('')
const minutes = (description: string) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ examples: [25] })
    .nullable()
    .describe(`${description}, destek saatleri içinde dakika; yoksa null`)

export const InboxConversation = z.object({
  id: Id.describe('Konuşmanın kimliği'),
  status: choice(conversationStatuses, 'Açık mı, kapandı mı'),
  customer_id: Id.nullable().describe('Müşterinin kimliği; yalnızca ziyaretçiyse null'),
  name: writtenText('Müşterinin ya da ziyaretçinin adı', 'Defne Işık'),
  company: writtenText('Şirketi', 'Örnek Tekstil'),
  staff_id: Id.nullable().describe('İlgilenen personel; yoksa null'),
  staff_name: writtenText('İlgilenen personelin adı', 'Deniz Aksoy'),
  last_message_at: Moment.nullable().describe('Son mesajın zamanı; hiç yoksa null'),
  last_text: writtenText('Son mesajın başı; silindiyse boş', 'Merhaba, konteyner ne zaman limanda olur?'),
  last_sender: choice(senderTypes, 'Son mesajı kimin yazdığı')
    .nullable()
    .describe('Son mesajı kimin yazdığı; hiç yoksa null'),
  waiting_since: Moment.nullable().describe('Ne zamandır yanıt beklediği; beklemiyorsa null'),
  snoozed_until: Moment.nullable().describe('Ne zamana ertelendiği; ertelenmediyse null'),
  unread: z
    .number()
    .int()
    .min(0)
    .meta({ description: 'Ofisten kimsenin okumadığı mesajlar', examples: [2] }),
})
export type InboxConversation = z.output<typeof InboxConversation>

const scope = {
  kind: choice(inboxKinds, 'Yalnızca müşteriler ya da yalnızca ziyaretçiler').optional(),
  waiting: z
    .stringbool()
    .meta({ description: 'Yalnızca yanıt bekleyenler', examples: ['true'] })
    .optional(),
  own: z
    .stringbool()
    .meta({ description: 'Yalnızca çağıranın üstündekiler ve sahipsizler', examples: ['true'] })
    .optional(),
  search: searchInput('Ad, şirket, e-posta veya telefonda', 'örnek tekstil'),
}
export const InboxCountInput = z.object(scope)
export type InboxCountInput = z.output<typeof InboxCountInput>

export const InboxInput = listInput(['last', 'waiting'], '-last').extend({
  ...scope,
  part: choice(inboxParts, 'Konuşmaların bölümü').default('open'),
})
export type InboxInput = z.output<typeof InboxInput>

export const InboxCounts = searchedCounts({
  mine: countOf('Çağıranın açık konuşmaları', 4),
  unassigned: countOf('Kimsenin üstlenmediği açık konuşmalar', 2),
  open: countOf('Bütün açık konuşmalar', 12),
  snoozed: countOf('Ertelenenler', 1),
  closed: countOf('Kapananlar', 90),
  /** Of those that a person has to see: their own, and those of nobody. */
  waiting: countOf('Çağıranın üstündeki ya da sahipsiz konuşmalardan yanıt bekleyenler', 3),
})

/** One thing between messages. */
export const TrailEntry = z.object({
  id: Id.describe('Kaydın kimliği'),
  kind: choice(trailKinds, 'Kaydın türü'),
  at: Moment.describe('Ne zaman'),
  event: choice(conversationEventKinds, 'Konuşmayla ne yapıldığı')
    .nullable()
    .describe('Konuşmayla ne yapıldığı; başka bir kayıtsa null'),
  mail_kind: choice(customerMailKinds, 'E-postanın türü')
    .nullable()
    .describe('E-postanın türü; başka bir kayıtsa null'),
  title: writtenText('E-postanın konusu', 'Teklifimiz: KRV-2026-000123'),
  text: writtenText('Not, neden veya ayrıntı', 'Müşteri yarın arayacak.'),
  state: writtenText('E-postanın ya da görüşmenin sonucu', 'sent'),
  actor_name: writtenText('Yapan', 'Ece Yaman'),
  colleague_name: writtenText('İlgili meslektaş', 'Deniz Aksoy'),
  until: Moment.nullable().describe('Ne zamana ertelendiği; ertelenmediyse null'),
  link: z
    .string()
    .meta({ examples: ['/staff/quotes/01890a5d-ac96-774b-bcce-b302099a8057'] })
    .nullable()
    .describe('Sayfası; yoksa null'),
})
export type TrailEntry = z.output<typeof TrailEntry>

/** Most that is read of what lies between messages. */
export const mostTrailEntries = 300

export const Round = z.object({
  opened_at: Moment.describe('Bu turun ilk mesajı'),
  first_answered_at: Moment.nullable().describe('İlk yanıt; henüz yoksa null'),
  closed_at: Moment.nullable().describe('Kapandığı an; açıksa null'),
  first_answer_minutes: minutes('İlk yanıta kadar geçen süre'),
  resolution_minutes: minutes('Kapanana kadar geçen süre'),
})
export type Round = z.output<typeof Round>

export const ChatFigures = z.object({
  rounds: z
    .number()
    .int()
    .meta({ description: 'Müşterinin başlattığı konuşmalar', examples: [48] }),
  answered: z
    .number()
    .int()
    .meta({ description: 'Bunlardan yanıtlananlar', examples: [46] }),
  in_time: z
    .number()
    .int()
    .meta({ description: 'Bunlardan süresinde yanıtlananlar', examples: [41] }),
  first_answer_minutes: minutes('İlk yanıta kadar geçen sürenin ortancası'),
  resolution_minutes: minutes('Kapanana kadar geçen sürenin ortancası'),
  people: z
    .array(
      z.object({
        staff_id: Id.describe('Personelin kimliği'),
        staff_name: writtenText('Personelin adı', 'Deniz Aksoy'),
        answered: z
          .number()
          .int()
          .meta({ description: 'İlk yanıtı verdiği konuşmalar', examples: [14] }),
        first_answer_minutes: minutes('İlk yanıtlarının ortancası'),
      }),
    )
    .describe('İlk yanıtı verenler, en çok yanıtlayan başta'),
})
export type ChatFigures = z.output<typeof ChatFigures>

const { NOT_FOUND } = chatProblems
const Holder = z.object({
  staff_id: Id.describe('Konuşmayı üstlenen personel'),
  staff_name: writtenText('Konuşmayı üstlenen personelin adı', 'Deniz Aksoy'),
})

export const officeChatContract = {
  inbox: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/chat/conversations',
      tags,
      summary: 'Konuşmalar',
      description: 'Konuşmalar; sıralanmazsa son mesajı en yeni olan başta.',
      successDescription: 'Konuşmaların bir sayfası',
    })
    .input(InboxInput)
    .output(pageOf(InboxConversation)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/chat/conversation-counts',
      tags,
      summary: 'Konuşma sayıları',
      description: 'Her bölümde kaç konuşma olduğu.',
      successDescription: 'Bölümlere göre sayılar',
    })
    .input(InboxCountInput)
    .output(InboxCounts),
  trail: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/chat/conversations/{conversation_id}/trail',
      tags,
      summary: 'Mesajların arasında olanlar',
      description: `İç notlar, devirler, müşteriye giden e-postalar ve görüşmeler, eskisi başta; en yeni ${mostTrailEntries} kayıt. Giriş ve parola e-postaları yer almaz. Müşteri bunları görmez.`,
      successDescription: 'Kayıtlar ve son tur',
    })
    .errors({ NOT_FOUND })
    .input(z.object(conversation))
    .output(
      z.object({
        entries: z.array(TrailEntry).describe('Kayıtlar, eskisi başta'),
        round: Round.nullable().describe('Süren ya da son tur; müşteri hiç yazmadıysa null'),
      }),
    ),
  assign: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/chat/conversations/{conversation_id}/assign',
      tags,
      summary: 'Konuşmayı üstlen, devret ya da bırak',
      description:
        'to çağıranın kendisiyse üstlenir, bir meslektaşıysa ona devreder ve hemen bildirir, null ise bırakır. Konuşma başka bir meslektaştaysa ancak take_over_from onu gösteriyorsa alınır.',
      successDescription: 'Konuşmanın yeni hâli',
    })
    .errors({
      NOT_FOUND,
      NO_COLLEAGUE: officeChatProblems.NO_COLLEAGUE,
      HELD_BY_COLLEAGUE: { ...officeChatProblems.HELD_BY_COLLEAGUE, data: Holder },
    })
    .input(
      z.object({
        ...conversation,
        to: Id.nullable().describe('Konuşmayı alacak kişi; null ise kimse'),
        note: note('Ona not', 'Müşteri varış gününü soruyor.'),
        take_over_from: Id.describe(
          'Konuşmanın hangi meslektaştan alındığı; kimsede veya sizdeyse gerekmez',
        ).optional(),
      }),
    )
    .output(StaffConversation),
  snooze: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/chat/conversations/{conversation_id}/snooze',
      tags,
      summary: 'Konuşmayı ertele',
      description:
        'Konuşma o ana kadar açık konuşmalar arasında görünmez; müşteri yazarsa hemen geri gelir. until null ise hemen geri gelir.',
      successDescription: 'Konuşmanın yeni hâli',
    })
    .errors({
      NOT_FOUND,
      SNOOZE_RANGE: officeChatProblems.SNOOZE_RANGE,
      CONVERSATION_CLOSED: officeChatProblems.CONVERSATION_CLOSED,
    })
    .input(
      z.object({
        ...conversation,
        until: Moment.nullable().describe('Ne zamana kadar; null ise hemen geri gelir'),
        note: note('Neden', 'Müşteri pazartesi dönecek.'),
      }),
    )
    .output(StaffConversation),
  close: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/chat/conversations/{conversation_id}/close',
      tags,
      summary: 'Konuşmayı kapat',
      description: 'Yanıt bekleyen iş de kapanır. Müşteri yazarsa konuşma kendiliğinden yeniden açılır.',
      successDescription: 'Konuşmanın yeni hâli',
    })
    .errors({ NOT_FOUND })
    .input(z.object(conversation))
    .output(StaffConversation),
  reopen: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/chat/conversations/{conversation_id}/reopen',
      tags,
      summary: 'Konuşmayı yeniden aç',
      description:
        'Kapanmış konuşma açık konuşmalar arasına döner. Kapandığında yanıt bekliyorduysa yeniden bekler; işi de yeniden açılır.',
      successDescription: 'Konuşmanın yeni hâli',
    })
    .errors({ NOT_FOUND })
    .input(z.object(conversation))
    .output(StaffConversation),
  addNote: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/chat/conversations/{conversation_id}/notes',
      tags,
      summary: 'Konuşmaya iç not yaz',
      description: 'Müşteri görmez. Not içinde @Ad Soyad ile anılan meslektaşlara hemen bildirilir.',
      successDescription: 'Yazılan not',
      successStatus: 201,
    })
    .errors({ NOT_FOUND, ...keyErrors })
    .input(
      z.object({
        ...conversation,
        text: requiredText(1000, 'Notu yazın.', 'Not', '@Ece Yaman fiyatı teyit eder misiniz?'),
      }),
    )
    .output(TrailEntry),
  figures: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/chat/figures',
      tags,
      summary: 'Yanıt süreleri',
      description: 'Son günlerde müşterilerin başlattığı konuşmalar ne kadar sürede yanıtlandı ve kapandı.',
      successDescription: 'Yanıt ve çözüm süreleri',
    })
    .input(z.object({ days: choice(figureDays, 'Son kaç gün').default('30') }))
    .output(ChatFigures),
}
