/** Firms of the invented customers, and leads: people whom staff have entered and who have not signed in yet. */
import type { LeadSource } from '@kervan/domain/customers/customers.policy.ts'
import { isTaxNumber } from '@kervan/domain/values/tax-number.ts'
import {
  type Calendar,
  type Customer,
  inventCustomers,
  profileOf,
} from '#assembly/demo/history/invented-customers.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { organisations } from '#features/customers/organisations.table.ts'
import type { profiles } from '#features/customers/profiles.table.ts'

/** As leads come: no lead has signed in. */
const leadSources: readonly LeadSource[] = ['web', 'staff', 'quote', 'staff', 'import', 'chatbot']

type Firm = typeof organisations.$inferInsert & { id: string }
type Record = typeof profiles.$inferInsert

/** Staff have entered the firm of every second company. */
export function inventFirms(random: Random, customers: readonly Customer[]): Map<string, Firm> {
  const companies = customers.filter(({ company }) => company).filter((_, index) => index % 2 === 0)
  return new Map(
    companies.map(
      ({ company = '', city, country, sector_id, segment_id, joined, created_at = '' }, index) => [
        company,
        {
          id: random.id(joined),
          name: company,
          tax_office: city ?? '',
          tax_number: index % 3 === 0 ? null : taxNumberOf(index),
          sector_id: sector_id ?? null,
          segment_id: segment_id ?? null,
          city: city ?? '',
          country: country ?? '',
          payment_term_days: random.pick([15, 30, 30, 45, 60]),
          created_at,
          updated_at: created_at,
        },
      ],
    ),
  )
}

/** Ten digits that begin with zeros, as no firm's do, and end with the right check digit. */
function taxNumberOf(index: number): string {
  const nine = String(index + 1).padStart(9, '0')
  const last = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).find(isTaxNumber)
  if (!last) throw new Error('Every nine digits have a check digit.')
  return last
}

/** Without a request so far; of every third only the phone number is known. Some are colleagues of a customer. */
export function inventLeads(random: Random, calendar: Calendar, count: number): Record[] {
  return inventCustomers(random, calendar, count, 0).map((invented, index) => ({
    ...profileOf(invented),
    email: index % 3 === 0 ? null : invented.email.replace('@', `.${index}@aday.`),
    company_type: null,
    position: '',
    profile_completed: false,
    profile_completed_at: null,
    joined_at: null,
    lead_source: leadSources[index % leadSources.length] ?? 'staff',
  }))
}

export function joinFirm(firms: Map<string, Firm>, record: Record): Record {
  return { ...record, organisation_id: firms.get(record.company ?? '')?.id ?? null }
}
