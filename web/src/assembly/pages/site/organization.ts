/** The company in the words of schema.org, for search engines. What has not been entered yet is left out. */
import type { PageData } from '#features/company/page-data.tsx'

export function organization({ company, publicUrl }: PageData): object {
  const at = (path: string) => new URL(path, publicUrl).href
  const line = (telephone: string, contactType: string) => ({
    '@type': 'ContactPoint',
    telephone,
    contactType,
    availableLanguage: 'tr',
  })
  const address = company.address && {
    '@type': 'PostalAddress',
    streetAddress: company.address,
    addressCountry: 'TR',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    legalName: company.legal_name,
    url: at('/'),
    logo: at(company.logo ?? '/icon-512.png'),
    email: company.email,
    ...(company.phones[0] && { telephone: company.phones[0] }),
    ...(address && { address }),
    location: {
      '@type': 'Place',
      name: company.name,
      ...(address && { address }),
      ...(company.phones[0] && { telephone: company.phones[0] }),
      openingHoursSpecification: openingHours(company.office_hours),
    },
    ...(company.tax_number && { taxID: company.tax_number }),
    contactPoint: [
      ...company.phones.map((phone) => line(phone, 'customer service')),
      ...(company.emergency_phone ? [line(company.emergency_phone, 'emergency')] : []),
    ],
  }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Days without hours are closed and are left out. */
function openingHours({
  weekdays: onWeekdays,
  saturday,
  sunday,
}: PageData['company']['office_hours']): object[] {
  const days: [dayOfWeek: string[], hours: string | null][] = [
    [weekdays, onWeekdays],
    [['Saturday'], saturday],
    [['Sunday'], sunday],
  ]
  return days.flatMap(([dayOfWeek, hours]) => {
    const [opens, closes] = hours?.split('-') ?? []
    return opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }] : []
  })
}
