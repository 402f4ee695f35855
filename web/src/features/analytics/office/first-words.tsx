/** The first words of a colleague to a guest who looks at the site. What the server refuses is said here, beside what has been typed. */
import { longestInvitation } from '@kervan/domain/analytics/invitations.copy.ts'
import { type FormEvent, useState } from 'react'
import { useInvite } from '#features/analytics/office/visitors-here.ts'
import { useSession } from '#features/auth/session.ts'
import { toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export function FirstWords({ id, onClose }: { id: string; onClose: () => void }) {
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
