/** What a customer was mailed by campaigns, and what they have agreed to and refused there, for their history; by the addresses of their record and of those merged into it. */
import { consentSourceWords } from '@kervan/domain/newsletter/subscriber-words.ts'
import type { TimelineSource } from '#features/customers/timeline-source.ts'

const ownAddresses = `any(array(select p.email from profiles p where p.id = $1
  union select m.gone_email from customer_merges m where m.kept_id = $1 and m.undone_at is null))`
const sourceWord = `case n.source ${Object.entries(consentSourceWords)
  .map(([source, word]) => `when '${source}' then '${word}'`)
  .join(' ')} end`

export const newsletterTimeline: readonly TimelineSource[] = [
  {
    kind: 'mail',
    from: 'newsletter_recipients r join newsletter_campaigns c on c.id = r.campaign_id',
    at: 'coalesce(r.sent_at, r.taken_at)',
    id: 'r.id',
    where: `r.email = ${ownAddresses} and r.state in ('sent', 'failed', 'bounced', 'complained') and r.taken_at is not null`,
    shown: {
      title: 'c.subject',
      state: 'r.state',
      detail: `concat_ws(' · ', nullif(c.title, c.subject),
        case when r.clicked_at is not null then 'Tıklandı' when r.opened_at is not null then 'Açıldı' end,
        case when r.unsubscribed_at is not null then 'Abonelikten çıktı' end)`,
      mail: 'c.campaign_type',
    },
  },
  {
    kind: 'consent',
    from: 'newsletter_consents n',
    at: 'n.at',
    id: 'n.id',
    where: `n.email = ${ownAddresses}`,
    shown: {
      title: "'newsletter'",
      state: "case n.answer when 'ONAY' then 'granted' else 'refused' end",
      detail: sourceWord,
      actor: "coalesce((select u.name from users u where u.id = n.recorded_by), '')",
    },
  },
]
