/** Queries of organisations and of what is suggested for a customer. */
import type { OrganisationHint } from '@kervan/domain/customers/organisations.policy.ts'
import { firmDomain } from '@kervan/domain/customers/organisations.policy.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { organisations } from '#features/customers/organisations.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { inTurkish } from '#spine/database/columns.ts'
import { and, eq, ne, type SQL, sql } from '#spine/database/drizzle.ts'

const mostSuggestions = 8

const organisation = {
  id: organisations.id,
  name: organisations.name,
  tax_office: organisations.tax_office,
  tax_number: organisations.tax_number,
  sector_id: organisations.sector_id,
  segment_id: organisations.segment_id,
  city: organisations.city,
  country: organisations.country,
  payment_term_days: organisations.payment_term_days,
  people: sql<number>`(select count(*)::int from profiles where profiles.organisation_id = organisations.id)`,
}

export function organisationOf(db: Db, id: string) {
  return db.select(organisation).from(organisations).where(eq(organisations.id, id))
}

const mostColleagues = 50

/** The people of a firm besides one of them, by name. */
export function colleaguesOf(db: Db, organisationId: string, customerId: string) {
  const name = sql<string>`coalesce(nullif(trim(${profiles.first_name} || ' ' || ${profiles.last_name}), ''), ${profiles.email}, ${profiles.phone})`
  return db
    .select({
      id: profiles.id,
      name,
      position: profiles.position,
      email: sql<string>`coalesce(${profiles.email}, '')`,
      phone: profiles.phone,
    })
    .from(profiles)
    .where(and(eq(profiles.organisation_id, organisationId), ne(profiles.id, customerId)))
    .orderBy(inTurkish(name), profiles.id)
    .limit(mostColleagues)
}

export function organisationOfTaxNumber(db: Db, taxNumber: string) {
  return db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.tax_number, taxNumber))
}

/** Each organisation once, with the nearest reason. */
export async function suggestedOrganisations(
  db: Db,
  customer: { email: string; company: string },
  search: string,
) {
  const domain = firmDomain(customer.email)
  const digits = search.replace(/\s/g, '')
  const typed = foldTurkish(search.trim())
  const reasons: [OrganisationHint, SQL | undefined][] = [
    ['tax_number', /^\d{10,11}$/.test(digits) ? sql`tax_number = ${digits}` : undefined],
    [
      'mail_domain',
      domain && !typed
        ? sql`exists (select from profiles p where p.organisation_id = organisations.id and p.email like ${`%@${domain}`})`
        : undefined,
    ],
    ['name', customer.company && !typed ? sql`search = kervan_fold(${customer.company})` : undefined],
    ['search', typed ? sql`search like ${`%${typed.replace(/[\\%_]/g, '\\$&')}%`}` : undefined],
  ]
  const found = await Promise.all(
    reasons.map(async ([hint, condition]) => {
      if (!condition) return []
      const rows = await db
        .select(organisation)
        .from(organisations)
        .where(condition)
        .orderBy(organisations.search, organisations.id)
        .limit(mostSuggestions)
      return rows.map((row) => ({ ...row, hint }))
    }),
  )
  const nearest = new Map<string, (typeof found)[number][number]>()
  for (const row of found.flat()) if (!nearest.has(row.id)) nearest.set(row.id, row)
  return [...nearest.values()].slice(0, mostSuggestions)
}
