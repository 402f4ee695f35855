/** New lines of a quote: one of the catalogue with its usual values, or an empty one. */
import { chargedQuantity } from '@kervan/domain/quotes/charged-quantity.ts'
import type { Charge, PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'

export function lineOfCharge(charge: Charge, fields: QuoteFields): QuoteLine {
  const { kind, title, unit, currency, unit_price, unit_cost, tax_code, is_disbursement } = charge
  return {
    id: randomKey(),
    kind,
    title,
    description: '',
    quantity: chargedQuantity(unit, fields),
    unit,
    unit_price: unit_price ?? '0',
    currency,
    is_optional: false,
    is_disbursement,
    tax_code,
    unit_cost,
    cost_currency: currency,
  }
}

/** Taxed as the line before it, or as the first code of the list. */
export function emptyLine(
  title: string,
  fields: QuoteFields,
  lines: readonly QuoteLine[],
  basis: PricingBasis,
): QuoteLine {
  return {
    id: randomKey(),
    kind: fields.transport_mode.startsWith('sea') && lines.length === 0 ? 'ocean' : 'add_on',
    title,
    description: '',
    quantity: '1',
    unit: 'shipment',
    unit_price: '0',
    currency: fields.currency,
    is_optional: false,
    is_disbursement: false,
    tax_code: lines.at(-1)?.tax_code ?? basis.tax_codes[0]?.code ?? '',
    unit_cost: null,
    cost_currency: fields.currency,
  }
}
