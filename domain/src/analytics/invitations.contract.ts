/** Who looks at the site now, and invitations that reach a guest's open page: what staff send, and what the page asks for and answers. */
import { invitationKinds, invitationProblems, longestInvitation } from '#analytics/invitations.copy.ts'
import { invitable, VisitInvitation } from '#analytics/visit-invitation.ts'
import { Visit } from '#analytics/visits.contract.ts'
import { chatProblems } from '#chat/chat.copy.ts'
import { problems } from '#problems.ts'
import { guestProcedure, staffProcedure } from '#procedure.ts'
import { choice, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Ölçüm']
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

export const VisitorHere = Visit.extend(invitable)
export type VisitorHere = z.output<typeof VisitorHere>

export const VisitorsHere = z.object({
  at: Moment.describe('Sayıların alındığı an'),
  active_visitors: whole('Son 30 dakikada sayfa açan ziyaret', 12),
  active_guests: whole('Bunlardan misafir olanlar', 9),
  visitors: z.array(VisitorHere.describe('Bir ziyaret')).describe('En yenisi başta; en çok 5'),
})
export type VisitorsHere = z.output<typeof VisitorsHere>

/** As the guest's page shows it. */
export const OwnInvitation = z.object({
  id: Id.describe('Davetin kimliği'),
  kind: choice(invitationKinds, 'Luna ile davet ya da bir temsilcinin yazdığı söz'),
  message_text: writtenText('Davetin sözü', 'Merhaba, size yardımcı olabilir miyim?'),
  staff_name: writtenText('Davet eden personel', 'Deniz Aksoy'),
})
export type OwnInvitation = z.output<typeof OwnInvitation>

const visitor_id = Id.describe('Tarayıcının kendi ürettiği ziyaretçi kimliği')
const { ALREADY_INVITED, HAS_DECLINED, NOT_A_GUEST, HAS_LEFT, GONE } = invitationProblems

export const invitationsContract = {
  here: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/visitors-here',
      tags,
      summary: 'Şu anda gezenler',
      description: 'Son gezen 5 ziyaret ve davetleri. Yalnızca onay vermiş ziyaretçiler.',
      successDescription: 'Şu anda gezenler',
    })
    .output(VisitorsHere),
  invite: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/visits/{id}/invitation',
      tags,
      summary: 'Misafiri davet et',
      description:
        'Misafirin açık sayfasında Luna’yı davetle açar. Bir ziyarete bir davet gönderilir; daveti geri çevirmiş bir ziyaretçi yeniden davet edilmez.',
      successDescription: 'Gönderilen davet',
      successStatus: 201,
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, ALREADY_INVITED, HAS_DECLINED, NOT_A_GUEST, HAS_LEFT })
    .input(
      z.object({
        id: Id.describe('Ziyaretin kimliği'),
        kind: choice(invitationKinds, 'Luna ile davet ya da bir temsilcinin yazdığı söz'),
        message_text: optionalText(longestInvitation, 'Davetin sözü; boşsa alışılmış söz', 'Merhaba'),
      }),
    )
    .output(VisitInvitation),
  claim: guestProcedure
    .route({
      method: 'POST',
      path: '/visit-invitations/claim',
      tags,
      summary: 'Bekleyen daveti al',
      description:
        'Açık sayfanın, ofisten bir davet gelip gelmediğini sorması. Her davet bir sayfaya verilir, birden çok sekmede de; sayfa gösterdiğini söylemezse yeniden verilir.',
      successDescription: 'Davet; yoksa null',
    })
    .input(
      z.object({
        visitor_id,
        shown_id: Id.describe('Sayfanın gösterdiği davet; verilirse yalnızca bu not edilir').optional(),
      }),
    )
    .output(z.object({ invitation: OwnInvitation.nullable().describe('Davet; yoksa null') })),
  answer: guestProcedure
    .route({
      method: 'POST',
      path: '/visit-invitations/answer',
      tags,
      summary: 'Daveti yanıtla',
      description:
        'Davet geri çevrilir ya da kabul edilir. Kabul eden kendini tanıtmış olmalıdır; konuşması daveti gönderene bağlanır.',
      successDescription: 'Yanıt alındı',
    })
    .errors({ GONE, NOT_INTRODUCED: chatProblems.NOT_INTRODUCED })
    .input(
      z.object({
        id: Id.describe('Davetin kimliği'),
        visitor_id,
        answer: choice(['accepted', 'declined'] as const, 'Kabul ya da ret'),
      }),
    )
    .output(z.object({ done: z.literal(true).meta({ description: 'Alındı', examples: [true] }) })),
}
