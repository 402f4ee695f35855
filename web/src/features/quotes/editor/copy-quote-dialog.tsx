/** Copies a quote to another customer or lane and goes to the copy. */
import { manualQuoteDefaults } from '@kervan/domain/quotes/manual-quote-defaults.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { CustomerPicker, type PickedCustomer } from '#features/customers/customer-picker.tsx'
import { PlaceField } from '#features/places/place-field.tsx'
import { useEditing, useQuoteDocument, useQuoteFields } from '#features/quotes/editor/editor-context.ts'
import { quoteChecks } from '#features/quotes/editor/quote-checks.ts'
import { notSaved, saveNow } from '#features/quotes/sending/save-before.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { rememberOwnAction } from '#spine/live/own-actions.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function CopyQuoteDialog({ onClose }: { onClose: () => void }) {
  const { editor, isReadOnly } = useEditing()
  const quote = useQuoteDocument()
  const fields = useQuoteFields()
  const navigate = useNavigate()
  const keys = useIdempotencyKeys()
  const [customer, setCustomer] = useState<Pick<PickedCustomer, 'id' | 'name'> | null>({
    id: quote.customer_id,
    name: fields.customer_name,
  })
  const [pol, setPol] = useState(fields.pol)
  const [pod, setPod] = useState(fields.pod)
  const [isMissing, setMissing] = useState(false)
  const copy = useMutation({
    mutationFn: async (customerId: string) => {
      // The copy is made of what is stored, and shall be what is on the screen.
      if (!isReadOnly && !(await saveNow(editor))) return null
      const input = { quote_id: quote.id, customer_id: customerId, pol, pod }
      const { place } = manualQuoteDefaults
      rememberOwnAction(`order ${customerId} ${pol || place} – ${pod || place}`)
      return client.quotes.editor.copy(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: (made) => {
      if (!made) return
      const { id, quote_no } = made
      onClose()
      toast.success({ title: 'Teklif kopyalandı', description: quote_no })
      void navigate(`/staff/quotes/${id}`)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!customer)
    if (customer && !problemOf('pol', pol) && !problemOf('pod', pod) && !copy.isPending)
      copy.mutate(customer.id)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Teklifi kopyala"
      description="Kalemler, maliyetler ve şartlar kopyaya geçer; kurlar bugünkü olur."
      footer={
        <Button
          type="submit"
          form="copy-quote"
          variant="primary"
          busy={copy.isPending}
          busyLabel="Kopyalanıyor"
        >
          Kopyala
        </Button>
      }
    >
      <form id="copy-quote" onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <Field label="Müşteri" required error={isMissing && !customer ? 'Bir müşteri seçin.' : undefined}>
          <CustomerPicker chosen={customer?.name ?? null} onChoose={setCustomer} />
        </Field>
        <Field label="Yükleme yeri (POL)" error={problemOf('pol', pol)}>
          <PlaceField value={pol} onChange={setPol} />
        </Field>
        <Field label="Boşaltma yeri (POD)" error={problemOf('pod', pod)}>
          <PlaceField value={pod} onChange={setPod} />
        </Field>
        {copy.data === null && <Alert title="Teklif kopyalanamadı">{notSaved}</Alert>}
        {copy.isError && <Alert title="Teklif kopyalanamadı">{toProblem(copy.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

function problemOf(name: 'pol' | 'pod', value: string): string | undefined {
  const checked = quoteChecks.field(name, value)
  return 'problem' in checked ? checked.problem : undefined
}
