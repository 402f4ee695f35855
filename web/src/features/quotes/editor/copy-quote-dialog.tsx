/** Copies a quote to another customer or lane and goes to the copy. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { CustomerFormDialog } from '#features/customers/customer-form-dialog.tsx'
import { PlaceField } from '#features/places/place-field.tsx'
import { useQuoteDocument, useQuoteFields } from '#features/quotes/editor/editor-context.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Customer = { id: string; name: string }

export function CopyQuoteDialog({ onClose }: { onClose: () => void }) {
  const quote = useQuoteDocument()
  const fields = useQuoteFields()
  const navigate = useNavigate()
  const keys = useIdempotencyKeys()
  const [customer, setCustomer] = useState<Customer | null>({
    id: quote.customer_id,
    name: fields.customer_name,
  })
  const [pol, setPol] = useState(fields.pol)
  const [pod, setPod] = useState(fields.pod)
  const [isMissing, setMissing] = useState(false)
  const copy = useMutation({
    mutationFn: (customerId: string) => {
      const input = { quote_id: quote.id, customer_id: customerId, pol, pod }
      return client.quotes.editor.copy(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: ({ id, quote_no }) => {
      onClose()
      toast.success({ title: 'Teklif kopyalandı', description: quote_no })
      void navigate(`/staff/quotes/${id}`)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!customer)
    if (customer && !copy.isPending) copy.mutate(customer.id)
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
        <CustomerPicker chosen={customer} onChoose={setCustomer} isMissing={isMissing && !customer} />
        <Field label="Yükleme yeri (POL)">
          <PlaceField value={pol} onChange={setPol} maxLength={80} />
        </Field>
        <Field label="Boşaltma yeri (POD)">
          <PlaceField value={pod} onChange={setPod} maxLength={80} />
        </Field>
        {copy.isError && <Alert title="Teklif kopyalanamadı">{toProblem(copy.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

type PickerProps = {
  chosen: Customer | null
  onChoose: (customer: Customer | null) => void
  isMissing: boolean
}
type Named = { id: string; full_name: string; company: string; email: string }

const choiceOf = ({ id, full_name, company, email }: Named): Customer => ({
  id,
  name: [full_name, company].filter(Boolean).join(', ') || email,
})

function CustomerPicker({ chosen, onChoose, isMissing }: PickerProps) {
  const [search, setSearch] = useState('')
  const [newName, setNewName] = useState<string | null>(null)
  const customers = useQuery(
    api.customers.list.queryOptions({
      input: { limit: 8, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <>
      <Field label="Müşteri" required error={isMissing ? 'Bir müşteri seçin.' : undefined}>
        <RecordCombobox
          chosen={chosen?.name ?? null}
          items={customers.data?.items.map((one) => ({
            key: one.id,
            label: choiceOf(one).name,
            detail: one.email,
          }))}
          onChoose={({ key, label }) => onChoose({ id: key, name: label })}
          onClear={() => onChoose(null)}
          onSearch={setSearch}
          onRetry={customers.isError ? () => void customers.refetch() : undefined}
          onCreate={setNewName}
          listLabel="Müşteriler"
        />
      </Field>
      {newName !== null && (
        <CustomerFormDialog
          typed={newName}
          onClose={() => setNewName(null)}
          onSaved={(saved) => {
            onChoose(choiceOf(saved))
            setNewName(null)
          }}
        />
      )}
    </>
  )
}
