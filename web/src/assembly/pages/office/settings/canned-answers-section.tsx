/** `/staff/settings/hazir-yanitlar`: the answers that staff have ready for customers' messages. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { CannedAnswersView } from '#features/chat/canned/canned-answers-view.tsx'

export function CannedAnswersSection() {
  return (
    <SettingsFrame title="Hazır yanıtlar" forReaders={<CannedAnswersView mayChange={false} />}>
      <CannedAnswersView mayChange />
    </SettingsFrame>
  )
}
