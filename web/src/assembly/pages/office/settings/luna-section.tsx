/** `/staff/settings/luna`: whether Luna's sentences are worded by a language model, and what it was told. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { ModelSettings } from '#features/luna/model/model-settings.tsx'

export function LunaSection() {
  return (
    <SettingsFrame title="Luna">
      <ModelSettings />
    </SettingsFrame>
  )
}
