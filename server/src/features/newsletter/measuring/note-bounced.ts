/** A campaign's mail came back, or its address is unknown: it is marked, and the address gets nothing more until it is confirmed anew. */
import { campaignProgressed, subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { RecipientType } from '@kervan/domain/newsletter/subscriber-words.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { endMeasuring, markLeft } from '#features/newsletter/newsletter.queries.ts'
import { noteConsents } from '#features/newsletter/subscribers/note-consent.ts'
import { suppress } from '#features/newsletter/subscribers/suppress-address.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** What comes back was taken, whether that is marked already or not. */
const mark = `with was as (
    select id, state, measured from newsletter_recipients where id = $1 and state in ('sending', 'sent', 'failed') for update)
  update newsletter_recipients r set state = 'bounced', detail = left($2, 300),
    sent_at = case when was.state = 'sending' then clock_timestamp() else r.sent_at end
  from was where r.id = was.id
  returning r.campaign_id, r.subscriber_id, r.email, was.state as was, was.measured`
/** As `recount` would: what was sent stays sent, who was refused is counted as that already, and what comes back nobody opens. */
const countBounce = `update newsletter_campaigns set sent_count = sent_count + ($2 = 'sending')::int,
    measured_count = greatest(0, measured_count - ($2 = 'sent' and $3)::int) where id = $1`
const end = `update newsletter_subscribers set status = 'bounced', ${endMeasuring} where id = $1 and status = 'active' returning id`

type Bounced = {
  campaign_id: string
  subscriber_id: string | null
  email: string
  was: string
  measured: boolean
}

/** Returns whether it was a mail of a campaign. A mailbox that is only full (4.x.x, 5.2.2) keeps its subscription. */
export async function noteBounced(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  recipientId: string,
  reason: string,
): Promise<boolean> {
  const [bounced] = await tx.asSystem<Bounced>(mark, [recipientId, reason])
  if (!bounced) return false
  await tx.asSystem(countBounce, [bounced.campaign_id, bounced.was, bounced.measured])
  await emit(tx, campaignProgressed, ['staff'], { campaign_id: bounced.campaign_id })
  if (!bounced.subscriber_id || isTemporary.test(reason)) return true
  await tx.asSystem(end, [bounced.subscriber_id])
  await tx.asSystem(suppress, [bounced.email, 'bounced', reason])
  await emit(tx, subscriberChanged, ['staff'], { subscriber_id: bounced.subscriber_id })
  return true
}

/** Word of a mail server about a mail that has left. */
export function noteCampaignMailWith(services: Pick<Services, 'emit'> & WithCompany) {
  return async (
    tx: Transaction,
    recipientId: string,
    { reason, isComplaint }: { reason: string; isComplaint: boolean },
  ): Promise<boolean> => {
    if (!isComplaint) return noteBounced(tx, services, recipientId, reason)
    const complained = await noteComplained(tx, services, recipientId)
    if (!complained) return false
    const { subscriber_id, email, recipient_type } = complained
    await noteConsents(tx, services, [
      {
        subscriber_id,
        email,
        answer: 'RET',
        source: 'HS_EPOSTA',
        recipient_type,
        note: 'Şikâyet',
        at: new Date(),
      },
    ])
    return true
  }
}

const isTemporary = /\b4\.\d+\.\d+\b|\b[45]\.2\.2\b|mailbox full|over quota/i

type Complained = { subscriber_id: string; email: string; recipient_type: RecipientType }

/** Somebody has told their provider that it is unwanted: a refusal, and never mailed again. */
async function noteComplained(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  recipientId: string,
): Promise<Complained | undefined> {
  const [found] = await tx.asSystem<Complained & { campaign_id: string }>(
    `update newsletter_recipients r set state = 'complained' from newsletter_subscribers s
     where r.id = $1 and r.state = 'sent' and s.id = r.subscriber_id
     returning r.campaign_id, r.subscriber_id, r.email, s.recipient_type`,
    [recipientId],
  )
  if (!found) return undefined
  await markLeft(tx, found.subscriber_id, 'complained')
  await tx.asSystem(suppress, [found.email, 'complained', ''])
  await services.emit(tx, campaignProgressed, ['staff'], { campaign_id: found.campaign_id })
  await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: found.subscriber_id })
  return found
}
