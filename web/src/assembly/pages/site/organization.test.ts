import type { PublicCompany } from '@kervan/domain/company/company.contract.ts'
import { expect, test } from 'vitest'
import { organization } from '#assembly/pages/site/organization.ts'

const company = {
  name: 'Kervan Lojistik',
  address: 'Örnek Mahallesi, Kervansaray Caddesi No: 1, 34000 İstanbul',
  phones: ['+90 212 000 00 10'],
  office_hours: { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null },
} as PublicCompany
const organizationOf = (changes: Partial<PublicCompany> = {}) =>
  organization({
    company: { ...company, ...changes },
    publicUrl: 'https://site.example',
    demo: false,
    rejectUrl: 'https://www.example.com/',
  })

test('the address, the hours and the phone are written as schema.org wants them', () => {
  const address = { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'TR' }
  expect(organizationOf()).toMatchObject({
    '@type': 'Organization',
    address,
    telephone: '+90 212 000 00 10',
    location: {
      '@type': 'Place',
      address,
      telephone: '+90 212 000 00 10',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '18:00',
        },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
      ],
    },
  })
})

test('what has not been entered is left out', () => {
  const text = JSON.stringify(organizationOf({ address: null, phones: [] }))
  expect(text).not.toContain('PostalAddress')
  expect(text).not.toContain('telephone')
})
