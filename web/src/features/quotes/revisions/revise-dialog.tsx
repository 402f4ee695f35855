/** Makes a revision of a sent quote and goes to it. */
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useQuoteDocument } from '#features/quotes/editor/editor-context.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function ReviseDialog({ onClose }: { onClose: () => void }) {
  const quote = useQuoteDocument()
  const navigate = useNavigate()
  const keys = useIdempotencyKeys()
  const [notes, setNotes] = useState('')
  const revise = useMutation({
    mutationFn: () => {
      const input = { quote_id: quote.id, notes }
      return client.quotes.revisions.revise(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: ({ id, quote_no, revision }) => {
      onClose()
      toast.success({ title: quoteWords.revisedTitle, description: `${quote_no} Rev. ${revision}` })
      void navigate(`/staff/quotes/${id}`)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!revise.isPending) revise.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Revizyon oluştur"
      description="Kalemler aynı numarayla yeni bir taslağa geçer; kurlar bugünkü olur. Bu teklif, yenisi gönderilene kadar geçerlidir."
      footer={
        <Button
          type="submit"
          form="revise-quote"
          variant="primary"
          busy={revise.isPending}
          busyLabel="Oluşturuluyor"
        >
          Revizyon oluştur
        </Button>
      }
    >
      <form id="revise-quote" onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <Field label="Revizyon notu" hint="Neden yenilendiği; yalnız personel görür.">
          <Textarea
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
            maxLength={1000}
            rows={3}
          />
        </Field>
        {revise.isError && <Refusal error={revise.error} />}
      </form>
    </Dialog>
  )
}

/** Where a draft exists already, it leads there. */
function Refusal({ error }: { error: Error }) {
  const { message, code, data } = toProblem(error)
  const draft = code === 'UNSENT_EXISTS' ? (data as { id?: string } | undefined)?.id : undefined
  return (
    <Alert title={quoteWords.reviseFailed}>
      {message}
      {draft && (
        <LinkButton href={`/staff/quotes/${draft}`} className="mt-2">
          Hazırlanan teklife git
        </LinkButton>
      )}
    </Alert>
  )
}
