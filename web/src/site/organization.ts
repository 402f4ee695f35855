/** The company in the words of schema.org, for search engines. What has not been entered yet is left out. */
import type { PageData } from '#page-data.tsx'

export function organization({ company, publicUrl }: PageData): object {
  const at = (path: string) => new URL(path, publicUrl).href
  const line = (telephone: string, contactType: string) => ({
    '@type': 'ContactPoint',
    telephone,
    contactType,
    availableLanguage: 'tr',
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    legalName: company.legal_name,
    url: at('/'),
    logo: at(company.logo ?? '/icon-512.png'),
    email: company.email,
    ...(company.phones[0] && { telephone: company.phones[0] }),
    ...(company.address && { address: company.address }),
    ...(company.tax_number && { taxID: company.tax_number }),
    contactPoint: [
      ...company.phones.map((phone) => line(phone, 'customer service')),
      ...(company.emergency_phone ? [line(company.emergency_phone, 'emergency')] : []),
    ],
  }
}
