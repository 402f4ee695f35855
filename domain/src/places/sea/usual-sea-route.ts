/**
 * The way that the lines sail today: round the Cape of Good Hope rather than through the Suez Canal. One rule for everything that knows
 * of ships: the days of an estimate, the line on a map, the emissions, the carrier of a demo.
 * Source: schedules of the large lines in 2026; certainty: usual, and the first thing to change when they come back.
 */
import { type Passage, type SeaRoute, seaRoute } from '#places/sea/sea-route.ts'

const sailsByCape = true
/** Behind the canal, and served through it whatever the lines to Asia do. */
const redSeaPorts = new Set(['SAJED', 'SAKAC', 'JOAQJ', 'SDPZU', 'DJJIB', 'YEADE'])
/** Only to and from these do lines pass the Panama Canal: from Asia to Europe it would be the shorter way round, but none sails it. */
const american = new Set('AR BR CA CL CO CR CU DO EC GT HN JM MX NI PA PE PR SV TT US UY VE'.split(' '))
/** Whoever is seen there has not gone round the Cape. */
const redSeaWaters = new Set(['Süveyş Kanalı', 'Kızıldeniz', 'Babülmendep Boğazı'])

export const isByCape = (from: string, to: string): boolean =>
  sailsByCape && !redSeaPorts.has(from) && !redSeaPorts.has(to)

/** Whether a ship that was seen at places of these names sails through the Red Sea. */
export const isSeenInRedSea = (names: readonly string[]): boolean =>
  names.some((name) => redSeaWaters.has(name))

/** Nothing where no water joins the two. `throughSuez`: for a ship of which that is known. */
export function usualSeaRoute(from: string, to: string, { throughSuez = false } = {}): SeaRoute | undefined {
  const isAmerican = [from, to].some((code) => american.has(code.slice(0, 2)))
  const avoided: Passage[] = isAmerican ? [] : ['panama']
  return seaRoute(from, to, !throughSuez && isByCape(from, to) ? [...avoided, 'suez'] : avoided)
}
