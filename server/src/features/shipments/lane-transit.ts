/** How long goods are under way on a lane: by our own deliveries, otherwise by an estimate, otherwise the standard range. */
import { noCorrections, type PlaceCorrections } from '@kervan/domain/places/corrections.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import type { CuratedPlace } from '@kervan/domain/places/curated-places.ts'
import { estimateLane, type LaneEstimate } from '@kervan/domain/places/lane-estimate.ts'
import type { LaneTransit } from '@kervan/domain/requests/lane-transit.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { shipmentTypeOf, transitHint } from '@kervan/domain/requests/requests.policy.ts'
import { placeCorrections } from '#features/places/place-corrections.queries.ts'
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
  return transitOf(history, transport_mode, lane, await readAs(system, placeCorrections))
}

/** A van has no history of its own: it is counted with the trucks. Where there is no way, no history speaks of it. */
export function transitOf(
  history: LaneHistory | null,
  mode: TransportMode,
  lane: Lane,
  corrections: PlaceCorrections = noCorrections,
): LaneTransit {
  const { type } = shipmentTypeOf(mode)
  const [from, to] = [
    { city: lane.origin_city ?? '', country: lane.origin_country ?? '' },
    { city: lane.destination_city ?? '', country: lane.destination_country ?? '' },
  ]
  const estimate = estimateLane(mode === 'van' ? 'van' : type, from, to, corrections)
  const known = mode === 'van' || isOfOtherPlaces(history, estimate) ? null : history?.days
  if (estimate.by === 'no_way' || estimate.by === 'same_place') return { ...nothing, basis: estimate.by }
  if (history && known)
    return {
      ...nothing,
      basis: 'history',
      soonest_days: known.low,
      latest_days: known.high,
      median_days: known.median,
      deliveries: history.delivered,
    }
  const [soonest_days, latest_days] = estimate.by === 'unknown' ? transitHint(mode) : estimate.days
  const days = { ...nothing, soonest_days, latest_days }
  if (estimate.by === 'unknown') return { ...days, basis: 'standard' }
  return {
    ...days,
    basis: estimate.by === 'city' ? 'estimate' : 'country_estimate',
    from_port: portName(estimate.from, from.country),
    to_port: portName(estimate.to, to.country),
  }
}

/** Beyond these shares of the estimate for the asked places, days are those of others: Los Angeles is twice as far as New York. */
const alike = { ofSoonest: 0.8, ofLatest: 2 }

/** History is kept by country, and a country may have ports on two seas. */
function isOfOtherPlaces(history: LaneHistory | null, estimate: LaneEstimate): boolean {
  if (!history?.days || estimate.by !== 'city') return false
  const [soonest, latest] = estimate.days
  const { median } = history.days
  return median < soonest * alike.ofSoonest || median > latest * alike.ofLatest
}

const nothing = {
  soonest_days: null,
  latest_days: null,
  median_days: null,
  deliveries: 0,
  from_port: null,
  to_port: null,
}

/** With its country where that is another one. */
function portName(port: CuratedPlace | null, country: string): string | null {
  if (!port) return null
  if (port.country_code === findCountry(country)?.code) return port.name
  return `${port.name} (${findCountry(port.country_code)?.name ?? port.country_code})`
}
