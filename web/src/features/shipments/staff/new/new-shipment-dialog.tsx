/** `/staff/shipments/new`: the dialog that opens a shipment over the list of shipments. */
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { newShipmentWords } from '@kervan/domain/shipments/shipments.copy.ts'
import { type ReactNode, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { QuoteCustomerFields } from '#features/quotes/manual/quote-customer-fields.tsx'
import { useKeptDraft } from '#features/quotes/manual/use-kept-draft.ts'
import { useCreateShipment } from '#features/shipments/staff/new/create-shipment.ts'
import { newShipmentDraft, ShipmentDraftSchema } from '#features/shipments/staff/new/shipment-draft.ts'
import {
  ShipmentCargoFields,
  ShipmentPriceFields,
  ShipmentRouteFields,
} from '#features/shipments/staff/new/shipment-fields.tsx'
import {
  ShipmentOperationsFields,
  ShipmentPapersFields,
} from '#features/shipments/staff/new/shipment-papers.tsx'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { formPart, useSchemaForm } from '#spine/ui/form.tsx'
import { useFailureToast } from '#spine/ui/use-failure-toast.ts'

export function NewShipmentDialog() {
  const formId = useId()
  const [initial] = useState(newShipmentDraft)
  const form = useSchemaForm({ schema: ShipmentDraftSchema, defaultValues: initial })
  const { create, isCreating, isCreated } = useCreateShipment(form)
  const failure = useFailureToast()
  const close = useClose()
  const isBusy = isCreating || isCreated
  const isUnsaved = (form.formState.isDirty || isCreating) && !isCreated
  useKeptDraft({ form, id: 'new-shipment', isUnsaved, restoredTitle: newShipmentWords.restoredTitle })
  const submit = form.handleSubmit(
    (input) => create(input),
    ({ customer_id, new_customer }) => {
      if (customer_id ?? new_customer) failure.show(noCustomer)
    },
  )
  return (
    <Dialog
      open
      page
      onOpenChange={(open) => !open && close()}
      title="Yeni sevkiyat"
      description="Müşterinin kabul ettiği bir iş için: talebi ve kabul edilmiş teklifi birlikte oluşur."
      className="md:max-w-5xl"
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} variant="next" busy={isBusy} busyLabel="Oluşturuluyor">
            Sevkiyatı oluştur
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onInput={failure.dismiss}
        aria-label="Yeni sevkiyat"
        onSubmit={(event) => (isBusy ? event.preventDefault() : void submit(event))}
        className="flex flex-col gap-6"
      >
        <Part title="Müşteri">
          <QuoteCustomerFields form={formPart(form)} />
        </Part>
        <Part title="Taşıma">
          <ShipmentRouteFields form={form} />
        </Part>
        <Part title="Yük">
          <ShipmentCargoFields form={form} />
        </Part>
        <Part title="Anlaşma">
          <ShipmentPriceFields form={form} />
        </Part>
        <Part title="Belgeler">
          <ShipmentPapersFields form={form} />
        </Part>
        <Part title="Operasyon">
          <ShipmentOperationsFields form={form} />
        </Part>
      </form>
      {isUnsaved && <UnsavedChanges what="Sevkiyatı" isSaving={isCreating} />}
    </Dialog>
  )
}

const noCustomer = {
  title: requestWords.errorTitle,
  description: quoteWords.noCustomer,
  kind: 'longer',
} as const

/** Back to where a link has opened it; from the address itself, to the shipments. */
function useClose() {
  const navigate = useNavigate()
  const { state, search } = useLocation() as { state: { openedHere?: boolean } | null; search: string }
  return () => {
    if (state?.openedHere) return void navigate(-1)
    void navigate({ pathname: '/staff/shipments', search }, { replace: true })
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <h3 className="text-15">{title}</h3>
      {children}
    </section>
  )
}
