/** The first of those who look at the site now, and what staff may do with each: the panel of the office's sidebar. */
import { shownAtOnce } from '@kervan/domain/analytics/analytics.contract.ts'
import type { VisitorHere, VisitorsHere } from '@kervan/domain/analytics/invitations.contract.ts'
import { invitationMinutes } from '@kervan/domain/analytics/invitations.copy.ts'
import type { VisitInvitation } from '@kervan/domain/analytics/visit-invitation.ts'
import { activeVisits, visitValues } from '#features/analytics/traffic.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

const active = "last_activity > now() - interval '30 minutes'"

/** Of the invitation `i`: no page of the guest has fetched it in its time, so for them there was none. */
export const isLost = (i: string) =>
  `${i}.state = 'sent' and ${i}.created_at < now() - interval '${invitationMinutes} minutes'`

/** Of the visit `v`: its invitation, and whether it may get one. */
const invitation = `(select json_build_object('kind', i.kind, 'state', i.state, 'staff_name', u.name,
    'conversation_id', i.conversation_id, 'at', ${isoText('i.created_at')})
  from visit_invitations i join users u on u.id = i.staff_id where i.session_id = v.id and not (${isLost('i')}))`
const hasDeclined = `exists (select from visitor_sessions own join visit_invitations i on i.session_id = own.id
  where own.visitor_id = v.visitor_id and i.state = 'declined')`
const mayInvite = `v.user_type = 'guest' and v.${active} and not exists (select from visit_invitations i where i.session_id = v.id and not (${isLost('i')}))
  and not ${hasDeclined}`

const first = `select ${visitValues}, ${invitation} as invitation, ${mayInvite} as may_invite, ${hasDeclined} as has_declined
  from visitor_sessions v where ${active} order by last_activity desc, id desc limit ${shownAtOnce.panel}`

export async function visitorsHere(tx: Transaction, now: Date): Promise<VisitorsHere> {
  const [[counts], visitors] = await Promise.all([
    tx.query<Pick<VisitorsHere, 'active_visitors' | 'active_guests'>>(activeVisits, []),
    tx.query<VisitorHere>(first, []),
  ])
  return {
    at: now.toISOString(),
    active_visitors: counts?.active_visitors ?? 0,
    active_guests: counts?.active_guests ?? 0,
    visitors,
  }
}

const ofVisit = `select ${invitation} as invitation, ${mayInvite} as may_invite, ${hasDeclined} as has_declined
  from visitor_sessions v where v.id = $1`

type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>
export type Invitable = { invitation: VisitInvitation | null; may_invite: boolean; has_declined: boolean }

export async function invitableVisit(query: Query, id: string): Promise<Invitable> {
  const [found] = await query<Invitable>(ofVisit, [id])
  return found ?? { invitation: null, may_invite: false, has_declined: false }
}
