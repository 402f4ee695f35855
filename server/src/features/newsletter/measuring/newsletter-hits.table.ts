/** Opens and clicks of campaigns one by one, with whether a person did it; and the links that campaigns have. */
import { machineReasons } from '@kervan/domain/newsletter/campaign-words.ts'
import { newsletterCampaigns } from '#features/newsletter/campaigns/newsletter-campaigns.table.ts'
import { newsletterRecipients } from '#features/newsletter/campaigns/newsletter-recipients.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, integer, pgTable, primaryKey, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    campaign_id: uuid()
      .notNull()
      .references(() => newsletterCampaigns.id, { onDelete: 'cascade' }),
    /** Its place in the mail. */
    position: integer().notNull(),
    url: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.position] }),
    ...rowPolicies('newsletter_links', {
      staff: { select: everyRow },
      admin: { select: everyRow, delete: everyRow },
    }),
  ],
)

export const newsletterHits = pgTable(
  'newsletter_hits',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => newsletterCampaigns.id, { onDelete: 'cascade' }),
    recipient_id: uuid()
      .notNull()
      .references(() => newsletterRecipients.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['open', 'click'] }).notNull(),
    position: integer(),
    at: createdAt(),
    /** Why it is not counted as a person's; null where it is. */
    machine: text({ enum: machineReasons }),
  },
  (table) => [
    index('newsletter_hits_campaign').on(table.campaign_id, table.kind, table.at),
    index('newsletter_hits_recipient').on(table.recipient_id, table.at),
    ...enumChecks(table),
    ...rowPolicies('newsletter_hits', {
      staff: { select: everyRow },
      admin: { select: everyRow, delete: everyRow },
    }),
  ],
)
