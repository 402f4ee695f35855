/** What staff may do with a guest who looks at the site: invite them, or write to them; afterwards, what became of it. */
import type { VisitorHere } from '@kervan/domain/analytics/invitations.contract.ts'
import { invitationStateWords, longestInvitation } from '@kervan/domain/analytics/invitations.copy.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useInvite } from '#features/analytics/office/visitors-here.ts'
import { useSession } from '#features/auth/session.ts'
import { communicationAddress } from '#features/chat/office/communication-address.ts'
import { toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Invitable = Pick<VisitorHere, 'id' | 'invitation' | 'may_invite' | 'has_declined'>

export function VisitActs({ visit: { id, invitation, may_invite, has_declined } }: { visit: Invitable }) {
  const [isWriting, setWriting] = useState(false)
  const invite = useInvite(id)
  if (invitation)
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-12 text-muted">
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
      <Button size="sm" disabled={invite.isPending} onClick={() => setWriting(true)}>
        Sohbet
      </Button>
      {isWriting && <FirstWords id={id} onClose={() => setWriting(false)} />}
    </div>
  )
}

function FirstWords({ id, onClose }: { id: string; onClose: () => void }) {
  const invite = useInvite(id)
  const [firstName] = (useSession('office').data?.person?.full_name ?? '').split(' ')
  const [text, setText] = useState(
    firstName ? `Merhaba, ben ${firstName}. Size nasıl yardımcı olabilirim?` : '',
  )
  const [isTried, setTried] = useState(false)
  const error = isTried && !text.trim() ? 'Bir mesaj yazın.' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() && !invite.isPending)
      invite.mutate({ kind: 'chat', message_text: text.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Misafirle sohbet"
      description="Yazdığınız, misafirin açık sayfasında Luna ile açılır. Yanıtlarsa kendini tanıtır ve konuşma İletişim’de sürer."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {invite.isError && <Alert title="Mesaj gönderilemedi">{toProblem(invite.error).message}</Alert>}
        <Field label="Mesaj" required error={error}>
          <Textarea
            rows={4}
            maxLength={longestInvitation}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" variant="primary" busy={invite.isPending}>
            Gönder
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
