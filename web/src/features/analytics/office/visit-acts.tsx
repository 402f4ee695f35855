/** What staff may do with a guest who looks at the site: invite them, or write to them; afterwards, what became of it. */
import type { VisitorHere } from '@kervan/domain/analytics/invitations.contract.ts'
import { invitationStateWords } from '@kervan/domain/analytics/invitations.copy.ts'
import { Link } from 'react-router'
import { useInvite } from '#features/analytics/office/visitors-here.ts'
import { communicationAddress } from '#features/chat/office/communication-address.ts'
import { toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Invitable = Pick<VisitorHere, 'id' | 'invitation' | 'may_invite' | 'has_declined'>

/** `onWrite` opens the dialog for the first words, which stands apart: the visit may leave its list while somebody is typing. */
type Props = { visit: Invitable; hasLeft?: boolean; onWrite: () => void }

export function VisitActs({ visit, hasLeft = false, onWrite }: Props) {
  const { id, invitation, may_invite, has_declined } = visit
  const invite = useInvite(id)
  if (invitation)
    return (
      // As high as the buttons before it.
      <p className="flex min-h-8 flex-wrap content-center items-baseline gap-x-3 gap-y-1 text-12 text-muted">
        {invitationStateWords[invitation.state]}
        {invitation.conversation_id && (
          <Link to={communicationAddress(invitation.conversation_id)} className="link">
            Sohbet
          </Link>
        )}
      </p>
    )
  if (has_declined)
    return <p className="text-12 text-muted">Daha önce bir daveti geri çevirdi; yeniden davet edilmez</p>
  if (!may_invite) return null
  return (
    <div className="flex gap-2">
      <Button
        size="sm"
        busy={invite.isPending}
        disabled={hasLeft}
        onClick={() =>
          invite.mutate(
            { kind: 'invite', message_text: '' },
            {
              onError: (error) =>
                toast.failure({
                  title: 'Davet gönderilemedi',
                  description: toProblem(error).message,
                  kind: 'longer',
                }),
            },
          )
        }
      >
        Davet et
      </Button>
      <Button size="sm" disabled={hasLeft || invite.isPending} onClick={onWrite}>
        Sohbet
      </Button>
    </div>
  )
}
