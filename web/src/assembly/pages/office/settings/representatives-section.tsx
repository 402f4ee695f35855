/** `/staff/settings/temsilciler`: whom customers know by name. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { RepresentativesView } from '#features/customers/representatives-view.tsx'

export function RepresentativesSection() {
  return (
    <SettingsFrame title="Temsilciler" forReaders={<RepresentativesView mayChange={false} />}>
      <RepresentativesView mayChange />
    </SettingsFrame>
  )
}
