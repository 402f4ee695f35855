/** Customers, with or without an account: an account has the id of its record. `search` is the Turkish-folded text in which staff search. */

import { leadSources } from '@kervan/domain/customers/customers.policy.ts'
import { users } from '#features/auth/users.table.ts'
import { customerGroups } from '#features/customers/customer-groups.table.ts'
import { organisations } from '#features/customers/organisations.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import {
  boolean,
  check,
  index,
  numeric,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`id = ${actorId}`

/** Without an account, with an incomplete profile, with a complete one; one value, so that one index has the whole order. */
export const profileRank = sql`((case when not has_account then 0 when not profile_completed then 1 else 2 end)::numeric)`

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    /** Null where only a phone number is known. */
    email: text(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    company_type: text({ enum: ['individual', 'company'] }),
    position: text().notNull().default(''),
    profile_completed: boolean().notNull().default(false),
    profile_completed_at: moment(),
    /** When name and company were first given; the customer is announced to staff once, at that time. */
    joined_at: moment(),
    /** Whether one of `users` has this id. A trigger says so of a new record, signing in of one that was there before. */
    has_account: boolean().notNull().default(false),
    /** The firm whose people staff have joined. */
    organisation_id: uuid().references(() => organisations.id, { onDelete: 'set null' }),
    /** Typed, or the organisation's where that has them: see `take-from-organisation.ts`. */
    city: text().notNull().default(''),
    country: text().notNull().default(''),
    sector_id: uuid().references(() => customerGroups.id),
    segment_id: uuid().references(() => customerGroups.id),
    lead_source: text({ enum: leadSources }).notNull().default('staff'),
    /** The accepted quotes in euro, each by its own rates; kept by quotes. */
    total_revenue: numeric({ precision: 18, scale: 2 }).notNull().default('0'),
    /** The newest of what was said between us: requests, answers, questions, mails with offers, calls and visits. */
    last_contact_at: moment(),
    /** Of a lead: until when it rests, or that and why it was given up. Whoever speaks with them ends both. */
    lead_parked_until: moment(),
    given_up_at: moment(),
    given_up_because: text().notNull().default(''),
    /** What the customer's status follows from. */
    first_request_at: moment(),
    last_accepted_at: moment(),
    assigned_to: uuid().references(() => users.id),
    /** The customer as lists show them: the company, then the person. */
    listed_as: text()
      .notNull()
      .generatedAlwaysAs(sql`trim(company || ' ' || first_name || ' ' || last_name)`),
    created_at: createdAt(),
    updated_at: createdAt(),
    search: text().generatedAlwaysAs(
      // The digits of the phone number, those of one at home both with the country's number and with the zero.
      sql`kervan_fold(first_name || ' ' || last_name || ' ' || company || ' ' || coalesce(email, '') || ' ' || regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?(90|0)?([2-58][0-9]{9})$', '90\\3 0\\3'))`,
    ),
    // What records of one customer have alike: the address without its tag, the last digits however the number is dialled, folded names.
    mailbox_key: text().generatedAlwaysAs(sql`regexp_replace(email, '\\+[^@]*@', '@')`),
    phone_key: text().generatedAlwaysAs(sql`nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), '')`),
    name_key: text().generatedAlwaysAs(sql`nullif(kervan_fold(first_name || ' ' || last_name), '')`),
    firm_key: text().generatedAlwaysAs(sql`nullif(kervan_fold(company), '')`),
  },
  (table) => [
    index('profiles_search').using('gin', sql`search gin_trgm_ops`),
    uniqueIndex('profiles_email').on(table.email),
    index('profiles_organisation')
      .on(table.organisation_id, table.name_key, table.id)
      .where(sql`organisation_id is not null`),
    index('profiles_mailbox_key').on(table.mailbox_key, table.id),
    index('profiles_phone_key').on(table.phone_key, table.id),
    index('profiles_name_key').on(table.name_key, table.firm_key, table.id),
    check('profiles_email_folded', sql`email = lower(email collate "C") and email ~ '^[\x21-\x7e]+$'`),
    check('profiles_reachable', sql`email is not null or phone <> ''`),
    /** For what has a copy of it: foreign keys follow the change of a name. */
    uniqueIndex('profiles_id_listed_as').on(table.id, table.listed_as),
    // For what lists are sorted by.
    index('profiles_name').on(
      inTurkish(sql`nullif(trim(first_name || ' ' || last_name), '')`),
      table.id,
      table.has_account,
      table.first_request_at,
    ),
    index('profiles_company').on(inTurkish(sql`nullif(company, '')`), table.id),
    index('profiles_address').on(inTurkish(table.email), table.id),
    index('profiles_assigned_to').on(table.assigned_to, table.id),
    // Most without an account have never asked for anything: what stands behind the id tells of a filter that leaves nobody
    // without reading the rows.
    index('profiles_leads').on(table.id, table.lead_source).where(sql`first_request_at is null`),
    // Few, and looked up first.
    index('profiles_decided')
      .on(table.id)
      .where(sql`given_up_at is not null or lead_parked_until is not null`),
    index('profiles_never_accepted')
      .on(table.id, table.has_account)
      .where(sql`first_request_at is not null and last_accepted_at is null`),
    index('profiles_accepted')
      .on(table.last_accepted_at, table.id, table.has_account, table.first_request_at)
      .where(sql`last_accepted_at is not null`),
    index('profiles_without_account')
      .on(table.id, table.last_accepted_at, table.first_request_at)
      .where(sql`not has_account`),
    index('profiles_profile_rank').on(
      profileRank,
      table.id,
      table.has_account,
      table.first_request_at,
      table.last_accepted_at,
    ),
    // Filters by status and account are answered from these too, without reading the rows.
    index('profiles_revenue')
      .on(table.total_revenue, table.id, table.has_account, table.first_request_at, table.last_accepted_at)
      .where(sql`total_revenue > 0`),
    index('profiles_without_revenue')
      .on(table.id, table.has_account, table.first_request_at, table.last_accepted_at)
      .where(sql`total_revenue = 0`),
    index('profiles_contact').on(
      table.last_contact_at,
      table.id,
      table.has_account,
      table.first_request_at,
      table.last_accepted_at,
    ),
    index('profiles_city').on(
      inTurkish(sql`nullif(city, '')`),
      table.id,
      table.has_account,
      table.first_request_at,
      table.last_accepted_at,
    ),
    index('profiles_sector').on(
      table.sector_id,
      table.id,
      table.has_account,
      table.first_request_at,
      table.last_accepted_at,
    ),
    index('profiles_joined').on(table.joined_at, table.id).where(sql`joined_at is not null`),
    index('profiles_segment').on(table.segment_id).where(sql`segment_id is not null`),
    ...enumChecks(table),
    ...rowPolicies('profiles', {
      // Customers change their profile only through save-profile.ts, which names the columns.
      customer: { select: own },
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
