/** Chooses the customer of an order, found by name, company or address, or adds one who has no account. */
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { CustomerFormDialog } from '#features/customers/customer-form-dialog.tsx'
import { customerLabel, noAddress, useCustomerSearch } from '#features/customers/use-customer-search.ts'
import type { OrderFormState } from '#features/quotes/order-form-state.ts'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'

export function CustomerField({ form, className }: { form: OrderFormState; className?: string }) {
  const [id, name, email] = form.watch(['customer_id', 'customer_name', 'customer_email'])
  const choice = useController({ control: form.control, name: 'customer_id' })
  const search = useCustomerSearch()
  /** What was typed when a new customer was asked for. */
  const [newName, setNewName] = useState<string | null>(null)
  const shouldValidate = form.formState.isSubmitted
  const write = (customer: { id: string; name: string; email: string }) => {
    form.setValue('customer_name', customer.name, { shouldDirty: true })
    form.setValue('customer_email', customer.email, { shouldDirty: true })
    form.setValue('customer_id', customer.id, { shouldDirty: true, shouldValidate })
  }
  return (
    <>
      <Field
        label="Müşteri"
        required
        error={form.formState.errors.customer_id?.message}
        hint={id ? email || noAddress : 'Ad, şirket veya e-posta yazın.'}
        className={className ?? ''}
      >
        <RecordCombobox
          ref={choice.field.ref}
          chosen={id ? name : null}
          onChoose={({ key, label, email }) => write({ id: key, name: label, email })}
          onClear={() => write({ id: '', name: '', email: '' })}
          {...search.combobox}
          onCreate={setNewName}
          autoFocus
        />
      </Field>
      {newName !== null && (
        <CustomerFormDialog
          typed={newName}
          onClose={() => setNewName(null)}
          onSaved={(customer) => {
            write({ id: customer.id, name: customerLabel(customer), email: customer.email })
            setNewName(null)
          }}
        />
      )}
    </>
  )
}
