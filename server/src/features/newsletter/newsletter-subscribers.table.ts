/** Newsletter subscribers. Only those who have confirmed their address, or whose consent is proved otherwise, receive it. */
import {
  recipientTypes,
  subscriberLanguages,
  subscriberStatuses,
  subscriptionSources,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import { boolean, check, index, integer, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull().default(''),
    subscription_source: text({ enum: subscriptionSources }).notNull(),
    email_verified: boolean().notNull().default(false),
    status: text({ enum: subscriberStatuses }).notNull().default('pending'),
    language: text({ enum: subscriberLanguages }).notNull().default('tr'),
    recipient_type: text({ enum: recipientTypes }).notNull().default('BIREYSEL'),
    /** Whether they let us see that they open and click. */
    measuring: boolean().notNull().default(false),
    /** When they last answered that, and which text they were shown. */
    measuring_at: moment(),
    measuring_version: text().notNull().default(''),
    /** The consent that holds now; null where there is none, or none any more. */
    consent_at: moment(),
    subscription_date: createdAt(),
    confirmed_at: moment(),
    unsubscribed_at: moment(),
    last_engaged_at: moment(),
    email_open_count: integer().notNull().default(0),
    email_click_count: integer().notNull().default(0),
    /** Merchants may be mailed until they refuse; everybody else only with a consent. */
    may_receive: boolean()
      .notNull()
      .generatedAlwaysAs(sql`status = 'active' and (recipient_type = 'TACIR' or consent_at is not null)`),
    search: text().generatedAlwaysAs(sql`kervan_fold(name || ' ' || email)`),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    index('newsletter_subscribers_status').on(table.status, table.subscription_date, table.id),
    index('newsletter_subscribers_source').on(table.subscription_source, table.subscription_date, table.id),
    index('newsletter_subscribers_subscribed').on(table.subscription_date, table.id),
    // Of one status or source alone, the rows of all others are not read.
    index('newsletter_subscribers_address').on(
      inTurkish(table.email),
      table.id,
      table.status,
      table.subscription_source,
    ),
    index('newsletter_subscribers_name').on(
      inTurkish(table.name),
      table.id,
      table.status,
      table.subscription_source,
    ),
    // Among all names those of a status that few have lie far apart.
    index('newsletter_subscribers_inactive_name')
      .on(inTurkish(table.name), table.id, table.status)
      .where(sql`status <> 'active'`),
    index('newsletter_subscribers_opens').on(
      table.email_open_count,
      table.id,
      table.status,
      table.subscription_source,
    ),
    index('newsletter_subscribers_clicks').on(
      table.email_click_count,
      table.id,
      table.status,
      table.subscription_source,
    ),
    // Whom a campaign is for is counted while somebody chooses.
    index('newsletter_subscribers_segment').on(
      table.may_receive,
      table.status,
      table.subscription_source,
      table.language,
      table.recipient_type,
      table.last_engaged_at,
      table.email,
    ),
    index('newsletter_subscribers_search').using('gin', sql`search gin_trgm_ops`),
    check('newsletter_subscribers_email_folded', sql`email = lower(email collate "C")`),
    ...enumChecks(table),
    ...rowPolicies('newsletter_subscribers', {
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
