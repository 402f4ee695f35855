/** The price of a load: the lane's usual price, a little up or down, in whole amounts of money. */
import type { Currency } from '@kervan/domain/values/money.ts'
import type { InventedRequest } from '#assembly/demo/history/invented-request.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'

export type Price = {
  currency: Currency
  total: string
  costs: Record<'freight_cost' | 'baf_cost' | 'caf_cost' | 'demurrage_cost' | 'other_costs', string | null>
}

const yearMs = 365 * 86_400_000
const lira = 49
const smallest = 140
/** Out of Türkiye ships sail emptier. */
const outward = 0.78
const size = (words: string) => (words.includes('20GP') ? 0.68 : words.includes('40RF') ? 1.35 : 1)
const money = (whole: number) => `${whole}.00`

export function inventPrice(random: Random, { inquiry, load, request }: InventedRequest): Price {
  const { lane, inward, at, mode } = inquiry
  const season = 1 + 0.05 * Math.sin((2 * Math.PI * at) / yearMs)
  const usual = (lane.price[mode] ?? 0) * load.units * size(load.words) * (inward ? 1 : outward)
  const inLira = lane.currency === 'EUR' && inquiry.customer.paysInLira
  const exact = Math.max(smallest, usual * season * random.between(0.9, 1.12)) * (inLira ? lira : 1)
  const total = Math.round(exact / 5) * 5
  return {
    currency: inLira ? 'TRY' : lane.currency,
    total: money(total),
    costs: request.shipment_type === 'sea' ? seaCosts(total) : noCosts,
  }
}

const noCosts = {
  freight_cost: null,
  baf_cost: null,
  caf_cost: null,
  demurrage_cost: null,
  other_costs: null,
}

/** Only by sea is a price made of parts, and they add up to it. */
function seaCosts(total: number): Price['costs'] {
  const [baf, caf, other] = [Math.round(total * 0.11), Math.round(total * 0.03), Math.round(total * 0.06)]
  return {
    ...noCosts,
    freight_cost: money(total - baf - caf - other),
    baf_cost: money(baf),
    caf_cost: money(caf),
    other_costs: money(other),
  }
}
