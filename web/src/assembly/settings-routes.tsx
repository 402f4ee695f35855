/** The routes of the office's settings, a page for each section. */
import type { RouteObject } from 'react-router'
import { page } from '#assembly/page-route.ts'

export const settings: RouteObject[] = [
  {
    path: 'staff/settings',
    lazy: page(async () => (await import('#assembly/pages/office/settings/settings-page.tsx')).SettingsPage),
  },
  {
    path: 'staff/settings/sirket',
    lazy: page(
      async () => (await import('#assembly/pages/office/settings/company-section.tsx')).CompanySection,
    ),
  },
  {
    path: 'staff/settings/saatler',
    lazy: page(async () => (await import('#assembly/pages/office/settings/hours-section.tsx')).HoursSection),
  },
  {
    path: 'staff/settings/personel',
    lazy: page(
      async () => (await import('#assembly/pages/office/settings/people-section.tsx')).PeopleSection,
    ),
  },
  {
    path: 'staff/settings/temsilciler',
    lazy: page(
      async () =>
        (await import('#assembly/pages/office/settings/representatives-section.tsx')).RepresentativesSection,
    ),
  },
  {
    path: 'staff/settings/ucretler',
    lazy: page(
      async () => (await import('#assembly/pages/office/settings/charges-section.tsx')).ChargesSection,
    ),
  },
  {
    path: 'staff/settings/marj',
    lazy: page(
      async () => (await import('#assembly/pages/office/settings/pricing-section.tsx')).PricingSection,
    ),
  },
  {
    path: 'staff/settings/sinirlar',
    lazy: page(
      async () => (await import('#assembly/pages/office/settings/limits-section.tsx')).LimitsSection,
    ),
  },
  {
    path: 'staff/settings/dosyalar',
    lazy: page(async () => (await import('#assembly/pages/office/settings/files-section.tsx')).FilesSection),
  },
  {
    path: 'staff/settings/kayitlar',
    lazy: page(async () => (await import('#assembly/pages/office/settings/audit-section.tsx')).AuditSection),
  },
]
