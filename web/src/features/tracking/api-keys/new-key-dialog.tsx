/** Makes a key for a partner, and shows it this one time. */
import type { NewApiKey } from '@kervan/domain/tracking/api-keys.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useCustomerSearch } from '#features/customers/use-customer-search.ts'
import { MadeKey } from '#features/tracking/api-keys/made-key.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'

type Scope = 'customer' | 'all'
type Errors = { name?: string; customer?: string }

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const make = useMutation({
    mutationFn: (input: { name: string; customer_id: string | null }) =>
      client.tracking.apiKeys.create(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.tracking.apiKeys.key() }),
  })
  if (make.data) return <MadeKey made={make.data satisfies NewApiKey} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Anahtar aç"
      description="Anahtar yalnızca gönderi olaylarını okur: fiyat, belge ve kişi bilgisi vermez."
      footer={
        <Button type="submit" form="new-key" variant="primary" busy={make.isPending}>
          Anahtar aç
        </Button>
      }
    >
      <KeyForm onSubmit={(input) => !make.isPending && make.mutate(input)} />
      {make.isError && (
        <Alert title="Anahtar açılamadı" className="mt-4">
          {toProblem(make.error).message}
        </Alert>
      )}
    </Dialog>
  )
}

function KeyForm({ onSubmit }: { onSubmit: (input: { name: string; customer_id: string | null }) => void }) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<Scope>('customer')
  const [customer, setCustomer] = useState<{ key: string; label: string } | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const search = useCustomerSearch()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong: Errors = {
      ...(!name.trim() && { name: 'Anahtarı kimin kullanacağını yazın.' }),
      ...(scope === 'customer' && !customer && { customer: 'Müşteriyi seçin.' }),
    }
    setErrors(wrong)
    const form = event.currentTarget
    if (wrong.name || wrong.customer)
      return void requestAnimationFrame(() =>
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    onSubmit({ name: name.trim(), customer_id: scope === 'customer' ? (customer?.key ?? null) : null })
  }
  return (
    <form id="new-key" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <ChoiceCards
        legend="Neyi okuyabilir"
        className="sm:grid-cols-2"
        value={scope}
        onChange={setScope}
        choices={[
          { value: 'customer', label: 'Bir müşteri', detail: 'Yalnızca onun gönderileri' },
          { value: 'all', label: 'Bütün müşteriler', detail: 'Şirketin kendi programları için' },
        ]}
      />
      {scope === 'customer' && (
        <Field label="Müşteri" required error={errors.customer}>
          <RecordCombobox
            {...search.combobox}
            chosen={customer?.label ?? null}
            onChoose={({ key, label }) => {
              setCustomer({ key, label })
              setErrors(({ name: wrong }) => ({ ...(wrong && { name: wrong }) }))
            }}
            onClear={() => setCustomer(null)}
          />
        </Field>
      )}
      <Field label="Ad" required error={errors.name} hint="Anahtarı kullanacak program ya da kişi">
        <Input
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value)
            setErrors(({ customer }) => ({ ...(customer && { customer }) }))
          }}
        />
      </Field>
    </form>
  )
}
