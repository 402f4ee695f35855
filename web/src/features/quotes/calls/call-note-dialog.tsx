/** Notes how a call about an offer went; it stands in the offer's history. */
import { type CallOutcome, callOutcomeWords } from '@kervan/domain/quotes/call-outcomes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

export type CalledOffer = { quoteId: string; number: string; customer: string; phone: string }

const choices = Object.entries(callOutcomeWords).map(([value, label]) => ({
  value: value as CallOutcome,
  label,
}))

export function CallNoteDialog({ offer, onClose }: { offer: CalledOffer; onClose: () => void }) {
  const [outcome, setOutcome] = useState<CallOutcome | ''>('')
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const keys = useIdempotencyKeys()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (input: { id: string; outcome: CallOutcome; note: string }) =>
      client.quotes.sending.noteCall(input, { context: { idempotencyKey: keys.keyFor(input) } }),
    onSuccess: () => {
      keys.renew()
      toast.success({
        title: 'Görüşme kaydedildi',
        description: `${offer.number} talebinin teklif geçmişinde.`,
      })
      void queries.invalidateQueries({ queryKey: api.quotes.editor.events.key() })
      onClose()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (outcome && !saving.isPending) saving.mutate({ id: offer.quoteId, outcome, note: note.trim() })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !saving.isPending && onClose()}
      title="Görüşme notu"
      description={[offer.number, offer.customer, offer.phone].filter(Boolean).join(' · ')}
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button
            type="submit"
            form="call-note"
            variant="primary"
            busy={saving.isPending}
            busyLabel="Kaydediliyor"
          >
            Kaydet
          </Button>
        </>
      }
    >
      <form id="call-note" noValidate className="flex flex-col gap-4" onSubmit={save}>
        {saving.isError && <Alert title="Görüşme kaydedilemedi">{toProblem(saving.error).message}</Alert>}
        <ChoiceCards
          legend="Nasıl geçti"
          className="sm:grid-cols-2"
          choices={choices}
          value={outcome}
          onChange={setOutcome}
          error={isChecked && !outcome ? 'Görüşmenin nasıl geçtiğini seçin.' : undefined}
        />
        <Field label="Not" optionalMark>
          <Textarea rows={3} value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
