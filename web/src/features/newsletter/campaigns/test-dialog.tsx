/** Sends the saved draft to addresses of the office, to be looked at in real mail programs. */
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { campaign: CampaignDetail; isSaved: boolean; onClose: () => void }

export function TestDialog({ campaign: { id }, isSaved, onClose }: Props) {
  const own = useSession('office').data?.person?.email ?? ''
  const [typed, setTyped] = useState(own)
  const emails = typed.split(/[\s,;]+/).filter(Boolean)
  const send = useMutation({
    mutationFn: () => client.newsletter.campaigns.test({ id, emails }, callTimeout()),
    onSuccess: () => {
      toast.success({ title: 'Deneme e-postası gönderildi', description: emails.join(', ') })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaved && emails.length > 0 && !send.isPending) send.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Deneme e-postası"
      description="Ofisin adreslerine gider; sayılmaz ve ölçülmez."
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form="test-mail" busy={send.isPending || !isSaved}>
            Denemeyi gönder
          </Button>
        </>
      }
    >
      <form id="test-mail" noValidate onSubmit={submit} className="flex flex-col gap-3">
        {send.isError && <Alert title="Gönderilemedi">{toProblem(send.error).message}</Alert>}
        <Field label="Adresler" required hint="En çok 5 adres; virgülle ayırın.">
          <Input value={typed} inputMode="email" onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
