/** The greenhouse gas of a shipment's way, as the answer gives it: over the ports where it calls, in whole figures. */
import type { RoadEmissions } from '@kervan/domain/company/road-emissions.ts'
import { isSameCity, placeName } from '@kervan/domain/places/known-places.ts'
import { isSeenInRedSea } from '@kervan/domain/places/sea/usual-sea-route.ts'
import type { Leg } from '@kervan/domain/tracking/derive-tracking.ts'
import { emissionsOf } from '@kervan/domain/tracking/emissions.ts'
import type { Followed } from '@kervan/domain/tracking/followed-shipment.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import type { TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'

type Way = Pick<Followed, 'shipment_type' | 'origin_code' | 'destination_code'>

export function emissionsAnswer(
  { shipment_type, origin_code, destination_code }: Way,
  told: readonly TrackingEvent[],
  legs: readonly Leg<TrackingEvent>[],
  weightKg: number,
  road: RoadEmissions,
): ShipmentTracking['emissions'] {
  const calls = legs
    .map(({ place_code }) => place_code)
    .filter((code) => code !== '' && !isSameCity(code, origin_code) && !isSameCity(code, destination_code))
  const throughSuez = isSeenInRedSea(told.map(({ place_name }) => place_name))
  const places = [origin_code, ...calls, destination_code]
  const way = emissionsOf(shipment_type, places, weightKg, road, throughSuez)
  return (
    way && {
      weight_kg: Math.round(weightKg),
      // The legs as they are shown add up to what is shown in all.
      kg: way.legs.reduce((sum, { kg }) => sum + Math.round(kg), 0),
      legs: way.legs.map(({ from, to, km, factor, tier, kg }) => ({
        from_code: from,
        from_name: placeName(from),
        to_code: to,
        to_name: placeName(to),
        km: Math.round(km),
        factor_grams: factor.grams,
        factor_name: factor.what,
        factor_source: factor.source,
        tier,
        kg: Math.round(kg),
      })),
    }
  )
}
