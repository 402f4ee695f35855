/** How a colleague is named where somebody is chosen: who is on leave says so. */
import { formatDay } from '@kervan/domain/values/format-date.ts'

type Chosen = { full_name: string; away_until?: string | null }

export const colleagueLabel = ({ full_name, away_until }: Chosen): string =>
  away_until ? `${full_name} (${awayWords(away_until)})` : full_name

export const awayWords = (until: string): string => `izinde, son gün ${formatDay(until)}`
