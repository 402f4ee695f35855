/** `/staff/settings/saatler`: when the office works, when customers are answered, and on which days nobody works. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { CompanyFacts } from '#features/company/settings/company-facts.tsx'
import { hoursGroups } from '#features/company/settings/company-fields.ts'
import { CompanyForm } from '#features/company/settings/company-form.tsx'
import { HolidaySettings } from '#features/company/settings/holiday-settings.tsx'

export function HoursSection() {
  return (
    <SettingsFrame title="Çalışma saatleri" forReaders={<CompanyFacts groups={hoursGroups} empty="Kapalı" />}>
      <CompanyForm
        label="Çalışma saatleri"
        groups={hoursGroups}
        saved="Yeni saatler hemen geçerli."
        columns="grid gap-4 sm:grid-cols-3"
      />
      <HolidaySettings />
    </SettingsFrame>
  )
}
