/**
 * The places the company's lanes touch, as shipped. Codes were compared with UN/LOCODE: the Turkish ones with edition 2024-2, the
 * others with the country lists of 2023-2 and, for places not in these, of 2012-1; airport letters with public lists of IATA codes.
 *
 * Places without an official code (border gates, yards) have one of ours: TRAKL TRAKT TRASY TRBSP TRCBY TRCLV TRDLC TRESD TRFIL TRGUR TRHBR
 * TRHMZ TRKKM TRSRP TRTKZ TRYAY TRYNC BGLSV GESRP GRKPI IRBZR IRRZI RONDL XKPRN. Chinese cities, Manama and Erbil keep the letters the
 * trade writes, which newer editions give to their airports alone. An official edition can be brought in beside it.
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

/** Places in another country than their code begins with. The north of Cyprus has no letters of its own in the standard; XN is ours. */
const countryOf: Record<string, string> = { CYFMG: 'XN', CYKYR: 'XN', CYNIC: 'XN' }

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
  country_code: countryOf[code] ?? code.slice(0, 2),
  kinds: [...kinds].flatMap((letter) => letters[letter] ?? []),
  latitude,
  longitude,
  rank,
  aliases: [...aliases],
  iata: iata ?? null,
}))
