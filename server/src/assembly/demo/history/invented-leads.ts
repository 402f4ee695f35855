/** Firms of the invented customers, and leads: people whom staff have entered and who have not signed in yet. */
import {
  type Calendar,
  type Customer,
  inventCustomers,
  profileOf,
} from '#assembly/demo/history/invented-customers.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { organisations } from '#features/customers/organisations.table.ts'
import type { profiles } from '#features/customers/profiles.table.ts'

type Firm = typeof organisations.$inferInsert & { id: string }
type Record = typeof profiles.$inferInsert

/** Staff have entered the firm of every second company. */
export function inventFirms(random: Random, customers: readonly Customer[]): Map<string, Firm> {
  const companies = customers.filter(({ company }) => company).filter((_, index) => index % 2 === 0)
  return new Map(
    companies.map(({ company = '', joined, created_at = '' }) => [
      company,
      {
        id: random.id(joined),
        name: company,
        sector: company.split(' ').slice(1).join(' '),
        country: 'Türkiye',
        payment_term_days: random.pick([15, 30, 30, 45, 60]),
        created_at,
        updated_at: created_at,
      },
    ]),
  )
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
  }))
}

export function joinFirm(firms: Map<string, Firm>, record: Record): Record {
  return { ...record, organisation_id: firms.get(record.company ?? '')?.id ?? null }
}
