/** Which way a figure goes: a change of less than two percent is none. Without zod. */
import type { Trend } from '#luna/routes.contract.ts'

const leastPercent = 2

export function trendOf(percentage: number | null): Trend {
  if (percentage === null) return 'unknown'
  if (percentage >= leastPercent) return 'rising'
  return percentage <= -leastPercent ? 'falling' : 'stable'
}

/** In percent, with one decimal; null where there is nothing to compare with. */
export function changePercent(now: number, before: number | null): number | null {
  if (before === null || before <= 0) return null
  return Math.round((now / before - 1) * 1000) / 10
}

export const trendWords: Record<Trend, string> = {
  rising: 'Yükseliyor',
  falling: 'Düşüyor',
  stable: 'Durağan',
  unknown: 'Bilinmiyor',
}
