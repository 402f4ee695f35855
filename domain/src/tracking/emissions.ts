/** The greenhouse gas of a shipment's way, leg by leg: distance × weight × factor, well to wheel (ISO 14083). */

import { type RoadEmissions, roadEmissions } from '#company/road-emissions.ts'
import { greatCircleKm } from '#places/great-circle.ts'
import { positionOf } from '#places/known-places.ts'
import { usualSeaRoute } from '#places/sea/usual-sea-route.ts'
import type { EmissionTier } from '#tracking/emission-tiers.ts'

export type Mode = 'sea' | 'air' | 'land'

export type EmissionFactor = {
  /** Grams of CO₂e for a tonne over a kilometre. */
  grams: number
  what: string
  /** Empty where nobody has given one. */
  source: string
}

const glec = 'GLEC 3.2'
/** A detour is part of the road, and of a flight its circling (EN 16258). */
const roadDetour = 1.3
const flightExtraKm = 95

/** `road`: as the company has set it. */
export function factorOf(mode: Mode, km: number, road: RoadEmissions = roadEmissions): EmissionFactor {
  if (mode === 'sea') return { grams: 8.15, what: 'Konteyner gemisi, filo ortalaması', source: glec }
  if (mode === 'land') return { what: 'Tır', ...road }
  if (km < 1500) return { grams: 830, what: 'Yolcu uçağı, kısa mesafe', source: glec }
  if (km > 4000) return { grams: 608, what: 'Yolcu uçağı, uzun mesafe', source: glec }
  return { grams: 789, what: 'Kargo uçağı, filo ortalaması', source: glec }
}

export type EmissionLeg = {
  from: string
  to: string
  km: number
  factor: EmissionFactor
  tier: EmissionTier
  kg: number
}

/**
 * Between the places in their order. Nothing where a distance or the weight is not known: a part is no whole. `throughSuez`: for a ship of
 * which that is known.
 */
export function emissionsOf(
  mode: Mode,
  places: readonly string[],
  weightKg: number | null,
  road?: RoadEmissions,
  throughSuez = false,
): { legs: EmissionLeg[]; kg: number } | null {
  const way = places.filter((place, index) => place !== places[index - 1])
  if (weightKg === null || weightKg <= 0 || way.length < 2 || way.includes('')) return null
  const legs = way
    .slice(1)
    .map((to, index) => legBetween(mode, [way[index] ?? '', to], weightKg, road, throughSuez))
  if (legs.some((leg) => leg === null)) return null
  const known = legs.filter((leg) => leg !== null)
  return { legs: known, kg: known.reduce((sum, { kg }) => sum + kg, 0) }
}

function legBetween(
  mode: Mode,
  [from, to]: [from: string, to: string],
  weightKg: number,
  road: RoadEmissions | undefined,
  throughSuez: boolean,
): EmissionLeg | null {
  const km = distanceKm(mode, from, to, throughSuez)
  if (km === null) return null
  const factor = factorOf(mode, km, road)
  return { from, to, km, factor, tier: 'default', kg: (km * (weightKg / 1000) * factor.grams) / 1000 }
}

export function distanceKm(mode: Mode, from: string, to: string, throughSuez = false): number | null {
  if (mode === 'sea') return usualSeaRoute(from, to, { throughSuez })?.km ?? null
  const [a, b] = [positionOf(from), positionOf(to)]
  if (!a || !b) return null
  const straight = greatCircleKm(a, b)
  return mode === 'air' ? straight + flightExtraKm : straight * roadDetour
}
