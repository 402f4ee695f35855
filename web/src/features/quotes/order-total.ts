/** The price of a draft; null where no valid amount has been typed. */
import { orderTotal } from '@kervan/domain/quotes/order-form.ts'
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'
import { costFields, type OrderDraft } from '#features/quotes/order-draft.ts'
import { readAmount } from '#features/quotes/typed-amount.ts'

const amountOf = (typed: string) => readAmount(typed).value

export function draftTotal(draft: OrderDraft): string | null {
  const total = orderTotal({
    shipment_type: draft.shipment_type as ShipmentType,
    quote_amount: amountOf(draft.quote_amount),
    freight_cost: amountOf(draft.freight_cost),
    baf_cost: amountOf(draft.baf_cost),
    caf_cost: amountOf(draft.caf_cost),
    demurrage_cost: amountOf(draft.demurrage_cost),
    other_costs: amountOf(draft.other_costs),
  })
  return total && /[1-9]/.test(total) ? total : null
}

/** A sea order with at least one cost part: its amount is their sum. */
export function hasCostParts(draft: OrderDraft): boolean {
  return draft.shipment_type === 'sea' && costFields.some((field) => amountOf(draft[field]) !== null)
}
