/** The lanes of the benchmark: their names as they stand in addresses and lists, and the periods that are offered. Without zod. */
import { lastMonths, monthsLater } from '#quotes/settled-months.ts'

/** The six that are offered first, as they are written. */
export const firstLanes = [
  'Shanghai → Istanbul',
  'Xingang → Mersin',
  'Hamburg → Izmir',
  'Rotterdam → Istanbul',
  'Felixstowe → Mersin',
  'Singapore → Istanbul',
] as const

const arrow = ' → '

export const laneName = (from: string, to: string): string => `${from}${arrow}${to}`

/** Null of a text that names no two places. */
export function placesOfLane(lane: string): { from: string; to: string } | null {
  const [from = '', to = '', ...others] = lane.split('→').map((place) => place.trim())
  return from && to && others.length === 0 ? { from, to } : null
}

export const lengthWords = { '6': '6 ay', '12': '12 ay', '24': '24 ay' } as const
export type Length = keyof typeof lengthWords
export const usualLength: Length = '6'
const offeredPeriods = 6

/** The last month that is over, and the five before it; the newest first. */
export function offeredMonths(now: Date): string[] {
  return lastMonths(now, offeredPeriods + 1)
    .slice(0, -1)
    .toReversed()
}

/** The months of a period, the oldest first. */
export function monthsUpTo(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => monthsLater(last, index + 1 - count))
}
