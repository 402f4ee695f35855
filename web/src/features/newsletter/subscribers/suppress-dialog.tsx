/** Bars an address from all campaigns, whether it subscribes or not. */
import { emailWords, isEmailAddress } from '@kervan/domain/values/email-shape.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { EmailInput, Input } from '#spine/ui/input.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function SuppressDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const email = typed.trim()
  const problem = isEmailAddress(email) ? undefined : emailWords.invalid
  const bar = useMutation({
    mutationFn: () => client.newsletter.subscribers.suppress({ email, note }, callTimeout()),
    onSuccess: () => {
      toast.success({ title: 'Adres engellendi', description: email })
      void queries.invalidateQueries({ queryKey: api.newsletter.key() })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!problem && !bar.isPending) bar.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Adres engelle"
      description="Bu adrese hiçbir kampanya gönderilmez. Engeli sonra kaldırabilirsiniz."
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form="suppress-address" busy={bar.isPending}>
            Engelle
          </Button>
        </>
      }
    >
      <form id="suppress-address" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {bar.isError && <Alert title="Engellenemedi">{toProblem(bar.error).message}</Alert>}
        <Field label="E-posta" required error={tried ? problem : undefined}>
          <EmailInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field label="Not" optionalMark hint="Neden engellendiği.">
          <Input value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
