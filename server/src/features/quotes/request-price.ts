/** What a request carries of its newest sent quote: the total with currency, validity and notes, and the parts of a sea price. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import type { ItemKind } from '@kervan/domain/quotes/quote-options.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'

type Part = 'freight_cost' | 'baf_cost' | 'caf_cost' | 'demurrage_cost'

const partOf: Partial<Record<ItemKind, Part>> = {
  ocean: 'freight_cost',
  freight: 'freight_cost',
  baf: 'baf_cost',
  caf: 'caf_cost',
  demurrage: 'demurrage_cost',
}
const parts = ['freight_cost', 'baf_cost', 'caf_cost', 'demurrage_cost'] as const

type Priced = Pick<Offer, 'id' | 'totals' | 'currency' | 'valid_until' | 'notes' | 'items' | 'shipment_type'>

export function requestPrice(offer: Priced) {
  const total = offer.totals[0]?.total ?? '0.00'
  return {
    quote_id: offer.id,
    quote_amount: total,
    quote_currency: offer.currency,
    quote_valid_until: offer.valid_until,
    quote_notes: offer.notes,
    pricing_status: null,
    ...costsOf(offer, total),
  }
}

/** In the quote's currency. What is none of the known parts, tax included, is `other_costs`, so that all of them are the total. */
function costsOf({ items, shipment_type }: Priced, total: string) {
  const sums = { freight_cost: 0n, baf_cost: 0n, caf_cost: 0n, demurrage_cost: 0n }
  if (shipment_type === 'sea')
    for (const { kind, is_optional, converted } of items) {
      const part = partOf[kind]
      if (part && !is_optional) sums[part] += decimalUnits(converted, 2)
    }
  const known = parts.reduce((sum, part) => sum + sums[part], 0n)
  const rest = shipment_type === 'sea' ? decimalUnits(total, 2) - known : 0n
  const amount = (units: bigint) => (units > 0n ? decimalOfUnits(units, 2) : null)
  return {
    freight_cost: amount(sums.freight_cost),
    baf_cost: amount(sums.baf_cost),
    caf_cost: amount(sums.caf_cost),
    demurrage_cost: amount(sums.demurrage_cost),
    other_costs: amount(rest),
  }
}
