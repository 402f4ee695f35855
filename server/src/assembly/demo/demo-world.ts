/** Creates the demo world: the company, three representatives, six more of staff, an admin and a demo customer, the same on every machine. */

import type { Company } from '@kervan/domain/company/company.contract.ts'
import { documentRoom } from '@kervan/domain/company/document-room.ts'
import { forgottenLeadDays } from '@kervan/domain/company/forgotten-lead-days.ts'
import { lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { roadEmissions } from '@kervan/domain/company/road-emissions.ts'
import { silentAfterHours } from '@kervan/domain/company/silent-after-hours.ts'
import { staffProfiles } from '#features/auth/staff-profiles.table.ts'
import { users } from '#features/auth/users.table.ts'
import { companies } from '#features/company/company.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import { shippedGroup } from '#features/customers/shipped-groups.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'

export const demoAccounts = { customer: 'demo@musteri.example', admin: 'admin@kervan.example' } as const

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const demoCompany: Company = {
  name: 'Kervan Lojistik',
  legal_name: 'Kervan Uluslararası Taşımacılık ve Lojistik A.Ş.',
  logo: null,
  address: 'Örnek Mahallesi, Kervansaray Caddesi No: 1, 34000 İstanbul',
  phones: ['+90 212 000 00 10', '+90 212 000 00 11'],
  emergency_phone: '+90 212 000 00 24',
  email: 'bilgi@kervan.example',
  support_email: 'destek@kervan.example',
  office_hours: { weekdays: '08:00-18:00', saturday: '09:00-13:00', sunday: null },
  support_hours: { weekdays: '09:00-18:00', saturday: '09:00-13:00', sunday: null },
  tax_office: 'Örnek',
  tax_number: '0000000000',
  bank_lines: ['Örnek Banka · EUR · TR00 0000 0000 0000 0000 0000 01'],
  staff_email_domains: ['kervan.example'],
  claims: [
    { value: '15 yıl', label: 'deneyim' },
    { value: 'ISO 9001:2015', label: 'kalite belgesi' },
    { value: '45 ülke', label: 'hizmet ağı' },
    { value: '140+', label: 'taşıyıcı' },
    { value: '7/24', label: 'destek' },
  ],
  late_after_hours: lateAfterHours,
  silent_after_hours: silentAfterHours,
  forgotten_lead_days: forgottenLeadDays,
  road_emissions: roadEmissions,
  document_room: documentRoom,
}

export const demoRepresentatives = [
  {
    id: id(1),
    name: 'Deniz Aksoy',
    email: 'deniz.aksoy@kervan.example',
    phone: '+90 212 000 00 31',
    specialties: ['Deniz yolu', 'İhracat'],
  },
  {
    id: id(2),
    name: 'Ece Yaman',
    email: 'ece.yaman@kervan.example',
    phone: '+90 212 000 00 32',
    specialties: ['Hava yolu', 'Acil kargo'],
  },
  {
    id: id(3),
    name: 'Kerem Uslu',
    email: 'kerem.uslu@kervan.example',
    phone: '+90 212 000 00 33',
    specialties: ['Kara yolu', 'İthalat'],
  },
].map((person, index) => ({ ...person, rank: index + 1 }))

/** The rest of the office: whom customers do not know by name. */
export const demoColleagues = [
  { name: 'Mert Çınar', email: 'mert.cinar@kervan.example', desk: 'Fiyatlandırma' },
  { name: 'Burcu Ergin', email: 'burcu.ergin@kervan.example', desk: 'Fiyatlandırma' },
  { name: 'Zeynep Alkan', email: 'zeynep.alkan@kervan.example', desk: 'Deniz operasyonu' },
  { name: 'Onur Taşkın', email: 'onur.taskin@kervan.example', desk: 'Kara ve hava operasyonu' },
  { name: 'Aslı Güneş', email: 'asli.gunes@kervan.example', desk: 'Gümrük ve belgeler' },
  { name: 'Tolga Sezer', email: 'tolga.sezer@kervan.example', desk: 'Müşteri hizmetleri' },
].map((person, index) => ({
  ...person,
  id: id(index + 4),
  phone: `+90 212 000 00 ${index + 34}`,
}))

export const demoAdmin = { id: id(10), name: 'Selin Kaya', email: demoAccounts.admin }
export const demoCustomer = {
  id: id(100),
  first_name: 'Defne',
  last_name: 'Işık',
  email: demoAccounts.customer,
}

/** Adds only what is missing and changes nothing else, so that it can run at every start. */
export async function createDemoWorld(
  actAs: ActAs,
  staffEmailDomains: readonly string[] = demoCompany.staff_email_domains,
): Promise<void> {
  await actAs(system, async (tx) => {
    const staff = [...demoRepresentatives, ...demoColleagues].map(({ id, name, email }) => ({
      id,
      name,
      email,
      role: 'staff' as const,
      email_verified: true,
    }))
    await tx.db
      .insert(companies)
      .values({ data: { ...demoCompany, staff_email_domains: [...staffEmailDomains] } })
      .onConflictDoNothing()
    await tx.db
      .insert(users)
      .values([
        ...staff,
        { ...demoAdmin, role: 'admin', email_verified: true },
        {
          id: demoCustomer.id,
          email: demoCustomer.email,
          name: `${demoCustomer.first_name} ${demoCustomer.last_name}`,
          role: 'customer',
          email_verified: true,
        },
      ])
      .onConflictDoNothing()
    await tx.db.insert(representatives).values(demoRepresentatives).onConflictDoNothing()
    await tx.db
      .insert(staffProfiles)
      .values(
        [
          ...demoRepresentatives.map(({ specialties, ...person }) => ({
            ...person,
            desk: specialties.join(', '),
          })),
          ...demoColleagues,
        ].map(({ id, name, phone, desk }) => ({ id, phone, signature: `${name}\n${desk}\n${phone}` })),
      )
      .onConflictDoNothing()
    await tx.db
      .insert(profiles)
      .values({
        ...demoCustomer,
        phone: '+90 532 000 00 01',
        company: 'Örnek Tekstil',
        company_type: 'company',
        position: 'Lojistik Müdürü',
        city: 'Bursa',
        country: 'Türkiye',
        sector_id: shippedGroup('sector', 'Tekstil') ?? null,
        segment_id: shippedGroup('segment', 'KOBİ') ?? null,
        lead_source: 'signup',
        profile_completed: true,
        profile_completed_at: new Date().toISOString(),
        joined_at: new Date().toISOString(),
        assigned_to: demoRepresentatives[0]?.id ?? null,
      })
      .onConflictDoNothing()
  })
}
