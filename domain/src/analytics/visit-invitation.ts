/** The invitation of a visit as the office reads it, and whether it may get one. */
import { invitationKinds, invitationStates } from '#analytics/invitations.copy.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const VisitInvitation = z.object({
  kind: choice(invitationKinds, 'Luna ile davet ya da bir temsilcinin yazdığı söz'),
  state: choice(invitationStates, 'Ne olduğu'),
  staff_name: writtenText('Davet eden personel', 'Deniz Aksoy'),
  conversation_id: Id.nullable().describe('Davetten doğan konuşma; yoksa null'),
  at: Moment.describe('Ne zaman gönderildiği'),
})
export type VisitInvitation = z.output<typeof VisitInvitation>

/** What staff may do with a visit. */
export const invitable = {
  invitation: VisitInvitation.nullable().describe('Bu ziyarete gönderilen davet; yoksa null'),
  may_invite: z.boolean().meta({
    description: 'Davet edilebilir mi: sitede bir misafir, davet edilmemiş, daha önce geri çevirmemiş',
    examples: [true],
  }),
  has_declined: z.boolean().meta({ description: 'Bir daveti daha önce geri çevirmiş', examples: [false] }),
}
