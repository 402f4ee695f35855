/** The shipped places by their codes and names. */
import { type CuratedPlace, curatedPlaces } from '#places/curated-places.ts'
import { greatCircleKm } from '#places/great-circle.ts'

/** Terminals of one city are as far apart as this. */
const sameCityKm = 75

const byCode = new Map(curatedPlaces.map((place) => [place.code, place]))
const byName = new Map(curatedPlaces.map((place) => [place.name, place]))

/** Whether two codes are of the same city: a ship to İstanbul may call at Ambarlı. */
export function isSameCity(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [byCode.get(one), byCode.get(other)]
  return a !== undefined && b !== undefined && greatCircleKm(a, b) <= sameCityKm
}

/** Of a place that is called exactly so. */
export const placeCode = (name: string): string => byName.get(name)?.code ?? ''
export const placeName = (code: string): string => byCode.get(code)?.name ?? ''
export const positionOf = (code: string): CuratedPlace | undefined => byCode.get(code)
