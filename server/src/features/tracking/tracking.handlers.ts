/** Handlers of the tracking contract. */

import { readOnlyProblem } from '@kervan/domain/access/read-only.ts'
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { containerTracking, type TrackedContainer } from '@kervan/domain/tracking/container-tracking.ts'
import { deriveState } from '@kervan/domain/tracking/derive-state.ts'
import { deriveTracking, type Tracking } from '@kervan/domain/tracking/derive-tracking.ts'
import { etaHistory } from '@kervan/domain/tracking/eta-history.ts'
import { freeTimeOf } from '@kervan/domain/tracking/free-time.ts'
import { journeySteps } from '@kervan/domain/tracking/journey-steps.ts'
import { missedArrival } from '@kervan/domain/tracking/overdue.ts'
import { trackingContract } from '@kervan/domain/tracking/tracking.contract.ts'
import { currentEvents, latestEvents } from '@kervan/domain/tracking/tracking-event.ts'
import { ORPCError } from '@orpc/server'
import { CarrierError, type WithCarrierSource } from '#features/tracking/carrier-source.ts'
import { emissionsAnswer } from '#features/tracking/emissions-answer.ts'
import { readLateAfterHours } from '#features/tracking/read-late-after-hours.ts'
import { readRoadEmissions } from '#features/tracking/read-road-emissions.ts'
import {
  containersOf,
  eventsOf,
  followedShipment,
  type StoredEvent,
  shipmentsOnTheirWay,
  weightOf,
} from '#features/tracking/tracking.queries.ts'
import { mayWrite } from '#spine/database/act-as.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof trackingContract, WithCarrierSource>(trackingContract)

export const trackingHandlers = {
  get: api.get.handler(async ({ input, context, errors }) => {
    const [[shipment], told, containers, [cargo], hours, road] = await context.services.actAs(
      context.actor,
      (tx) =>
        Promise.all([
          followedShipment(tx.db, input.id),
          eventsOf(tx.db, input.id),
          containersOf(tx.db, input.id),
          weightOf(tx.db, input.id),
          readLateAfterHours(tx),
          readRoadEmissions(tx),
        ]),
    )
    if (!shipment) throw errors.NOT_FOUND()
    const now = new Date()
    const { status, customs, next, because, legs } = deriveTracking(shipment, told, hours)
    const counting = new Set(currentEvents(told).map(({ id }) => id))
    const latest = new Set(latestEvents(told).map(({ id }) => id))
    // What was said and taken back, by whom and why, is the office's own matter.
    const shown = mayEnter('staff', context.person.role) ? told : told.filter(({ id }) => counting.has(id))
    return {
      shipment_id: input.id,
      customs_status: customs,
      next_event_id: next?.id ?? null,
      missed_arrival: missedArrival(shipment, deriveState(shipment, told), hours, now),
      last_updated_api: told.at(-1)?.heard_at ?? null,
      because: reasonsOf(because),
      eta_history: etaHistory(shipment, told),
      container_tracking: containerTracking(shipment, told, hours, now).map((container) =>
        containerRecord(input.id, container),
      ),
      journey: journeySteps(shipment, told),
      free_time: freeTimeOf(shipment, containers, told, now).map(({ started, stopped, ...clock }) => ({
        ...clock,
        started_event_id: started.id,
        stopped_event_id: stopped?.id ?? null,
      })),
      // What was called off is not carried.
      emissions:
        status === 'cancelled'
          ? null
          : emissionsAnswer(shipment, currentEvents(told), legs, Number(cargo?.weight ?? 0), road),
      tracking_data: shown.toSorted(newestFirst).map(({ by_staff, ...event }) => ({
        ...event,
        counts: counting.has(event.id),
        restorable: event.retracted && by_staff && latest.has(event.id),
      })),
    }
  }),
  refresh: api.refresh.handler(async ({ input, context }) => {
    const { services, actor, person, log } = context
    // What the carrier tells is written by the program, which nobody who only looks sets to work.
    if (!mayWrite(actor)) throw new ORPCError('READ_ONLY', readOnlyProblem)
    await services.limits.refreshPerson(person.id)
    const nothing = { shipments: 0, news: 0 }
    if (!services.carrierSource) return { outcome: 'no_source', ...nothing }
    // To staff all shipments are visible: they ask about the one they look at.
    const ofAll = mayEnter('staff', person.role) && input.shipment_id === undefined
    const rows = ofAll ? [] : await services.readAs(actor, (db) => shipmentsOnTheirWay(db, input.shipment_id))
    const ids = await services.carrierSource.choose(rows.map(({ id }) => id))
    // Goods by air or land, or without a number yet: nobody is there to ask about them.
    if (rows.length > 0 && ids.length === 0) return { outcome: 'no_source', ...nothing }
    try {
      const { asked, news } = await services.carrierSource.ask(ids)
      return { outcome: 'asked', shipments: asked, news }
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error
      log.warn({ err: error }, 'the carrier gave no news; what was known stays')
      return { outcome: 'failed', ...nothing }
    }
  }),
}

function containerRecord(
  shipment_id: string,
  { told, because, next, missed_arrival, ...container }: TrackedContainer<StoredEvent & { heard_at: string }>,
) {
  const { container_number, status, delayed, delay_reason, current_location, current_place_code } = container
  const { eta, delivered_at, customs } = container
  return {
    shipment_id,
    container_data: {
      ...{ container_number, status, delayed, delay_reason, current_location, current_place_code },
      ...{ eta, delivered_at, customs_status: customs },
    },
    because: reasonsOf(because),
    next_event_id: next?.id ?? null,
    missed_arrival,
    last_updated_api: told.at(-1)?.heard_at ?? null,
  }
}

function reasonsOf({ status, place, eta, delay, customs }: Tracking<StoredEvent>['because']) {
  return {
    status: idsOf(status),
    place: idsOf(place),
    eta: idsOf(eta),
    delay: idsOf(delay),
    customs: idsOf(customs),
  }
}

const idsOf = (events: StoredEvent[]): string[] => events.map(({ id }) => id)

/** By when it happened; of the same moment, what was heard last. */
function newestFirst(a: StoredEvent, b: StoredEvent): number {
  if (a.happened_at !== b.happened_at) return a.happened_at < b.happened_at ? 1 : -1
  return a.id < b.id ? 1 : -1
}
