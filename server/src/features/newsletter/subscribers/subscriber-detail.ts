/** One subscriber with all that staff may see of them. */
import type { SubscriberDetail } from '@kervan/domain/newsletter/subscribers.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

const moment = (column: string, name: string) => `${isoText(column)} as ${name}`

const detail = `select s.id, s.email, s.name, ${moment('s.subscription_date', 'subscription_date')}, s.status, s.subscription_source, s.language,
    s.recipient_type, s.email_open_count, s.email_click_count, ${moment('s.last_engaged_at', 'last_engaged_at')},
    ${moment('s.confirmed_at', 'confirmed_at')}, ${moment('s.unsubscribed_at', 'unsubscribed_at')}, s.measuring, ${moment('s.measuring_at', 'measuring_at')},
    s.measuring_version, x.reason as suppression, x.id as suppression_id,
    p.id as customer_id
  from newsletter_subscribers s left join newsletter_suppressions x on x.email = s.email left join profiles p on p.email = s.email
  where s.id = $1`
const consents = `select id, answer, source, text_version, note, ${moment('at', 'at')}, ${moment('recorded_at', 'recorded_at')},
    ${moment('registry_due_at', 'registry_due_at')}, ${moment('registry_loaded_at', 'registry_loaded_at')}
  from newsletter_consents where subscriber_id = $1 order by id desc limit 50`
const mails = `select c.id as campaign_id, c.title, ${moment('r.sent_at', 'sent_at')}, ${moment('r.opened_at', 'opened_at')},
    ${moment('r.clicked_at', 'clicked_at')}
  from newsletter_recipients r join newsletter_campaigns c on c.id = r.campaign_id
  where r.subscriber_id = $1 and r.state not in ('waiting', 'skipped') order by r.id desc limit 20`

export async function readSubscriber(tx: Transaction, id: string): Promise<SubscriberDetail | undefined> {
  const [[found], given, got] = await Promise.all([
    tx.query<Omit<SubscriberDetail, 'consents' | 'mails'>>(detail, [id]),
    tx.query<SubscriberDetail['consents'][number]>(consents, [id]),
    tx.query<SubscriberDetail['mails'][number]>(mails, [id]),
  ])
  return found && { ...found, consents: given, mails: got }
}
