/** Searches for the customer whose documents are shown. */
import { useCustomerSearch } from '#features/customers/use-customer-search.ts'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'

export function CustomerFilter({ onChoose }: { onChoose: (id: string) => void }) {
  const { combobox } = useCustomerSearch()
  return (
    <Field label="Müşteri">
      <RecordCombobox
        chosen={null}
        onClear={() => undefined}
        onChoose={({ key }) => onChoose(key)}
        {...combobox}
      />
    </Field>
  )
}
