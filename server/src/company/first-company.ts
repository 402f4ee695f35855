/** The company row of a fresh production database: valid, plainly unfinished, for the admin to fill in. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { companies } from '#company/company.table.ts'
import { type ActAs, system } from '#database/act-as.ts'

export async function makeFirstCompany(actAs: ActAs, staffEmailDomains: readonly string[]): Promise<void> {
  const [domain = 'kervan.example'] = staffEmailDomains
  const company: Company = {
    name: 'Kervan',
    legal_name: 'Unvan henüz girilmedi',
    logo: null,
    address: 'Adres henüz girilmedi',
    phones: ['+90 000 000 00 00'],
    emergency_phone: '+90 000 000 00 00',
    email: `bilgi@${domain}`,
    support_email: `destek@${domain}`,
    office_hours: { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null },
    support_hours: { weekdays: '09:00-18:00', saturday: '09:00-13:00', sunday: null },
    tax_office: 'Henüz girilmedi',
    tax_number: '0000000000',
    bank_lines: [],
    staff_email_domains: [...staffEmailDomains],
    claims: [],
  }
  await actAs(system, (tx) => tx.db.insert(companies).values({ data: company }).onConflictDoNothing())
}
