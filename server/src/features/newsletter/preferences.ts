/** What subscribers decide about their own subscription, by the link of any mail they got: name, language, and whether opens are measured. */
import type { Preferences } from '@kervan/domain/newsletter/newsletter.contract.ts'
import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import { asOwner } from '#features/newsletter/confirm-or-unsubscribe.ts'
import type { Subscriber } from '#features/newsletter/newsletter.queries.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import type { Services } from '#spine/http/call.ts'

type Needed = Services & WithNewsletterLinks & WithCompany & WithCampaignSender
type Changed = Pick<Preferences, 'name' | 'language' | 'measuring'>

export function readPreferences(services: Needed, token: string): Promise<Preferences | undefined> {
  return asOwner(services, token, async (_, subscriber) => shown(subscriber))
}

export function savePreferences(
  services: Needed,
  token: string,
  changed: Changed,
): Promise<Preferences | undefined> {
  return asOwner(services, token, async (tx, subscriber) => {
    const name = plainLine(changed.name, 120)
    await tx.asSystem(
      'update newsletter_subscribers set name = $2, language = $3, measuring = $4 where id = $1',
      [subscriber.id, name, changed.language, changed.measuring],
    )
    await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    return shown({ ...subscriber, ...changed, name })
  })
}

function shown({ email, name, language, measuring, status }: Subscriber): Preferences {
  return { email, name, language, measuring, status }
}
