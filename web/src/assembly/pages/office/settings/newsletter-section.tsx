/** `/staff/settings/bulten`: who our campaigns say they are from, and how fast they go. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { NewsletterSettingsForm } from '#features/newsletter/newsletter-settings-form.tsx'

export function NewsletterSection() {
  return (
    <SettingsFrame title="Bülten">
      <NewsletterSettingsForm />
    </SettingsFrame>
  )
}
