/** What staff write down about the market: fuel, freight index, how full ports and border gates are; and notes on risks. Without zod. */
import type { FigureKind } from '#luna/market.copy.ts'
import { fuelPorts, type TradeRegion, tradeRegions, tradeRoutes } from '#luna/trade-routes.ts'
import { placeName } from '#places/known-places.ts'

/** Fuel by port, freight by region, congestion by any port, airport or gate. */
export function subjectName(kind: FigureKind, subject: string): string {
  if (kind === 'freight') return tradeRegions[subject as TradeRegion] ?? subject
  return placeName(subject) || subject
}

const fuelSubjects = [...new Set(Object.values(fuelPorts))]
const routePorts = [...new Set(Object.values(tradeRoutes).flatMap(({ from, to }) => [from.port, to.port]))]
const gates = ['TRKPU', 'TRHMZ', 'TRIPS', 'TRHBR', 'TRSRP', 'TRGUR']

/** What the screen offers; a file may name any known place for congestion. */
export const figureSubjects: Record<FigureKind, readonly string[]> = {
  fuel: fuelSubjects,
  freight: Object.keys(tradeRegions),
  congestion: [...routePorts, ...gates],
}

export function isSubject(kind: FigureKind, subject: string): boolean {
  if (kind === 'congestion') return placeName(subject) !== ''
  return figureSubjects[kind].includes(subject)
}

/** Highest plausible value; more is a typing error. */
export const mostOf: Record<FigureKind, number> = { fuel: 5000, freight: 50_000, congestion: 100 }
export const longestWaitHours = 1000

/** A figure that is older than this says nothing about today. */
export const freshDays: Record<FigureKind, number> = { fuel: 45, freight: 45, congestion: 30 }
