/** `/staff/settings/epostalar`: the words with which the product's mails begin. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { MailTexts } from '#features/company/settings/mail-texts.tsx'

export function MailTextsSection() {
  return (
    <SettingsFrame title="E-posta metinleri">
      <MailTexts />
    </SettingsFrame>
  )
}
