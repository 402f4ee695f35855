/** A range of days, with the ranges people ask for most. An empty end is open. */

import { isDay } from '@kervan/domain/values/is-day.ts'
import { daysLater } from '@kervan/domain/values/istanbul-time.ts'

export type DayRange = { from: string; to: string }
export type RangePreset = { label: string; range: DayRange }

export function rangePresets(today: string): RangePreset[] {
  const monthStart = `${today.slice(0, 7)}-01`
  const lastMonthEnd = daysLater(monthStart, -1)
  return [
    { label: 'Bugün', range: { from: today, to: today } },
    { label: 'Son 7 gün', range: { from: daysLater(today, -6), to: today } },
    { label: 'Son 30 gün', range: { from: daysLater(today, -29), to: today } },
    { label: 'Bu ay', range: { from: monthStart, to: today } },
    { label: 'Geçen ay', range: { from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd } },
    { label: 'Bu yıl', range: { from: `${today.slice(0, 4)}-01-01`, to: today } },
  ]
}

/** The two days in order, whichever was typed first; what is no day is left out. */
export function inOrder({ from, to }: DayRange): DayRange {
  const [first, last] = [isDay(from) ? from : '', isDay(to) ? to : '']
  return first && last && first > last ? { from: last, to: first } : { from: first, to: last }
}

export const isSame = (one: DayRange, other: DayRange) => one.from === other.from && one.to === other.to
