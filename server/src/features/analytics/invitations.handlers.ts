/** Handlers of invitations: the office's half by the door, the guest's by the id of their browser, which staff never see. */
import { invitationsContract } from '@kervan/domain/analytics/invitations.contract.ts'
import { answerInvitation } from '#features/analytics/answer-invitation.ts'
import { claimInvitation, inviteGuest, noteShown } from '#features/analytics/invite-guest.ts'
import { visitorsHere } from '#features/analytics/visitors-here.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(invitationsContract)

export const invitationsHandlers = {
  here: api.here.handler(({ context: { services, actor } }) =>
    services.actAs(actor, (tx) => visitorsHere(tx, new Date())),
  ),
  invite: api.invite.handler(({ input, context }) => inviteGuest(context, input)),
  claim: api.claim.handler(async ({ input: { visitor_id, shown_id }, context: { services } }) => {
    if (!shown_id) return { invitation: await claimInvitation(services, visitor_id) }
    await noteShown(services, visitor_id, shown_id)
    return { invitation: null }
  }),
  answer: api.answer.handler(async ({ input, context }) => {
    await answerInvitation(context, input)
    return { done: true as const }
  }),
}
