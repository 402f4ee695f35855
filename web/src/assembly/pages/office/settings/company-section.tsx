/** `/staff/settings/sirket`: who the company is, as the site, mails and offers say it. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { CompanyFacts } from '#features/company/settings/company-facts.tsx'
import { companyGroups } from '#features/company/settings/company-fields.ts'
import { CompanyForm } from '#features/company/settings/company-form.tsx'

export function CompanySection() {
  return (
    <SettingsFrame title="Şirket bilgileri" forReaders={<CompanyFacts groups={companyGroups} empty="–" />}>
      <CompanyForm
        label="Şirket bilgileri"
        groups={companyGroups}
        saved="Site ve bundan sonraki e-postalar yeni bilgileri gösteriyor."
        columns="grid gap-4 sm:grid-cols-2"
      />
    </SettingsFrame>
  )
}
