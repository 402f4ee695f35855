/** What is known of the way of one of the asker's own shipments, read with their own rights. */
import { deriveState } from '@kervan/domain/tracking/derive-state.ts'
import { deriveTracking } from '@kervan/domain/tracking/derive-tracking.ts'
import { missedArrival } from '@kervan/domain/tracking/overdue.ts'
import { currentEvents } from '@kervan/domain/tracking/tracking-event.ts'
import type { Customer } from '#features/luna/answers/draft.ts'
import { emissionsAnswer } from '#features/tracking/emissions-answer.ts'
import { readLateAfterHours } from '#features/tracking/read-late-after-hours.ts'
import { readRoadEmissions } from '#features/tracking/read-road-emissions.ts'
import { eventsOf, followedShipment, weightOf } from '#features/tracking/tracking.queries.ts'

export type TrackedShipment = NonNullable<Awaited<ReturnType<typeof trackShipment>>>

export async function trackShipment({ services, actor }: Customer, id: string) {
  const [[shipment], told, [cargo], hours, road] = await services.actAs(actor, (tx) =>
    Promise.all([
      followedShipment(tx.db, id),
      eventsOf(tx.db, id),
      weightOf(tx.db, id),
      readLateAfterHours(tx),
      readRoadEmissions(tx),
    ]),
  )
  if (!shipment) return undefined
  const { customs, legs } = deriveTracking(shipment, told, hours)
  const current = currentEvents(told)
  const happened = current.filter(({ certainty }) => certainty === 'actual')
  return {
    customs,
    /** What happened last. */
    last: happened.at(-1),
    heardAt: told.at(-1)?.heard_at ?? null,
    told: current.length,
    missedArrival: missedArrival(shipment, deriveState(shipment, told), hours, new Date()),
    delayReason: current.findLast(({ reason }) => reason !== '')?.reason ?? '',
    emissions: emissionsAnswer(shipment, current, legs, Number(cargo?.weight ?? 0), road),
  }
}
