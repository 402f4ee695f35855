/** `/staff/settings/ucretler`: the catalogue from which the lines of a quote are chosen. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { ChargesView } from '#features/quotes/settings/charges-view.tsx'

export function ChargesSection() {
  return (
    <SettingsFrame title="Ücretler ve vergiler" forReaders={<ChargesView mayChange={false} />}>
      <ChargesView mayChange />
    </SettingsFrame>
  )
}
