/** The form for an order: validated, previewed as the customer will see it, then sent once. */
import { orderWords } from '@kervan/domain/quotes/quotes.copy.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useId, useState } from 'react'
import { useMarkMissingFields } from '#features/quotes/mark-missing-fields.ts'
import {
  hiddenFieldProblem,
  missingForPreview,
  type OrderDraft,
  OrderDraftSchema,
  submitProblem,
} from '#features/quotes/order-draft.ts'
import { OrderFields } from '#features/quotes/order-fields.tsx'
import { OrderPreview } from '#features/quotes/order-preview.tsx'
import { draftTotal } from '#features/quotes/order-total.ts'
import { useSendOrder } from '#features/quotes/send-order.ts'
import { useChangedRequest } from '#features/quotes/use-changed-request.ts'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { useSchemaForm } from '#spine/ui/form.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = {
  initial: OrderDraft
  /** The request that is priced; null for a new order. */
  request: RequestDetail | null
  onClose: () => void
}

export function OrderEntry({ initial, request, onClose }: Props) {
  const formId = useId()
  const form = useSchemaForm({ schema: OrderDraftSchema, defaultValues: initial })
  const [previewed, setPreviewed] = useState<OrderDraft | null>(null)
  const { isDirty } = form.formState
  const draft = form.watch()
  const { changed, showChange, acceptChange } = useChangedRequest(form, request)
  const { send, isSending, isCreated } = useSendOrder(form, showChange)
  const markMissing = useMarkMissingFields(form)
  const isBusy = isSending || isCreated
  const submit = form.handleSubmit(
    (order) => send(order),
    (errors) => {
      const refusal = submitProblem(form.getValues()) ?? hiddenFieldProblem(errors)
      if (refusal) toast.failure({ ...refusal, kind: 'longer' })
    },
  )
  const preview = () => {
    if (missingForPreview(draft).length === 0) return setPreviewed(draft)
    markMissing()
    toast.failure({ title: orderWords.missingTitle, description: orderWords.previewText, kind: 'longer' })
  }
  return (
    <Dialog
      open
      page
      onOpenChange={(open) => !open && onClose()}
      title={request ? `Talebi fiyatla: ${request.number}` : 'Yeni sipariş'}
      className="md:max-w-4xl"
      footer={
        <>
          <Button onClick={preview} className="mr-auto">
            Önizle
          </Button>
          <Button onClick={onClose} disabled={isBusy} className="max-sm:hidden">
            Vazgeç
          </Button>
          <Button type="submit" form={formId} variant="next" busy={isBusy} busyLabel="Gönderiliyor">
            {draftTotal(draft) || request ? 'Teklifi gönder' : 'Siparişi oluştur'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={request ? 'Talebi fiyatla' : 'Yeni sipariş'}
        onSubmit={(event) => (isBusy ? event.preventDefault() : void submit(event))}
        className="flex flex-col gap-6"
      >
        {changed && (
          <Alert
            title={changed.title}
            action={
              changed.now && (
                <Button size="sm" onClick={acceptChange}>
                  Güncel hâliyle devam et
                </Button>
              )
            }
          >
            {changed.text}
          </Alert>
        )}
        <OrderFields form={form} request={request} />
      </form>
      {previewed && <OrderPreview draft={previewed} request={request} onClose={() => setPreviewed(null)} />}
      {(isDirty || isSending) && !isCreated && <UnsavedChanges what="Siparişi" isSaving={isSending} />}
    </Dialog>
  )
}
