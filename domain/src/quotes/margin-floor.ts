/** Whether a quote may be sent with the margin it has: below the floor only with an admin's approval. Without zod. */
import type { Margin } from '#quotes/quote-margin.ts'
import { decimalUnits } from '#values/decimal-text.ts'

export const floorStates = ['fine', 'needs_approval', 'approved'] as const
export type FloorState = (typeof floorStates)[number]
type Judged = Pick<Margin, 'margin_percent' | 'state'>

/** Of what costs something and is sold for nothing. */
const nothingEarned = '-1000000000000.00'

/** What an approval is for: it holds while the margin is not lower. */
export function marginToApprove({ margin_percent }: Judged): string {
  return margin_percent ?? nothingEarned
}

/** Margins are cut to two decimals, as the floor has, so that comparing the cut ones is exact. */
export function floorState(margin: Judged, floor: string, approved: readonly string[]): FloorState {
  if (margin.state === 'no_price') return 'fine'
  const earned = hundredths(marginToApprove(margin))
  if (earned >= decimalUnits(floor, 2)) return 'fine'
  return approved.some((percent) => hundredths(percent) <= earned) ? 'approved' : 'needs_approval'
}

/** `-3.50` is -350. */
const hundredths = (percent: string) => BigInt(percent.replace('.', ''))
