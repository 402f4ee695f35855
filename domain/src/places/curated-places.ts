/**
 * The places the company's lanes touch, as shipped. Codes follow the customary use of UN/LOCODE; where a place has none of its own
 * (a border gate, a yard), the code is ours. An official edition can be brought in beside it.
 */
import { blackSeaAndAsianLandPlaces } from '#places/curated/black-sea-and-asian-land-places.ts'
import { europeanPlaces } from '#places/curated/european-places.ts'
import { gulfAndFarEasternPlaces } from '#places/curated/gulf-and-far-eastern-places.ts'
import { mediterraneanPlaces } from '#places/curated/mediterranean-places.ts'
import { overseasPlaces } from '#places/curated/overseas-places.ts'
import { turkishGateways } from '#places/curated/turkish-gateways.ts'
import { turkishProvinces } from '#places/curated/turkish-provinces.ts'
import type { PlaceKind } from '#places/places.contract.ts'

export type CuratedPlace = {
  code: string
  name: string
  country_code: string
  kinds: PlaceKind[]
  latitude: number
  longitude: number
  rank: number
  aliases: string[]
  iata: string | null
}

const letters: Record<string, PlaceKind> = { c: 'city', p: 'port', a: 'airport', t: 'terminal' }

export const curatedPlaces: readonly CuratedPlace[] = [
  ...turkishProvinces,
  ...turkishGateways,
  ...europeanPlaces,
  ...mediterraneanPlaces,
  ...blackSeaAndAsianLandPlaces,
  ...gulfAndFarEasternPlaces,
  ...overseasPlaces,
].map(([code, name, kinds, latitude, longitude, rank, aliases = [], iata]) => ({
  code,
  name,
  country_code: code.slice(0, 2),
  kinds: [...kinds].flatMap((letter) => letters[letter] ?? []),
  latitude,
  longitude,
  rank,
  aliases: [...aliases],
  iata: iata ?? null,
}))
