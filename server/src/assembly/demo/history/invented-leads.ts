/** Firms of the invented customers, and leads: people whom staff have entered and who have not signed in yet. */
import type { LeadSource } from '@kervan/domain/customers/customers.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { isTaxNumber } from '@kervan/domain/values/tax-number.ts'
import {
  type Calendar,
  type Customer,
  inventCustomers,
  profileOf,
} from '#assembly/demo/history/invented-customers.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { customerContacts } from '#features/customers/customer-contacts.table.ts'
import type { organisations } from '#features/customers/organisations.table.ts'
import type { profiles } from '#features/customers/profiles.table.ts'

/** As leads come: no lead has signed in. */
const leadSources: readonly LeadSource[] = ['web', 'staff', 'quote', 'staff', 'import', 'chatbot']

const sourceOf = (index: number) => leadSources[index % leadSources.length] ?? 'staff'
/** When those came who came by a table. */
export const tableDaysAgo = 9

type Contact = typeof customerContacts.$inferInsert

const dayMs = 86_400_000
const heard = [
  'Yıllık sözleşmeleri mart ayında bitiyor; o zaman teklif isteyecekler.',
  'Hamburg için aylık iki konteyner düşünüyorlar.',
  'Hava yolu fiyatlarını sordular, ölçüleri iletecekler.',
]

type Firm = typeof organisations.$inferInsert & { id: string }
type Record = typeof profiles.$inferInsert & { id: string }

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

/** Without a request so far; of every third only the phone number is known. Some are colleagues of a customer, a few new this month. */
export function inventLeads(random: Random, calendar: Calendar, count: number): Record[] {
  const brought = calendar.now - tableDaysAgo * dayMs
  const asOfTable = {
    created_at: new Date(brought).toISOString(),
    updated_at: new Date(brought).toISOString(),
  }
  return inventCustomers(random, calendar, count, Math.round(count / 8)).map((invented, index) => ({
    ...profileOf(invented),
    ...(sourceOf(index) === 'import' && { id: random.id(brought), ...asOfTable }),
    // Nobody else's.
    phone: (invented.phone ?? '').replace(' 000 ', ' 001 '),
    email: index % 3 === 0 ? null : invented.email.replace('@', `.${index}@aday.`),
    company_type: null,
    position: '',
    profile_completed: false,
    profile_completed_at: null,
    joined_at: null,
    lead_source: sourceOf(index),
  }))
}

/** What staff have done with leads: spoken with every fourth of late, put off every eighth, given up on some. */
export function lookAfter(random: Random, now: number, leads: readonly Record[]) {
  const contacts: Contact[] = []
  const records = leads.map((lead, index): Record => {
    const at = now - (1 + (index % 5)) * 2.1 * dayMs
    const noted = (kind: 'call' | 'note', text: string) =>
      contacts.push({
        ...{
          id: random.id(at),
          customer_id: lead.id,
          kind,
          text,
          outcome: kind === 'call' ? 'reached' : null,
        },
        ...{ created_by: lead.assigned_to ?? '', created_at: new Date(at).toISOString() },
      })
    if (index % 4 === 1) noted('call', random.pick(heard))
    if (index % 8 === 2) {
      const until = dayInIstanbul(new Date(now + (12 + index) * dayMs))
      noted(
        'note',
        `Aday ${formatDate(momentInIstanbul(until))} gününe kadar bekletiliyor. Sezon başında aranacak.`,
      )
      return { ...lead, lead_parked_until: momentInIstanbul(until).toISOString() }
    }
    if (index % 12 !== 11) return lead
    const because = 'Yalnızca yurt içi taşıyorlar.'
    noted('note', `Adaydan vazgeçildi. ${because}`)
    return { ...lead, given_up_at: new Date(at).toISOString(), given_up_because: because }
  })
  return { records, contacts }
}

export function joinFirm(firms: Map<string, Firm>, record: Record): Record {
  return { ...record, organisation_id: firms.get(record.company ?? '')?.id ?? null }
}
