/** `/staff/settings/sinirlar`: by which numbers shipments are judged. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { LatenessSettings, SilenceSettings } from '#features/tracking/staff/lateness-settings.tsx'
import { RoadEmissionSettings } from '#features/tracking/staff/road-emission-settings.tsx'

export function LimitsSection() {
  return (
    <SettingsFrame title="Takip sınırları">
      <LatenessSettings />
      <SilenceSettings />
      <RoadEmissionSettings />
    </SettingsFrame>
  )
}
