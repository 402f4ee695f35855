/** Chooses the customer by whom a list is filtered. */
import { useCustomerSearch } from '#features/customers/use-customer-search.ts'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'

type Props = { onChoose: (customerId: string) => void }

function CustomerFilter({ onChoose }: Props) {
  const { combobox } = useCustomerSearch()
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-13 text-muted" aria-hidden="true">
        Müşteri
      </p>
      <RecordCombobox
        aria-label="Müşteri"
        placeholder="Ad, şirket, adres veya telefon"
        chosen={null}
        onChoose={({ key }) => onChoose(key)}
        onClear={() => undefined}
        {...combobox}
      />
    </div>
  )
}

/** As a list declares it. */
export const chooseCustomer = (onChoose: Props['onChoose']) => <CustomerFilter onChoose={onChoose} />
