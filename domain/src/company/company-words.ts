/** What the company's fields are called, on forms and wherever a change is told. */
import type { Company } from '#company/company.contract.ts'
import { sameJson } from '#values/same-json.ts'

export const companyWords: Record<keyof Company, string> = {
  name: 'Kısa ad',
  legal_name: 'Ticaret unvanı',
  logo: 'Logo',
  address: 'Adres',
  phones: 'Telefonlar',
  emergency_phone: 'Acil durum hattı',
  email: 'E-posta',
  support_email: 'Destek e-postası',
  office_hours: 'Ofis saatleri',
  support_hours: 'Destek saatleri',
  tax_office: 'Vergi dairesi',
  tax_number: 'Vergi numarası',
  bank_lines: 'Banka hesapları',
  staff_email_domains: 'Personel alan adları',
  claims: 'Vaatler',
  late_after_hours: 'Gecikme sınırları',
  silent_after_hours: 'Sessizlik sınırları',
  forgotten_lead_days: 'Unutulan adayların günü',
  road_emissions: 'Karayolunun sera gazı',
  document_room: 'Müşteri başına belge alanı',
}

/** The names of the fields in which two states of the company differ. */
export function changedCompanyWords(before: Partial<Company>, after: Partial<Company>): string[] {
  const keys = Object.keys(companyWords) as (keyof Company)[]
  return keys.filter((key) => !sameJson(before[key], after[key])).map((key) => companyWords[key])
}
