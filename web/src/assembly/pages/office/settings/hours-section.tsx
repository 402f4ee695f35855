/** `/staff/settings/saatler`: when the office works and when customers are answered. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { CompanyFacts } from '#features/company/settings/company-facts.tsx'
import { hoursGroups } from '#features/company/settings/company-fields.ts'
import { CompanyForm } from '#features/company/settings/company-form.tsx'

export function HoursSection() {
  return (
    <SettingsFrame title="Çalışma saatleri" forReaders={<CompanyFacts groups={hoursGroups} empty="Kapalı" />}>
      <CompanyForm
        label="Çalışma saatleri"
        groups={hoursGroups}
        saved="Yeni saatler hemen geçerli."
        columns="grid gap-4 sm:grid-cols-3"
      />
    </SettingsFrame>
  )
}
