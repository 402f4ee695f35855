/** Finds places by the beginnings of words in their names: first those whose name begins as typed, then the larger ones. */
import { findCountry } from '@kervan/domain/places/country.ts'
import type { Place, PlaceKind } from '@kervan/domain/places/places.contract.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { places } from '#features/places/places.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, desc, eq, inArray, or, sql } from '#spine/database/drizzle.ts'
import { containing } from '#spine/database/folded-search.ts'

const mostResults = 8

const place = {
  code: places.code,
  name: places.name,
  country_code: places.country_code,
  kinds: places.kinds,
  iata: places.iata,
}
type PlaceRow = Omit<Place, 'country'>

export function toPlace(row: PlaceRow): Place {
  return { ...row, country: findCountry(row.country_code)?.name ?? row.country_code }
}

/** Characters between the words of a name. */
const separators = /[-/().,']/g

/** The first condition uses the index; the second keeps only beginnings of words, so that `ist` does not find Priştine. */
function hasWordBeginning(typed: string) {
  const pattern = `% ${containing(typed.replace(separators, ' ')).slice(1)}`
  return and(
    sql`${places.search} like ${containing(typed)}`,
    sql`' ' || translate(${places.search}, '-/().,''', '       ') like ${pattern}`,
  )
}

type Search = { search: string; country?: string | undefined; kind?: PlaceKind | undefined }

export function searchPlaces(db: Db, { search, country, kind }: Search) {
  const folded = foldTurkish(search)
  return db
    .select(place)
    .from(places)
    .where(
      and(
        hasWordBeginning(search),
        country ? eq(places.country_code, findCountry(country)?.code ?? country) : undefined,
        kind ? sql`${kind} = any(${places.kinds})` : undefined,
      ),
    )
    .orderBy(
      desc(sql`starts_with(${places.search}, ${folded})`),
      desc(
        sql`${folded} in (lower(${places.code} collate "C"), lower(coalesce(${places.iata}, '') collate "C"))`,
      ),
      desc(places.rank),
      places.name,
    )
    .limit(mostResults)
}

/** With what suggestions are ranked by. */
const rankedPlace = {
  ...place,
  latitude: places.latitude,
  longitude: places.longitude,
  utilization: places.utilization,
  rank: places.rank,
}
export type RankedPlace = PlaceRow & {
  latitude: number
  longitude: number
  utilization: number | null
  rank: number
}

export function placesOfKind(db: Db, countryCode: string, kind: PlaceKind): Promise<RankedPlace[]> {
  return db
    .select(rankedPlace)
    .from(places)
    .where(and(eq(places.country_code, countryCode), sql`${kind} = any(${places.kinds})`))
}

export async function placesByCode(db: Db, codes: readonly string[]): Promise<RankedPlace[]> {
  if (codes.length === 0) return []
  return db
    .select(rankedPlace)
    .from(places)
    .where(inArray(places.code, [...codes]))
}

/** By any of its names, such as `Vienna`, before one whose name only begins with that word. */
export function findPlace(db: Db, countryCode: string, name: string) {
  const beginsSo = sql`${places.search} like ${`${containing(name).slice(1, -1)} %`}`
  const isCalledSo = sql`exists (
    select from unnest(${places.aliases} || ${places.name}) as called where kervan_fold(called) = ${foldTurkish(name)})`
  return db
    .select({
      code: places.code,
      country_code: places.country_code,
      latitude: places.latitude,
      longitude: places.longitude,
    })
    .from(places)
    .where(and(eq(places.country_code, countryCode), or(beginsSo, isCalledSo)))
    .orderBy(desc(isCalledSo), desc(places.rank))
    .limit(1)
}
