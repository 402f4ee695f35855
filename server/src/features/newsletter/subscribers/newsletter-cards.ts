/** The figures above subscribers and campaigns, all of them counted. Rates are of those who let us see that they open and click. */
import type { NewsletterCards } from '@kervan/domain/newsletter/subscribers.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const people = `select count(*)::int as subscribers, count(*) filter (where status = 'active')::int as active,
    (select count(*)::int from newsletter_subscribers
      where status = 'active' and subscription_date >= date_trunc('month', now(), 'Europe/Istanbul')) as new_this_month
  from newsletter_subscribers`
const campaigns = `select count(*)::int as campaigns, count(*) filter (where status = 'sent')::int as sent_campaigns
  from newsletter_campaigns where not is_template`
const rates = `select coalesce(sum(measured_count), 0)::int as measured, coalesce(sum(opens_count), 0)::int as opened,
    coalesce(sum(clicks_count), 0)::int as clicked
  from newsletter_campaigns where started_at > now() - interval '90 days'`
const registry = `select count(*)::int as registry_open, count(*) filter (where registry_due_at < now())::int as registry_overdue
  from newsletter_consents where registry_loaded_at is null and registry_due_at is not null and email like '%@%'`

type Rates = { measured: number; opened: number; clicked: number }

export async function readCards(tx: Transaction): Promise<NewsletterCards> {
  const [[one], [two], [three], [four]] = await Promise.all([
    tx.query<Pick<NewsletterCards, 'subscribers' | 'active' | 'new_this_month'>>(people, []),
    tx.query<Pick<NewsletterCards, 'campaigns' | 'sent_campaigns'>>(campaigns, []),
    tx.query<Rates>(rates, []),
    tx.query<Pick<NewsletterCards, 'registry_open' | 'registry_overdue'>>(registry, []),
  ])
  const share = (count = 0) => (three && three.measured > 0 ? count / three.measured : null)
  return {
    subscribers: 0,
    active: 0,
    new_this_month: 0,
    ...one,
    campaigns: 0,
    sent_campaigns: 0,
    ...two,
    open_rate: share(three?.opened),
    click_rate: share(three?.clicked),
    registry_open: 0,
    registry_overdue: 0,
    ...four,
  }
}
