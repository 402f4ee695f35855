/** `/staff/settings/musteriler`: the sectors and segments of customers, and when a lead counts as forgotten. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { CustomerGroupsView } from '#features/customers/customer-groups-view.tsx'
import { LeadSettings } from '#features/workqueue/leads/lead-settings.tsx'

export function CustomerGroupsSection() {
  return (
    <SettingsFrame title="Müşteri ayarları" forReaders={<CustomerGroupsView mayChange={false} />}>
      <CustomerGroupsView mayChange />
      <LeadSettings />
    </SettingsFrame>
  )
}
