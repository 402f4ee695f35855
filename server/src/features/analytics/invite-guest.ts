/**
 * Staff invite a guest, and the guest's page takes the invitation: once, however many tabs it has and however many colleagues press. A page
 * says that it shows what it was given and keeps it itself; where that word does not come, the answer may have been lost, and it is given
 * again.
 */
import { visitsChanged } from '@kervan/domain/analytics/analytics.events.ts'
import type { OwnInvitation } from '@kervan/domain/analytics/invitations.contract.ts'
import {
  confirmSeconds,
  type InvitationKind,
  invitationMinutes,
  invitationProblems,
  usualInvitation,
} from '@kervan/domain/analytics/invitations.copy.ts'
import type { VisitInvitation } from '@kervan/domain/analytics/visit-invitation.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { invitableVisit, isLost } from '#features/analytics/visitors-here.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'

type Wanted = { id: string; kind: InvitationKind; message_text: string }
type Found = { user_type: string; is_active: boolean; has_declined: boolean }

/** Of two colleagues at once the second waits here, and sees the first one's invitation. */
const find = `select user_type, last_activity > now() - interval '30 minutes' as is_active,
    exists (select from visitor_sessions own join visit_invitations i on i.session_id = own.id
      where own.visitor_id = v.visitor_id and i.state = 'declined') as has_declined
  from visitor_sessions v where id = $1 for no key update of v`
const add = `insert into visit_invitations (session_id, kind, message_text, staff_id) values ($1, $2, $3, $4)
  on conflict (session_id) do update
    set kind = excluded.kind, message_text = excluded.message_text, staff_id = excluded.staff_id, created_at = now(), shown_at = null
    where ${isLost('visit_invitations')} returning id`

export async function inviteGuest(
  { services, actor, person }: SignedInCall,
  { id, kind, message_text }: Wanted,
): Promise<VisitInvitation> {
  const invitation = await services.actAs(actor, async (tx) => {
    const [visit] = await tx.asSystem<Found>(find, [id])
    if (!visit) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    if (visit.user_type !== 'guest') throw refusal('NOT_A_GUEST')
    if (!visit.is_active) throw refusal('HAS_LEFT')
    if (visit.has_declined) throw refusal('HAS_DECLINED')
    const added = await tx.asSystem(add, [id, kind, message_text || usualInvitation, person.id])
    if (added.length === 0) throw refusal('ALREADY_INVITED')
    return (await invitableVisit(tx.asSystem, id)).invitation
  })
  await services.signal(visitsChanged, ['staff'], {})
  if (!invitation) throw new Error('The invitation was not written.')
  return invitation
}

export const refusal = (code: keyof typeof invitationProblems) =>
  new ORPCError(code, invitationProblems[code])

/** Until it is known to be shown, `shown_at` is when it was given last. */
const claim = `update visit_invitations i set shown_at = now() from visitor_sessions v, users u
  where v.visitor_id = $1 and v.last_activity > now() - interval '1 day' and i.session_id = v.id and i.state = 'sent'
    and (i.shown_at is null or i.shown_at < now() - interval '${confirmSeconds} seconds') and i.created_at > now() - interval '${invitationMinutes} minutes' and u.id = i.staff_id
  returning i.id, i.kind, i.message_text, u.name as staff_name`

/** Asked for by every open page of a guest again and again, so it is one short statement. */
export async function claimInvitation(
  { queryAs }: Pick<Services, 'queryAs'>,
  visitorId: string,
): Promise<OwnInvitation | null> {
  const [claimed] = await queryAs<OwnInvitation>(system, claim, [visitorId])
  return claimed ?? null
}

const markShown = `update visit_invitations i set state = 'shown', shown_at = now() from visitor_sessions v
  where i.id = $1 and v.id = i.session_id and v.visitor_id = $2 and i.state = 'sent' returning i.id`

export async function noteShown(
  { queryAs, signal }: Pick<Services, 'queryAs' | 'signal'>,
  visitorId: string,
  id: string,
): Promise<void> {
  const marked = await queryAs(system, markShown, [id, visitorId])
  if (marked.length > 0) await signal(visitsChanged, ['staff'], {})
}
