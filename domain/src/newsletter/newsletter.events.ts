/** Events of the newsletter, for staff. */
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const subscriberChanged = defineEvent('newsletter.subscriber_changed', z.object({ subscriber_id: Id }))

/** A campaign was written, started, paused or ended. */
export const campaignChanged = defineEvent('newsletter.campaign_changed', z.object({ campaign_id: Id }))

/** More of a campaign has been sent, opened or clicked: about once a second at most. */
export const campaignProgressed = defineEvent('newsletter.campaign_progressed', z.object({ campaign_id: Id }))

/** A file of subscribers or refusals was worked on. */
export const subscribersImported = defineEvent('newsletter.subscribers_imported', z.object({ import_id: Id }))

/** Somebody has told the register of consents what was to be told. */
export const registryLoaded = defineEvent('newsletter.registry_loaded', z.object({}))

/** The sender or the limits of campaigns have changed. */
export const newsletterSettingsChanged = defineEvent('newsletter.settings_changed', z.object({}))
