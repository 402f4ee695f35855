/** The recipients of one campaign. */
import type { CampaignRecipient, RecipientListInput } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { newsletterRecipients as recipients } from '#features/newsletter/campaigns/newsletter-recipients.table.ts'
import { newsletterSubscribers } from '#features/newsletter/newsletter-subscribers.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { by, byAge, byIfAny, isPerson, momentKey, textKey } from '#spine/lists/sorts.ts'

const only = {
  opened: sql`${recipients.opened_at} is not null`,
  clicked: sql`${recipients.clicked_at} is not null`,
  unsubscribed: sql`${recipients.unsubscribed_at} is not null`,
  maybe_twice: sql`${recipients.maybe_twice}`,
}

export const recipientList = defineList<CampaignRecipient, RecipientListInput>({
  name: 'newsletter_recipients',
  table: recipients,
  columns: {
    id: recipients.id,
    email: recipients.email,
    name: sql`coalesce(${newsletterSubscribers.name}, '')`,
    state: recipients.state,
    reason: recipients.reason,
    detail: recipients.detail,
    maybe_twice: recipients.maybe_twice,
    sent_at: recipients.sent_at,
    opened_at: recipients.opened_at,
    open_count: recipients.open_count,
    clicked_at: recipients.clicked_at,
    click_count: recipients.click_count,
    unsubscribed_at: recipients.unsubscribed_at,
  },
  joins: sql`left join ${newsletterSubscribers} on ${eq(newsletterSubscribers.id, recipients.subscriber_id)}`,
  sorts: {
    created: byAge,
    email: by(textKey(recipients.email)),
    sent: byIfAny(momentKey(recipients.sent_at)),
  },
  filters: (input, _, is) => [
    isPerson(recipients.campaign_id, input.id),
    input.state && is(recipients.state, input.state),
    input.only && only[input.only],
  ],
  search: { has: (pattern) => sql`kervan_fold(${recipients.email}) like ${pattern}` },
})
