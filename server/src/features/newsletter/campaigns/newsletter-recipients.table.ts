/** One row per recipient of a campaign, made when it starts; its id is the Message-ID of the mail. */
import { recipientStates, skipReasons } from '@kervan/domain/newsletter/campaign-words.ts'
import { newsletterCampaigns } from '#features/newsletter/campaigns/newsletter-campaigns.table.ts'
import { newsletterSubscribers } from '#features/newsletter/newsletter-subscribers.table.ts'
import { id, inTurkish, moment } from '#spine/database/columns.ts'
import { boolean, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    id: id(),
    campaign_id: uuid()
      .notNull()
      .references(() => newsletterCampaigns.id, { onDelete: 'cascade' }),
    /** Null once the subscriber's data were erased. */
    subscriber_id: uuid().references(() => newsletterSubscribers.id, { onDelete: 'set null' }),
    email: text().notNull(),
    domain: text().notNull().generatedAlwaysAs(sql`split_part(email, '@', 2)`),
    state: text({ enum: recipientStates }).notNull().default('waiting'),
    reason: text({ enum: skipReasons }),
    /** What the mail server answered. */
    detail: text().notNull().default(''),
    /** Whether they let us see that they open and click; as it was when it was sent. */
    measured: boolean().notNull().default(false),
    /** The program was stopped while it was on its way, so it was sent once more. */
    maybe_twice: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    /** Not before then, after the mail server was in trouble. */
    not_before: moment(),
    taken_at: moment(),
    sent_at: moment(),
    opened_at: moment(),
    open_count: integer().notNull().default(0),
    clicked_at: moment(),
    click_count: integer().notNull().default(0),
    unsubscribed_at: moment(),
  },
  (table) => [
    uniqueIndex('newsletter_recipients_once').on(table.campaign_id, table.subscriber_id),
    // Who is next, and how many there are of each state; the last so that they are counted without the rows.
    index('newsletter_recipients_state').on(table.campaign_id, table.state, table.id, table.measured),
    index('newsletter_recipients_opened')
      .on(table.campaign_id, table.opened_at)
      .where(sql`opened_at is not null`),
    index('newsletter_recipients_clicked')
      .on(table.campaign_id, table.clicked_at)
      .where(sql`clicked_at is not null`),
    index('newsletter_recipients_left').on(table.campaign_id).where(sql`unsubscribed_at is not null`),
    index('newsletter_recipients_twice').on(table.campaign_id).where(sql`maybe_twice`),
    // Refused at once: what was counted as come back was not even taken.
    index('newsletter_recipients_untaken')
      .on(table.campaign_id)
      .where(sql`state = 'bounced' and sent_at is null`),
    index('newsletter_recipients_age').on(table.campaign_id, table.id),
    index('newsletter_recipients_address').on(table.campaign_id, inTurkish(table.email), table.id),
    index('newsletter_recipients_sent').on(table.campaign_id, table.sent_at, table.id),
    index('newsletter_recipients_subscriber').on(table.subscriber_id, table.id),
    index('newsletter_recipients_email').on(table.email),
    ...enumChecks(table),
    ...rowPolicies('newsletter_recipients', {
      staff: { select: everyRow },
      admin: { select: everyRow, delete: everyRow },
    }),
  ],
)
