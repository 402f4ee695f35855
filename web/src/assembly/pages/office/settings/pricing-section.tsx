/** `/staff/settings/marj`: the margins we aim at, and the clauses of a new quote. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { PricingForm } from '#features/quotes/settings/pricing-form.tsx'

export function PricingSection() {
  return (
    <SettingsFrame title="Marj ve şartlar">
      <PricingForm />
    </SettingsFrame>
  )
}
