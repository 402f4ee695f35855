/** Campaigns and templates: what they are called, whom they are for, and how far they are. What they say is in a table of its own. */
import { campaignStatuses, campaignTypes, segmentModes } from '@kervan/domain/newsletter/campaign-words.ts'
import type { MailDocument } from '@kervan/domain/newsletter/mail-blocks.ts'
import type { Segment } from '@kervan/domain/newsletter/segment.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const rights = { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow }
const counted = () => integer().notNull().default(0)

export const newsletterCampaigns = pgTable(
  'newsletter_campaigns',
  {
    id: id(),
    title: text().notNull(),
    subject: text().notNull(),
    campaign_type: text({ enum: campaignTypes }).notNull().default('newsletter'),
    status: text({ enum: campaignStatuses }).notNull().default('draft'),
    is_template: boolean().notNull().default(false),
    /** Of a series: the template that it sends, one by one, to whom something has happened. */
    template_id: uuid().references((): PgColumn => newsletterCampaigns.id, { onDelete: 'set null' }),
    segment: jsonb().$type<Segment>().notNull(),
    segment_mode: text({ enum: segmentModes }).notNull().default('frozen'),
    scheduled_at: moment(),
    started_at: moment(),
    paused_at: moment(),
    /** Since when it is sent without a pause; how fast it goes is counted from there. */
    sending_since: moment(),
    sent_at: moment(),
    /** Why it does not get on, such as a mail server that does not answer. */
    trouble: text().notNull().default(''),
    recipients_count: counted(),
    sent_count: counted(),
    skipped_count: counted(),
    failed_count: counted(),
    /** Of those who got it, who let us see whether they open and click. */
    measured_count: counted(),
    opens_count: counted(),
    clicks_count: counted(),
    unsubscribes_count: counted(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    search: text().generatedAlwaysAs(sql`kervan_fold(title || ' ' || subject)`),
  },
  (table) => [
    index('newsletter_campaigns_title').on(inTurkish(table.title), table.id),
    index('newsletter_campaigns_sent').on(table.sent_at, table.id),
    index('newsletter_campaigns_status').on(table.status, table.id),
    uniqueIndex('newsletter_campaigns_series').on(table.template_id),
    index('newsletter_campaigns_created_by').on(table.created_by),
    index('newsletter_campaigns_search').using('gin', sql`search gin_trgm_ops`),
    ...enumChecks(table),
    ...rowPolicies('newsletter_campaigns', { staff: rights, admin: rights }),
  ],
)

/** Saved every few seconds while somebody writes, so it is kept out of the record of changes. */
export const newsletterContents = pgTable(
  'newsletter_contents',
  {
    campaign_id: uuid()
      .primaryKey()
      .references(() => newsletterCampaigns.id, { onDelete: 'cascade' }),
    preheader: text().notNull().default(''),
    content_html: text().notNull().default(''),
    document: jsonb().$type<MailDocument>(),
    text_override: text(),
    version: integer().notNull().default(1),
    updated_at: createdAt(),
    updated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('newsletter_contents_updated_by').on(table.updated_by),
    ...rowPolicies('newsletter_contents', { staff: rights, admin: rights }),
  ],
)
