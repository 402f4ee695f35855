/**
 * What happens when something has happened: the business on one screen. What follows inside the work's own transaction stands
 * first; a reaction after it runs in every server process once the event has committed; what must happen exactly once is a job.
 */
import { companyChanged } from '@kervan/domain/company/company.events.ts'
import type { EventDefinition } from '@kervan/domain/live/event.ts'
import { requestAnalysed, requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { AllServices } from '#assembly/services.ts'
import type { PublicPages } from '#assembly/site/public-pages.ts'
import type { CompanyCache } from '#features/company/company-cache.ts'
import { ensureProfile } from '#features/customers/ensure-profile.ts'
import {
  notifyOfAnalysis,
  notifyOfRequest,
  notifyOfShipment,
} from '#features/notifications/notify-customer.ts'
import { followRequest } from '#features/shipments/follow-request.ts'
import { workOnRequest } from '#features/workqueue/work-on-request.ts'
import type { Log } from '#spine/config/log.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Follow } from '#spine/database/outbox.ts'
import type { Feed, FeedEvent } from '#spine/live/feed.ts'
import type { Sockets } from '#spine/live/sockets.ts'

/** With the work, or not at all. */
export const withinTheWork = {
  /** A customer has signed in → there is a profile, and a known customer has a representative. */
  onCustomerSignedIn: ensureProfile,
}

type Follower<Data> = (tx: Transaction, data: Data, services: AllServices) => Promise<void>

/** What follows which event inside the transaction that tells it. */
const followers: readonly [name: string, follower: Follower<never>][] = [
  // A request has changed → its work item opens or closes.
  after(requestChanged, workOnRequest),
  // … and so does the shipment that waits for its price.
  after(requestChanged, followRequest),
  // … and its customer has a notification, on the page and on the devices they let us reach.
  after(requestChanged, notifyOfRequest),
  after(requestAnalysed, notifyOfAnalysis),
  after(shipmentChanged, notifyOfShipment),
]

function after<Data extends z.ZodType>(
  event: EventDefinition<Data>,
  follower: Follower<z.output<Data>>,
): [string, Follower<never>] {
  return [event.name, follower]
}

export function createFollow(services: () => AllServices): Follow {
  return async (tx, { name, data }) => {
    const following = followers.filter(([event]) => event === name)
    await Promise.all(following.map(([, follower]) => follower(tx, data as never, services())))
  }
}

export type ReactionParts = {
  feed: Feed
  sockets: Sockets
  pages: PublicPages | undefined
  company: CompanyCache
  log: Log
}

export function startReactions({ feed, sockets, pages, company, log }: ReactionParts): void {
  const reactions: Record<string, (event: FeedEvent) => unknown> = {
    [companyChanged.name]: () => {
      company.forget()
      return pages?.render()
    },
    'session.ended': (event) => sockets.endSession((event.data as { session_id: string }).session_id),
  }
  feed.onEvent((event) => {
    Promise.resolve(reactions[event.name]?.(event)).catch((error: Error) =>
      log.error({ err: error, event: event.name }, 'reaction'),
    )
  })
}
