/** What every page of a test knows of the company. */
import type { PageData } from '#features/company/page-data.tsx'

const hours = { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null }

export const pageData: PageData = {
  company: {
    name: 'Kervan Lojistik',
    legal_name: 'Kervan Uluslararası Taşımacılık ve Lojistik A.Ş.',
    logo: null,
    address: 'Örnek Mahallesi, Kervansaray Caddesi No: 1, 34000 İstanbul',
    phones: ['+90 212 000 00 10'],
    emergency_phone: '+90 212 000 00 24',
    email: 'bilgi@kervan.example',
    support_email: 'destek@kervan.example',
    office_hours: hours,
    support_hours: hours,
    tax_office: null,
    tax_number: null,
    claims: [{ value: '15 yıl', label: 'deneyim' }],
  },
  publicUrl: 'http://localhost',
  demo: true,
  rejectUrl: 'https://www.example.com/',
}
