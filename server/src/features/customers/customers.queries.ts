/** Queries of customers and their representatives. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { customerStatus, missingFields } from '@kervan/domain/customers/customers.policy.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { count, eq, gte, sql } from '#spine/database/drizzle.ts'

export const profileColumns = {
  id: profiles.id,
  email: sql<string>`coalesce(${profiles.email}, '')`,
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

export function profileOf(db: Db, id: string) {
  return db
    .select(profileColumns)
    .from(profiles)
    .leftJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(eq(profiles.id, id))
}

export function profileOfAddress(db: Db, email: string) {
  return db
    .select(profileColumns)
    .from(profiles)
    .leftJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(eq(profiles.email, email))
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
