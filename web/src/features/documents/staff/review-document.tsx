/** Says whether a document is right; refusing needs a reason, which its customer reads. */
import type { StaffDocument } from '@kervan/domain/documents/document.ts'
import { documentProblems } from '@kervan/domain/documents/documents.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Reviewed = Pick<StaffDocument, 'id' | 'file_name' | 'review'>

function useReview({ id, review }: Reviewed, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (said: { review: 'verified' | 'refused'; reason: string }) =>
      client.documents.staff.review({ id, ...said, seen: review }, callTimeout()),
    onSuccess: () => onDone?.(),
    // Also after a refusal: a colleague may have been faster.
    onSettled: () => queries.invalidateQueries({ queryKey: api.documents.key() }),
  })
}

export function ReviewButtons({ document }: { document: Reviewed }) {
  const [isRefusing, setRefusing] = useState(false)
  const verify = useReview(document)
  return (
    <>
      {document.review !== 'refused' && <Button onClick={() => setRefusing(true)}>Reddet</Button>}
      {document.review !== 'verified' && (
        <Button
          variant="primary"
          busy={verify.isPending}
          onClick={() =>
            verify.mutate(
              { review: 'verified', reason: '' },
              {
                onError: (error) =>
                  toast.failure({ title: 'Belge onaylanamadı', description: toProblem(error).message }),
              },
            )
          }
        >
          <Check strokeWidth={1.75} aria-hidden />
          Onayla
        </Button>
      )}
      {isRefusing && <RefuseDialog document={document} onClose={() => setRefusing(false)} />}
    </>
  )
}

function RefuseDialog({ document, onClose }: { document: Reviewed; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refuse = useReview(document, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = reason.trim()
    setMissing(!said)
    if (said && !refuse.isPending) refuse.mutate({ review: 'refused', reason: said })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Belgeyi reddet"
      description={<span className="break-all">{document.file_name}</span>}
      footer={
        <Button type="submit" form="refuse-document" variant="danger" busy={refuse.isPending}>
          Reddet
        </Button>
      }
    >
      <form id="refuse-document" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field
          label="Neden"
          required
          hint="Müşteri bunu okur ve belgeyi yeniden yükler."
          error={isMissing && !reason.trim() ? documentProblems.REASON_MISSING.message : undefined}
        >
          <Textarea
            value={reason}
            maxLength={500}
            placeholder="Örneğin fatura okunmuyor, yeniden tarayın"
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {refuse.isError && <Alert title="Belge reddedilemedi">{toProblem(refuse.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
