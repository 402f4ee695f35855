/** How long goods are under way on a lane: by our own deliveries, otherwise by an estimate, otherwise the standard range. */
import { findCountry } from '@kervan/domain/places/country.ts'
import { gatewayOf } from '@kervan/domain/places/gateway-of.ts'
import { positionOf } from '@kervan/domain/places/known-places.ts'
import { estimateTransit } from '@kervan/domain/places/transit-estimate.ts'
import type { LaneTransit } from '@kervan/domain/requests/lane-transit.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { shipmentTypeOf, transitHint } from '@kervan/domain/requests/requests.policy.ts'
import { type LaneHistory, laneHistory } from '#features/shipments/lane-history.ts'
import { type ReadAs, system } from '#spine/database/act-as.ts'

type Lane = {
  origin_city?: string | null | undefined
  origin_country: string | null
  destination_city?: string | null | undefined
  destination_country: string | null
}

export async function readLaneTransit(
  readAs: ReadAs,
  { transport_mode, ...lane }: Lane & { transport_mode: TransportMode },
): Promise<LaneTransit> {
  const [origin, destination] = [lane.origin_country, lane.destination_country].map(
    (country) => findCountry(country ?? '')?.code,
  )
  const shipment_type = shipmentTypeOf(transport_mode).type
  const history =
    origin && destination
      ? await readAs(system, (db) =>
          laneHistory(db, {
            shipment_type,
            origin_country_code: origin,
            destination_country_code: destination,
          }),
        )
      : null
  return transitOf(history, transport_mode, lane)
}

/** A van has no history of its own: it is counted with the trucks. */
export function transitOf(history: LaneHistory | null, mode: TransportMode, lane: Lane): LaneTransit {
  const known = mode === 'van' ? null : history?.days
  if (history && known)
    return {
      basis: 'history',
      soonest_days: known.low,
      latest_days: known.high,
      median_days: known.median,
      deliveries: history.delivered,
    }
  const estimated = estimateOf(mode, lane)
  const [soonest_days, latest_days] = estimated ?? transitHint(mode)
  const basis = estimated ? 'estimate' : 'standard'
  return { basis, soonest_days, latest_days, median_days: null, deliveries: 0 }
}

function estimateOf(mode: TransportMode, lane: Lane) {
  const { type } = shipmentTypeOf(mode)
  const place = (city: string | null | undefined, country: string | null) =>
    positionOf(gatewayOf(type, city ?? '', country ?? ''))
  const from = place(lane.origin_city, lane.origin_country)
  const to = place(lane.destination_city, lane.destination_country)
  return from && to ? estimateTransit(mode === 'van' ? 'van' : type, from, to) : undefined
}
