/** The office's list of subscribers. */
import { subscriberStatuses } from '@kervan/domain/newsletter/subscriber-words.ts'
import type { Subscriber, SubscriberListInput } from '@kervan/domain/newsletter/subscribers.contract.ts'
import { newsletterSubscribers as subscribers } from '#features/newsletter/newsletter-subscribers.table.ts'
import { sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import { amountKey, by, byText, momentKey, textKey } from '#spine/lists/sorts.ts'

export const subscriberList = defineList<Subscriber, SubscriberListInput>({
  name: 'newsletter_subscribers',
  table: subscribers,
  columns: {
    id: subscribers.id,
    email: subscribers.email,
    name: subscribers.name,
    subscription_date: subscribers.subscription_date,
    status: subscribers.status,
    subscription_source: subscribers.subscription_source,
    language: subscribers.language,
    recipient_type: subscribers.recipient_type,
    email_open_count: subscribers.email_open_count,
    email_click_count: subscribers.email_click_count,
    last_engaged_at: subscribers.last_engaged_at,
  },
  sorts: {
    subscribed: by(momentKey(subscribers.subscription_date)),
    email: by(textKey(subscribers.email)),
    name: byText(subscribers.name),
    opens: by(amountKey(subscribers.email_open_count)),
    clicks: by(amountKey(subscribers.email_click_count)),
  },
  filters: ({ status, source, language }, _, is) => [
    status && is(subscribers.status, status),
    source && is(subscribers.subscription_source, source),
    language && is(subscribers.language, language),
  ],
  search: { has: (pattern) => sql`${subscribers.search} like ${pattern}` },
})

export function subscriberCounts(query: ListQuery, input: { search?: string | undefined }) {
  const conditions = Object.fromEntries(
    subscriberStatuses.map((status) => [status, sql`${subscribers.status} = ${sql.raw(`'${status}'`)}`]),
  )
  return subscriberList.countsIfFew(query, undefined, input, { total: undefined, ...conditions })
}
