/** One load by sea, air and road: price band of our won quotes, transit time, and greenhouse gas between the places where each way begins and ends. */

import type { WhatIf, WhatIfInput, WhatIfOption } from '@kervan/domain/luna/what-if.contract.ts'
import { priceOfAll, type WayOfTravel, waysOfTravel } from '@kervan/domain/luna/what-if.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import { gatewayOf } from '@kervan/domain/places/gateway-of.ts'
import { placeName } from '@kervan/domain/places/known-places.ts'
import { bandBases } from '@kervan/domain/requests/price-band-basis.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { type EmissionLeg, emissionsOf } from '@kervan/domain/tracking/emissions.ts'
import { formatMeasure, formatMoney } from '@kervan/domain/values/format-number.ts'
import { placeCorrections } from '#features/places/place-corrections.queries.ts'
import { priceBand } from '#features/quotes/price-band.ts'
import { readLaneTransit } from '#features/shipments/lane-transit.ts'
import { readRoadEmissions } from '#features/tracking/read-road-emissions.ts'
import { type SignedInActor, system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Doors = Pick<Services, 'actAs' | 'readAs'>

export async function compareWays(doors: Doors, actor: SignedInActor, input: WhatIfInput): Promise<WhatIf> {
  const options = []
  for (const way of waysOfTravel(input)) options.push(await optionOf(doors, actor, input, way))
  return { options }
}

async function optionOf(
  doors: Doors,
  actor: SignedInActor,
  input: WhatIfInput,
  way: WayOfTravel,
): Promise<WhatIfOption> {
  const { readAs } = doors
  const { transport_mode, basis, quantity, equipment, container_type } = way
  const lane = {
    origin_city: input.from_city,
    origin_country: input.from_country,
    destination_city: input.to_city,
    destination_country: input.to_country,
  }
  const transit = await readLaneTransit(readAs, { transport_mode, ...lane })
  const hasNoWay = transit.basis === 'no_way' || transit.basis === 'same_place'
  const band = hasNoWay ? null : await priceBand(readAs, { basis, ...lane, customer_id: actor.userId })
  const leg = hasNoWay ? null : await emissionsOn(doors, input, way)
  return {
    transport_mode,
    equipment,
    container_type,
    quantity,
    basis: bandBases[basis].words,
    transit,
    price: band && {
      currency: band.currency,
      low: priceOfAll(band.low, quantity),
      median: priceOfAll(band.median, quantity),
      high: priceOfAll(band.high, quantity),
    },
    price_evidence: band && {
      label: bandBases[basis].words,
      value: `${formatMoney(band.low, band.currency)} – ${formatMoney(band.high, band.currency)}`,
      source: 'Onaylanan tekliflerimiz, son 12 ay',
      sample: band.quotes,
      as_of: band.newest_at,
      link: null,
    },
    emissions_kg: leg && Math.round(leg.kg),
    emissions_evidence: leg && {
      label: `${placeName(leg.from)} – ${placeName(leg.to)}, ${formatMeasure(String(Math.round(leg.km)), 'km')}`,
      value: `${String(leg.factor.grams).replace('.', ',')} g/tkm, ${leg.factor.what}`,
      source: leg.factor.source || 'Şirketin kendi katsayısı',
      sample: null,
      as_of: null,
      link: null,
    },
  }
}

/** From gateway to gateway; on the road from town to town. */
async function emissionsOn(
  { actAs }: Doors,
  input: WhatIfInput,
  { transport_mode }: WayOfTravel,
): Promise<EmissionLeg | null> {
  const mode = shipmentTypeOf(transport_mode).type
  const { corrections, road } = await actAs(system, async (tx) => ({
    corrections: await placeCorrections(tx.db),
    road: await readRoadEmissions(tx),
  }))
  const codeOf = (city: string, country: string) => {
    const code = findCountry(country)?.code
    return code ? gatewayOf(mode, city, code, '', corrections) : ''
  }
  const places = [codeOf(input.from_city, input.from_country), codeOf(input.to_city, input.to_country)]
  return emissionsOf(mode, places, Number(input.weight), road)?.legs[0] ?? null
}
