/** Chooses the customer of an order, found by name, company or address; only existing customers can be chosen. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { noAddress } from '#features/quotes/order.copy.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { api } from '#spine/api/api.ts'
import { Field } from '#spine/ui/field.tsx'
import { SuggestingInput } from '#spine/ui/suggesting-input.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

const maxSuggestions = 8

export function CustomerField({ form, className }: { form: OrderFormState; className?: string }) {
  const [id, name, email] = form.watch(['customer_id', 'customer_name', 'customer_email'])
  // The error belongs to the id, but the focus must go to the text input.
  const choice = useController({ control: form.control, name: 'customer_id' })
  const searchText = useDebounced(id ? '' : name.trim(), 150)
  const { data } = useQuery(
    api.customers.list.queryOptions({
      input: { limit: maxSuggestions, ...(searchText && { search: searchText }) },
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
  const isUnknown =
    data && searchText === name.trim() && suggestions.length === 0 && !id && name.trim() !== ''
  return (
    <Field
      label="Müşteri"
      required
      error={form.formState.errors.customer_id?.message}
      hint={
        id ? email || noAddress : isUnknown ? 'Bu adla bir müşteri yok.' : 'Ad, şirket veya e-posta yazın.'
      }
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
