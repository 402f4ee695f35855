/** What became of the webhooks that rules have called; what nobody took is sent again from here. */
import { useDeliveries, useDeliveryList } from '#features/automations/webhooks/delivery-list.tsx'
import { DeliveryPanel } from '#features/automations/webhooks/delivery-panel.tsx'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { List } from '#spine/lists/list.tsx'
import { useListState } from '#spine/lists/list-address.ts'

export function DeliveriesView() {
  const definition = useDeliveryList()
  const state = useListState(definition)
  const deliveries = useDeliveries(state)
  const opened = useParam('delivery')
  const close = useCloseDialog('delivery')
  return (
    <>
      <List definition={definition} state={state} pages={deliveries} />
      {opened && <DeliveryPanel key={opened} id={opened} onClose={close} />}
    </>
  )
}
