/** Queries of customers and their representatives. */
import type { Customer, Profile } from '@kervan/domain/customers/customers.contract.ts'
import { customerStatus, missingFields } from '@kervan/domain/customers/customers.policy.ts'
import { knownEmail } from '#features/customers/erased-records.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { count, eq, gte, type PgColumn, sql } from '#spine/database/drizzle.ts'

export const profileColumns = {
  id: profiles.id,
  email: knownEmail,
  first_name: profiles.first_name,
  last_name: profiles.last_name,
  phone: profiles.phone,
  company: profiles.company,
  company_type: profiles.company_type,
  position: profiles.position,
  profile_completed: profiles.profile_completed,
  profile_completed_at: profiles.profile_completed_at,
  joined_at: profiles.joined_at,
  first_request_at: profiles.first_request_at,
  last_accepted_at: profiles.last_accepted_at,
  organisation_id: profiles.organisation_id,
  organisation_name: sql<
    string | null
  >`(select name from organisations where organisations.id = ${profiles.organisation_id})`,
  has_account: profiles.has_account,
  assigned_to: profiles.assigned_to,
  representative_name: representatives.name,
  created_at: profiles.created_at,
}

export type ProfileRow = Omit<
  Profile,
  'full_name' | 'company_name' | 'missing_fields' | 'customer_status'
> & {
  first_request_at: string | null
  last_accepted_at: string | null
}

export function toProfile({ first_request_at, last_accepted_at, ...row }: ProfileRow): Profile {
  return {
    ...row,
    customer_status: customerStatus({ first_request_at, last_accepted_at }, new Date()),
    full_name: `${row.first_name} ${row.last_name}`.trim(),
    company_name: row.company,
    missing_fields: missingFields(row),
  }
}

const groupName = (id: PgColumn) =>
  sql<string>`coalesce((select name from customer_groups where customer_groups.id = ${id}), '')`

/** With what only staff may read. */
export const customerColumns = {
  ...profileColumns,
  city: profiles.city,
  country: profiles.country,
  sector_id: profiles.sector_id,
  industry: groupName(profiles.sector_id),
  segment_id: profiles.segment_id,
  segment: groupName(profiles.segment_id),
  lead_source: profiles.lead_source,
  total_revenue: profiles.total_revenue,
  last_contact_at: profiles.last_contact_at,
}

type Noted = Omit<Customer, keyof Profile | 'total_revenue'>
export type CustomerRow = ProfileRow & Noted & { total_revenue: string }

export function toCustomer({
  city,
  country,
  sector_id,
  industry,
  segment_id,
  segment,
  lead_source,
  total_revenue,
  last_contact_at,
  ...profile
}: CustomerRow): Customer {
  return {
    ...toProfile(profile),
    city,
    country,
    sector_id,
    industry,
    segment_id,
    segment,
    lead_source,
    total_revenue: { amount: total_revenue, currency: 'EUR' },
    last_contact_at,
  }
}

/** For staff. */
export function customerOf(db: Db, id: string) {
  return db
    .select(customerColumns)
    .from(profiles)
    .leftJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(eq(profiles.id, id))
}

export function customerOfAddress(db: Db, email: string) {
  return db
    .select(customerColumns)
    .from(profiles)
    .leftJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(eq(profiles.email, email))
}

export function profileOf(db: Db, id: string) {
  return db
    .select(profileColumns)
    .from(profiles)
    .leftJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(eq(profiles.id, id))
}

export function representativeOf(db: Db, customerId: string) {
  return db
    .select({
      id: representatives.id,
      name: representatives.name,
      email: representatives.email,
      phone: representatives.phone,
      avatar: representatives.avatar,
      specialties: representatives.specialties,
    })
    .from(profiles)
    .innerJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(eq(profiles.id, customerId))
}

export function newCustomer(db: Db, id: string) {
  return db
    .select({
      first_name: profiles.first_name,
      last_name: profiles.last_name,
      company: profiles.company,
      email: sql<string>`coalesce(${profiles.email}, '')`,
      representative_email: representatives.email,
    })
    .from(profiles)
    .leftJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(eq(profiles.id, id))
}

export function joinedSince(db: Db, moment: string) {
  return db.select({ count: count() }).from(profiles).where(gte(profiles.joined_at, moment))
}

/** What all of them have accepted, and who has come since an id of a moment without asking for anything yet. */
export const totalValue = `select coalesce(sum(total_revenue), 0)::numeric(18, 2)::text as total,
    (select count(*)::int from profiles where first_request_at is null and id >= $1::uuid) as new_leads
  from profiles where total_revenue > 0`
