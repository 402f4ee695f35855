/** What an analysis is made from: counted by the server, judged by the rules beside this file. Without zod. */
import type { MarketSource } from '#benchmark/benchmark.copy.ts'

export type MonthFacts = {
  month: string
  /** In whole dollars; null where there are too few quotes. */
  market: number | null
  /** How many quotes, and how many months before, the market's price is made from. */
  market_quotes: number
  market_months: number
  /** The median of what the customer was offered, in whole dollars. */
  own: number | null
  own_quotes: number
}

/** Of a customer on a lane, or of everybody on it. A figure without anything it could be made from is null. */
export type ServiceFacts = {
  won: number
  lost: number
  /** Hours from the request to the first price, on average. */
  answer_hours: number | null
  answers: number
  delivered: number
  on_time: number
  /** Days from departure to arrival, on average. */
  transit_days: number | null
  transits: number
  stars: number | null
  ratings: number
}

export type LaneFigure = 'on_time' | 'answer' | 'transit' | 'win_rate' | 'stars'

/** What an average of the lane has of others than the customer's own firm. */
export type OfOthers = { samples: number; firms: number }

export type LostPrice = { count: number; of: number }

export type BenchmarkFacts = {
  lane: string
  /** `40' standart veya yüksek konteyner başına`; empty where there is nothing to compare. */
  unit: string
  source: MarketSource
  /** Of an index: its name, where it is from and the day it was published. */
  index: { name: string; source: string; published_on: string } | null
  months: readonly MonthFacts[]
  own: ServiceFacts
  market: ServiceFacts
  others: Record<LaneFigure, OfOthers>
  /** Offers that the customer refused for their price, of all that they refused. */
  lost_for_price: LostPrice
}
