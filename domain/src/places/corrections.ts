/**
 * What an admin knows better than the shipped tables: which ports and airports serve a city, what a place is for, and how long a lane
 * takes. Each holds instead of the table's word; what is not corrected is as shipped.
 */
import type { PortService } from '#places/gateways/port-services.ts'

export type CorrectedMode = 'sea' | 'air' | 'land'

export type PlaceCorrections = {
  /** By the code of a city, the usual one first. */
  ports: ReadonlyMap<string, readonly string[]>
  airports: ReadonlyMap<string, readonly string[]>
  /** By the code of a port. */
  services: ReadonlyMap<string, readonly PortService[]>
  /** By the code of an airport. */
  airCargo: ReadonlyMap<string, boolean>
  /** By `laneKey`, the soonest and the latest day. */
  lanes: ReadonlyMap<string, readonly [soonest: number, latest: number]>
}

export const noCorrections: PlaceCorrections = {
  ports: new Map(),
  airports: new Map(),
  services: new Map(),
  airCargo: new Map(),
  lanes: new Map(),
}

/** The same in both directions. Countries by their codes. */
export const laneKey = (mode: CorrectedMode, one: string, other: string) =>
  [mode, ...[one, other].sort()].join(' ')

export const largestRank = 10
export const mostGateways = 5
export const longestLaneDays = 150
