/** Handlers of the tracking contract. */
import { lateAfterHours } from '@kervan/domain/tracking/derive-delay.ts'
import { deriveTracking } from '@kervan/domain/tracking/derive-tracking.ts'
import { trackingContract } from '@kervan/domain/tracking/tracking.contract.ts'
import { currentEvents } from '@kervan/domain/tracking/tracking-event.ts'
import { eventsOf, followedShipment, type StoredEvent } from '#features/tracking/tracking.queries.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(trackingContract)

export const trackingHandlers = {
  get: api.get.handler(async ({ input, context, errors }) => {
    const [[shipment], told] = await context.services.actAs(context.actor, ({ db }) =>
      Promise.all([followedShipment(db, input.id), eventsOf(db, input.id)]),
    )
    if (!shipment) throw errors.NOT_FOUND()
    const { customs, next, because } = deriveTracking(shipment, told, lateAfterHours)
    const counting = new Set(currentEvents(told).map(({ id }) => id))
    return {
      shipment_id: input.id,
      customs_status: customs,
      next_event_id: next?.id ?? null,
      last_updated_api: told.at(-1)?.heard_at ?? null,
      because: {
        status: idsOf(because.status),
        place: idsOf(because.place),
        eta: idsOf(because.eta),
        delay: idsOf(because.delay),
        customs: idsOf(because.customs),
      },
      tracking_data: told.sort(newestFirst).map((event) => ({ ...event, counts: counting.has(event.id) })),
    }
  }),
}

const idsOf = (events: StoredEvent[]): string[] => events.map(({ id }) => id)

/** By when it happened; of the same moment, what was heard last. */
function newestFirst(a: StoredEvent, b: StoredEvent): number {
  if (a.happened_at !== b.happened_at) return a.happened_at < b.happened_at ? 1 : -1
  return a.id < b.id ? 1 : -1
}
