/** The customer's shipments, a way to ask for news, and the dialog of the one that the URL names. */
import { type ElementType, lazy, Suspense } from 'react'
import { ShipmentsView } from '#features/shipments/shipments-view.tsx'
import { RefreshCard } from '#features/tracking/refresh-card.tsx'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'

const ShipmentDialog: ElementType = lazy(() =>
  loadDialog(async () => (await import('#features/tracking/dialog/shipment-dialog.tsx')).ShipmentDialog),
)

export function OwnShipmentsView() {
  const opened = useParam('shipment')
  const close = useCloseDialog('shipment', 'tab')
  return (
    <>
      <ShipmentsView>
        <RefreshCard />
      </ShipmentsView>
      <Suspense>{opened && <ShipmentDialog key={opened} id={opened} onClose={close} />}</Suspense>
    </>
  )
}
