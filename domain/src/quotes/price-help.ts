/** What the past of a lane says about a price: the band of what was sold and bought, how often which price won, and what follows. Without zod. */
export type PastPrice = {
  /** Of one unit, in the currency of the quote that is being made; as text, since it is money. */
  price: string
  /** Null where the lines had no cost. */
  cost: string | null
  margin_pct: string | null
  outcome: 'won' | 'lost' | 'expired' | 'open'
}

export type Band = { low: string; median: string; high: string; sample: number }
export type PriceStep = { from: string; to: string; won: number; answered: number }

export const priceHelpNeeds = {
  /** For a band. */
  prices: 5,
  /** Answered ones in each of the steps. */
  perStep: 5,
} as const

const stepCount = 3

/** The middle half of some amounts, each of them one that was really written. */
export function bandOf(amounts: readonly string[]): Band | null {
  if (amounts.length < priceHelpNeeds.prices) return null
  const sorted = amounts.toSorted((one, other) => Number(one) - Number(other))
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? ''
  return { low: at(0.25), median: at(0.5), high: at(0.75), sample: sorted.length }
}

/** Cheap, middle and dear, with as many answers in each; empty where there are too few of them. */
export function winsByPrice(past: readonly PastPrice[]): PriceStep[] {
  const answered = past
    .filter(({ outcome }) => outcome === 'won' || outcome === 'lost')
    .toSorted((one, other) => Number(one.price) - Number(other.price))
  if (answered.length < stepCount * priceHelpNeeds.perStep) return []
  return Array.from({ length: stepCount }, (_, step) => {
    const [from, to] = [step, step + 1].map((edge) => Math.round((edge * answered.length) / stepCount))
    const part = answered.slice(from, to)
    return {
      from: part[0]?.price ?? '',
      to: part.at(-1)?.price ?? '',
      won: part.filter(({ outcome }) => outcome === 'won').length,
      answered: part.length,
    }
  })
}

export type PriceHelp = {
  sold: Band | null
  won: Band | null
  bought: Band | null
  /** Of the won ones, in percent. */
  margin: Band | null
  wins: PriceStep[]
  won_count: number
  answered_count: number
  /** The dearest step that still wins as often as all of them together. */
  what_wins: PriceStep | null
}

export function priceHelp(past: readonly PastPrice[]): PriceHelp {
  const won = past.filter(({ outcome }) => outcome === 'won')
  const answered = past.filter(({ outcome }) => outcome === 'won' || outcome === 'lost')
  const wins = winsByPrice(past)
  const isGood = (step: PriceStep) => step.won * answered.length >= won.length * step.answered
  return {
    sold: bandOf(past.map(({ price }) => price)),
    won: bandOf(won.map(({ price }) => price)),
    bought: bandOf(past.flatMap(({ cost }) => cost ?? [])),
    margin: bandOf(won.flatMap(({ margin_pct }) => margin_pct ?? [])),
    wins,
    won_count: won.length,
    answered_count: answered.length,
    what_wins: won.length > 0 ? (wins.findLast(isGood) ?? null) : null,
  }
}
