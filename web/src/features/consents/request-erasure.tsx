/** The dialog that requests erasure: it explains what happens, what the law requires us to store, and that it can be withdrawn. */
import { dataRequestDays } from '@kervan/domain/consents/consents.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const longestNote = 1_000

export function RequestErasure() {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const tooLong = note.trim().length > longestNote ? 'En fazla 1.000 karakter.' : undefined
  const request = useMutation({
    mutationFn: (input: { note: string }) =>
      client.consents.requestErasure(input, { context: { idempotencyKey: keys.keyFor(input) } }),
    onSuccess: () => {
      keys.renew()
      setOpen(false)
      setNote('')
      return queries.invalidateQueries({ queryKey: api.consents.listOwnDataRequests.key() })
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Verilerimin silinmesini iste</Button>}
      title="Verilerinizin silinmesini istiyor musunuz?"
      description={`Talebiniz kaydedilir ve en geç ${dataRequestDays} günde yanıtlanır.`}
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button
            variant="danger"
            busy={request.isPending}
            busyLabel="Gönderiliyor"
            onClick={() => !tooLong && request.mutate({ note: note.trim() })}
          >
            Silme talebi gönder
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-14 text-muted">
          <li>Talep onaylanınca hesabınız kapanır, kişisel bilgileriniz silinir. Bu geri alınamaz.</li>
          <li>
            Yasanın saklamamızı zorunlu kıldığı fatura, gümrük ve taşıma kayıtları süresi dolana kadar
            saklanır; başka amaçla kullanılmaz.
          </li>
          <li>Yanıtlanana kadar talebinizi bu sayfadan geri alabilirsiniz.</li>
        </ul>
        <Field label="Notunuz" error={tooLong} optionalMark>
          <Textarea value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {request.isError && <Alert>{toProblem(request.error).message}</Alert>}
      </div>
    </Dialog>
  )
}
