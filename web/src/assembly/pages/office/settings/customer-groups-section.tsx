/** `/staff/settings/musteriler`: the sectors and segments of customers. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { CustomerGroupsView } from '#features/customers/customer-groups-view.tsx'

export function CustomerGroupsSection() {
  return (
    <SettingsFrame title="Sektörler ve segmentler" forReaders={<CustomerGroupsView mayChange={false} />}>
      <CustomerGroupsView mayChange />
    </SettingsFrame>
  )
}
