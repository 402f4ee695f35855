/** `/staff/settings/{section}`: one section of the settings, whose code is loaded when it is opened. */
import { type ComponentType, lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const opened = (load: () => Promise<ComponentType>) => lazy(() => loadView(load))

const sections: Record<string, ComponentType> = {
  sirket: opened(
    async () => (await import('#assembly/pages/office/settings/company-section.tsx')).CompanySection,
  ),
  saatler: opened(
    async () => (await import('#assembly/pages/office/settings/hours-section.tsx')).HoursSection,
  ),
  personel: opened(
    async () => (await import('#assembly/pages/office/settings/people-section.tsx')).PeopleSection,
  ),
  temsilciler: opened(
    async () =>
      (await import('#assembly/pages/office/settings/representatives-section.tsx')).RepresentativesSection,
  ),
  musteriler: opened(
    async () =>
      (await import('#assembly/pages/office/settings/customer-groups-section.tsx')).CustomerGroupsSection,
  ),
  yerler: opened(
    async () => (await import('#assembly/pages/office/settings/places-section.tsx')).PlacesSection,
  ),
  pazar: opened(
    async () => (await import('#assembly/pages/office/settings/market-section.tsx')).MarketSection,
  ),
  ucretler: opened(
    async () => (await import('#assembly/pages/office/settings/charges-section.tsx')).ChargesSection,
  ),
  marj: opened(
    async () => (await import('#assembly/pages/office/settings/pricing-section.tsx')).PricingSection,
  ),
  epostalar: opened(
    async () => (await import('#assembly/pages/office/settings/mail-texts-section.tsx')).MailTextsSection,
  ),
  bulten: opened(
    async () => (await import('#assembly/pages/office/settings/newsletter-section.tsx')).NewsletterSection,
  ),
  'hazir-yanitlar': opened(
    async () =>
      (await import('#assembly/pages/office/settings/canned-answers-section.tsx')).CannedAnswersSection,
  ),
  sinirlar: opened(
    async () => (await import('#assembly/pages/office/settings/limits-section.tsx')).LimitsSection,
  ),
  luna: opened(async () => (await import('#assembly/pages/office/settings/luna-section.tsx')).LunaSection),
  dosyalar: opened(
    async () => (await import('#assembly/pages/office/settings/files-section.tsx')).FilesSection,
  ),
  kayitlar: opened(
    async () => (await import('#assembly/pages/office/settings/audit-section.tsx')).AuditSection,
  ),
}
const Unknown = opened(async () => (await import('#assembly/pages/site/not-found-page.tsx')).NotFoundPage)

export function SettingsSectionPage() {
  const { section = '' } = useParams()
  const Section = sections[section] ?? Unknown
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton className="h-96" />
        </Loading>
      }
    >
      <Section />
    </Suspense>
  )
}
