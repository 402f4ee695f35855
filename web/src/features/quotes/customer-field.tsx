/** The customer of an order. */
import { useController } from 'react-hook-form'
import { CustomerPicker } from '#features/customers/customer-picker.tsx'
import { noAddress } from '#features/customers/use-customer-search.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { Field } from '#spine/ui/field.tsx'

const nobody = { id: '', name: '', email: '' }

export function CustomerField({ form, className }: { form: OrderFormState; className?: string }) {
  const [id, name, email] = form.watch(['customer_id', 'customer_name', 'customer_email'])
  const choice = useController({ control: form.control, name: 'customer_id' })
  const shouldValidate = form.formState.isSubmitted
  return (
    <Field
      label="Müşteri"
      required
      error={form.formState.errors.customer_id?.message}
      hint={id ? email || noAddress : 'Ad, şirket, e-posta veya telefon yazın.'}
      className={className ?? ''}
    >
      <CustomerPicker
        ref={choice.field.ref}
        chosen={id ? name : null}
        onChoose={(customer) => {
          const chosen = customer ?? nobody
          form.setValue('customer_name', chosen.name, { shouldDirty: true })
          form.setValue('customer_email', chosen.email, { shouldDirty: true })
          form.setValue('customer_id', chosen.id, { shouldDirty: true, shouldValidate })
        }}
        autoFocus
      />
    </Field>
  )
}
