/** The names of the profile's fields. */
import type { ProfileField } from '@kervan/domain/customers/customers.policy.ts'

export const profileFieldNames: Record<ProfileField, string> = {
  first_name: 'Ad',
  last_name: 'Soyad',
  phone: 'Telefon',
  company: 'Şirket adı',
  company_type: 'Müşteri türü',
  position: 'Görev',
}

export const companyTypeNames = { individual: 'Bireysel', company: 'Şirket' } as const

/** As in a sentence: `telefon ve görev`, `telefon, müşteri türü ve görev`. */
export function namesOf(fields: readonly ProfileField[]): string {
  return new Intl.ListFormat('tr', { type: 'conjunction' }).format(
    fields.map((field) => profileFieldNames[field].toLocaleLowerCase('tr')),
  )
}
