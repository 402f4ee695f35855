/** Creates the company row of a fresh production database; an admin fills in what is left empty. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { documentRoom } from '@kervan/domain/company/document-room.ts'
import { forgottenLeadDays } from '@kervan/domain/company/forgotten-lead-days.ts'
import { lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { roadEmissions } from '@kervan/domain/company/road-emissions.ts'
import { silentAfterHours } from '@kervan/domain/company/silent-after-hours.ts'
import { companies } from '#features/company/company.table.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'

export async function createFirstCompany(actAs: ActAs, staffEmailDomains: readonly string[]): Promise<void> {
  const data = firstCompany(staffEmailDomains)
  await actAs(system, (tx) => tx.db.insert(companies).values({ data }).onConflictDoNothing())
}

export function firstCompany(staffEmailDomains: readonly string[]): Company {
  const [domain = 'kervan.example'] = staffEmailDomains
  return {
    name: 'Kervan',
    legal_name: 'Kervan',
    logo: null,
    address: null,
    phones: [],
    emergency_phone: null,
    email: `bilgi@${domain}`,
    support_email: `destek@${domain}`,
    office_hours: { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null },
    support_hours: { weekdays: '09:00-18:00', saturday: '09:00-13:00', sunday: null },
    tax_office: null,
    tax_number: null,
    bank_lines: [],
    staff_email_domains: [...staffEmailDomains],
    claims: [],
    late_after_hours: lateAfterHours,
    silent_after_hours: silentAfterHours,
    forgotten_lead_days: forgottenLeadDays,
    road_emissions: roadEmissions,
    document_room: documentRoom,
  }
}
