/** Newsletter subscribers. Only those who have confirmed their address receive it. */

import { createdAt, id, moment } from '#spine/database/columns.ts'
import { boolean, check, integer, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull().default(''),
    subscription_source: text().notNull(),
    email_verified: boolean().notNull().default(false),
    status: text({ enum: ['pending', 'active', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    subscription_date: createdAt(),
    confirmed_at: moment(),
    unsubscribed_at: moment(),
    email_open_count: integer().notNull().default(0),
    email_click_count: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    check('newsletter_subscribers_email_folded', sql`email = lower(email collate "C")`),
    ...enumChecks(table),
    ...rowPolicies('newsletter_subscribers', {
      staff: { select: everyRow },
      admin: { select: everyRow, delete: everyRow },
    }),
  ],
)
