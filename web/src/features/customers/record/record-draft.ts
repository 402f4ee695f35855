/** A customer's record as its form holds it: texts, empty where nothing is known. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { blankCustomer, type CustomerDraft } from '#features/customers/typed-customer.ts'

export type RecordDraft = CustomerDraft & {
  company_type: '' | 'individual' | 'company'
  position: string
  city: string
  country: string
  sector_id: string
  segment_id: string
}

const blank: RecordDraft = {
  ...blankCustomer,
  company_type: '',
  position: '',
  city: '',
  country: '',
  sector_id: '',
  segment_id: '',
}

export function recordDraftOf(known: Customer | null): RecordDraft {
  if (!known) return blank
  const { first_name, last_name, company, email, phone, position, city, country } = known
  return {
    ...{ first_name, last_name, company, email, phone, position, city, country },
    company_type: known.company_type ?? '',
    sector_id: known.sector_id ?? '',
    segment_id: known.segment_id ?? '',
  }
}
