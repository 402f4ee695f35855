/** The figures of won and lost quotes in words, and the addresses of the quotes they count. */
import type { QuoteResult } from '@kervan/domain/quotes/quote-results.ts'

export type Outcome = 'accepted' | 'rejected' | 'expired'
export const outcomes: readonly { status: Outcome; figure: 'won' | 'lost' | 'expired'; head: string }[] = [
  { status: 'accepted', figure: 'won', head: 'Kazanılan' },
  { status: 'rejected', figure: 'lost', head: 'Kaybedilen' },
  { status: 'expired', figure: 'expired', head: 'Süresi dolan' },
]

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })
const [hoursADay, shownInHours] = [24, 48]

/** `16,2 saat`; from two days on `2,5 gün`. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–'
  return hours < shownInHours ? `${number.format(hours)} saat` : `${number.format(hours / hoursADay)} gün`
}

/** The list of the quotes that a figure counts. */
export function quotesAddress(filters: Readonly<Record<string, string>>): string {
  return `/staff/quotes?${new URLSearchParams(filters)}`
}

export const settledCount = ({ won, lost, expired }: QuoteResult) => won + lost + expired
