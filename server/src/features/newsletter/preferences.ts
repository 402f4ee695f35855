/** What subscribers decide about their own subscription, by the link of any mail they got: name, language, and whether opens are measured. */
import type { Preferences } from '@kervan/domain/newsletter/newsletter.contract.ts'
import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { SubscriptionTextVersion } from '@kervan/domain/newsletter/subscriber-words.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import { asOwner } from '#features/newsletter/confirm-or-unsubscribe.ts'
import type { Subscriber } from '#features/newsletter/newsletter.queries.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import type { Services } from '#spine/http/call.ts'

type Needed = Services & WithNewsletterLinks & WithCompany & WithCampaignSender
type Changed = Pick<Preferences, 'name' | 'language' | 'measuring'>
/** An answer that is given again unchanged keeps the time and the text of the first. */
const save = `update newsletter_subscribers set name = $2, language = $3, measuring = $4,
    measuring_at = case when measuring = $4 then measuring_at else now() end,
    measuring_version = case when measuring = $4 then measuring_version else $5 end where id = $1`

export function readPreferences(services: Needed, token: string): Promise<Preferences | undefined> {
  return asOwner(services, token, async (_, subscriber) => shown(subscriber))
}

export function savePreferences(
  services: Needed,
  token: string,
  { text_version, ...changed }: Changed & { text_version: SubscriptionTextVersion },
): Promise<Preferences | undefined> {
  return asOwner(services, token, async (tx, subscriber) => {
    const name = plainLine(changed.name, 120)
    const { language } = changed
    // From a page that was open when they left.
    const measuring = changed.measuring && subscriber.status === 'active'
    await tx.asSystem(save, [subscriber.id, name, language, measuring, text_version])
    await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    return shown({ ...subscriber, language, measuring, name })
  })
}

function shown({ email, name, language, measuring, status }: Subscriber): Preferences {
  return { email, name, language, measuring, status }
}
