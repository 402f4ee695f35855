/** Adds documents for a customer: theirs to see, or for the office only. */
import { type Visibility, visibilities, visibilityWords } from '@kervan/domain/documents/document-kinds.ts'
import { useState } from 'react'
import { CustomerPicker, type PickedCustomer } from '#features/customers/customer-picker.tsx'
import type { MatterIds } from '#features/documents/matter.ts'
import { UploadPanel } from '#features/documents/upload-panel.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'

type Props = {
  /** Whose they are, where that is known. */
  matter?: MatterIds
  onClose: () => void
}

const details: Record<Visibility, string> = {
  customer: 'Belgelerinde görünür ve ona bildirilir.',
  internal: 'Müşteriye gösterilmez ve bildirilmez.',
}

export function AddDocumentsDialog({ matter, onClose }: Props) {
  const [customer, setCustomer] = useState<PickedCustomer | null>(null)
  const [visibility, setVisibility] = useState<Visibility>('customer')
  return (
    <Dialog
      page
      open
      onOpenChange={(open) => !open && onClose()}
      title="Belge ekle"
      description={
        matter ? 'Seçtiğiniz dosyalar hemen yüklenir.' : 'Önce müşteriyi seçin; dosyalar hemen yüklenir.'
      }
    >
      <div className="flex flex-col gap-4">
        {!matter && (
          <Field
            label="Müşteri"
            required
            hint={customer ? customer.email : 'Ad, şirket, e-posta veya telefon yazın.'}
          >
            <CustomerPicker chosen={customer?.name ?? null} onChoose={setCustomer} autoFocus />
          </Field>
        )}
        <ChoiceCards
          legend="Kim görür"
          value={visibility}
          onChange={setVisibility}
          choices={visibilities.map((value) => ({
            value,
            label: visibilityWords[value],
            detail: details[value],
          }))}
          className="sm:grid-cols-2"
        />
        {(matter || customer) && (
          <UploadPanel
            key={customer?.id}
            surface="office"
            matter={{ ...matter, customer_id: customer?.id ?? null, visibility }}
          />
        )}
      </div>
    </Dialog>
  )
}
