/** Chooses a customer, found by name, company, address or phone number, or adds one who has no account. Goes inside a `Field`. */
import { type Ref, useState } from 'react'
import { CustomerFormDialog } from '#features/customers/customer-form-dialog.tsx'
import { customerLabel, useCustomerSearch } from '#features/customers/use-customer-search.ts'
import { FieldContext } from '#spine/ui/field-context.ts'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'

export type PickedCustomer = { id: string; name: string; email: string }

type Props = {
  chosen: string | null
  onChoose: (customer: PickedCustomer | null) => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

export function CustomerPicker({ chosen, onChoose, ...input }: Props) {
  const search = useCustomerSearch()
  /** What was typed when a new customer was asked for. */
  const [newName, setNewName] = useState<string | null>(null)
  return (
    <>
      <RecordCombobox
        {...input}
        chosen={chosen}
        onChoose={({ key, label, email }) => onChoose({ id: key, name: label, email })}
        onClear={() => onChoose(null)}
        {...search.combobox}
        onCreate={setNewName}
      />
      {newName !== null && (
        <FieldContext value={null}>
          <CustomerFormDialog
            typed={newName}
            isBrief
            onClose={() => setNewName(null)}
            onSaved={(customer) => {
              onChoose({ id: customer.id, name: customerLabel(customer), email: customer.email })
              setNewName(null)
            }}
          />
        </FieldContext>
      )}
    </>
  )
}
