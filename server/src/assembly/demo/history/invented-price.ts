/** The price of a load: the lane's usual price, a little up or down, in whole amounts of money. */
import { type BandBasis, bandBasisOf } from '@kervan/domain/requests/price-band-basis.ts'
import type { Currency } from '@kervan/domain/values/money.ts'
import type { Load } from '#assembly/demo/history/invented-load.ts'
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
/** What a box costs beside a 40HC. */
const boxes: Record<string, number> = { '20GP': 0.68, '40GP': 0.97, '40RF': 1.85 }
/** What a kilogram costs in each weight break beside one of 300 to 500. */
const breaks: Partial<Record<BandBasis, number>> = {
  air_45: 1.6,
  air_100: 1.3,
  air_300: 1.12,
  air_1000: 0.94,
  air_over: 0.88,
}

/** The usual price is that of a 40HC, of a kilogram among many, of a whole truck. */
function dearness({ mode, units, cargo }: Load): number {
  const [box] = cargo.container_details
  if (box) return boxes[box.type] ?? 1
  const basis = bandBasisOf({ transport_mode: mode, chargeable_kg: units })
  return (mode === 'air' && basis && breaks[basis]) || 1
}

const money = (whole: number) => `${whole}.00`

export function inventPrice(random: Random, { inquiry, load, request }: InventedRequest): Price {
  const { lane, inward, at, mode } = inquiry
  const season = 1 + 0.05 * Math.sin((2 * Math.PI * at) / yearMs)
  const usual = (lane.price[mode] ?? 0) * load.units * dearness(load) * (inward ? 1 : outward)
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
