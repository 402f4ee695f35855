/** The one row that says who campaigns are from and how fast they go. */
import type { NewsletterSettings } from '@kervan/domain/newsletter/newsletter-settings.contract.ts'
import { check, integer, jsonb, pgTable, smallint, sql } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const newsletterSettings = pgTable(
  'newsletter_settings',
  {
    id: smallint().primaryKey().default(1),
    data: jsonb().$type<NewsletterSettings>().notNull(),
    version: integer().notNull().default(1),
  },
  () => [
    check('newsletter_settings_is_one', sql`id = 1`),
    ...rowPolicies('newsletter_settings', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
