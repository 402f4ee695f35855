/** Whose order it is: found by name, company or address; somebody who is not in the list cannot be chosen. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { noAddress } from '#features/quotes/order.copy.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { api } from '#spine/api/api.ts'
import { Field } from '#spine/ui/field.tsx'
import { SuggestingInput } from '#spine/ui/suggesting-input.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

const offered = 8

export function CustomerField({ form, className }: { form: OrderFormState; className?: string }) {
  const [id, name, email] = form.watch(['customer_id', 'customer_name', 'customer_email'])
  // Its own ref: what is at fault is the choice, and the text is where it is made.
  const choice = useController({ control: form.control, name: 'customer_id' })
  const asked = useDebounced(id ? '' : name.trim(), 150)
  const { data } = useQuery(
    api.customers.list.queryOptions({
      input: { limit: offered, ...(asked && { search: asked }) },
      placeholderData: keepPreviousData,
    }),
  )
  const shouldValidate = form.formState.isSubmitted
  const write = (customer: { id: string; name: string; email: string }) => {
    form.setValue('customer_name', customer.name, { shouldDirty: true })
    form.setValue('customer_email', customer.email, { shouldDirty: true })
    form.setValue('customer_id', customer.id, { shouldDirty: true, shouldValidate })
  }
  const suggestions = (id ? [] : (data?.items ?? [])).map((customer) => ({
    key: customer.id,
    label: [customer.full_name, customer.company].filter(Boolean).join(', ') || customer.email,
    detail: customer.email || noAddress,
    customer,
  }))
  const found = data && asked === name.trim() && suggestions.length === 0 && !id && name.trim() !== ''
  return (
    <Field
      label="Müşteri"
      required
      error={form.formState.errors.customer_id?.message}
      hint={id ? email || noAddress : found ? 'Bu adla bir müşteri yok.' : 'Ad, şirket veya e-posta yazın.'}
      className={className ?? ''}
    >
      <SuggestingInput
        ref={choice.field.ref}
        value={name}
        onChange={(text) => write({ id: '', name: text, email: '' })}
        suggestions={suggestions}
        onPick={({ label, customer }) => write({ id: customer.id, name: label, email: customer.email })}
        listLabel="Müşteriler"
        autoFocus
      />
    </Field>
  )
}
