/** Subscribes an address. Whatever its status, the work and the answer are the same, so that they reveal nothing; only the mail differs. */

import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { mailboxOf } from '@kervan/domain/values/email-address.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { saveSubscription } from '#features/newsletter/newsletter.queries.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { alreadySubscribedMail, confirmationMail } from '#features/newsletter/newsletter-mails.ts'
import type { Call } from '#spine/http/call.ts'
import type { Limits } from '#spine/limits/limits.ts'
import { limitKey } from '#spine/limits/limits.ts'

export async function subscribe(
  { services, network, actor }: Call<WithNewsletterLinks & WithCompany>,
  email: string,
): Promise<void> {
  const { limits, newsletterLinks } = services
  const address = limitKey(mailboxOf(email))
  await limits.newsletterNetwork(network)
  await limits.newsletterAddress(address)
  const letterhead = await readLetterhead(services)
  if (!(await mayMail(limits, address))) return
  try {
    await services.actAs(actor, async (tx) => {
      const subscriber = await saveSubscription(tx, email)
      const mail =
        subscriber.status === 'active'
          ? alreadySubscribedMail(letterhead, newsletterLinks.unsubscribeLink(subscriber))
          : confirmationMail(letterhead, newsletterLinks.confirmLink(subscriber))
      await services.queueMail(tx, { to: email, ...mail })
      // Also when nothing has changed, so that known and new addresses take equally long.
      await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    })
  } catch (error) {
    // No mail was sent, so none is counted.
    await limits.newsletterMail.restore(address)
    throw error
  }
}

/** At most one mail per period, however often the form is sent. */
async function mayMail(limits: Limits, address: string): Promise<boolean> {
  try {
    await limits.newsletterMail(address)
    return true
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}
