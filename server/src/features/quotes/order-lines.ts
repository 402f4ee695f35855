/** The lines of a quick price: one for each part where a sea price has parts, otherwise one for the whole. */
import { orderParts } from '@kervan/domain/quotes/order-form.ts'
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { type ItemKind, itemKindWords } from '@kervan/domain/quotes/quote-options.ts'
import type { Currency } from '@kervan/domain/quotes/quote-sums.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { newId } from '#spine/database/new-id.ts'

type QuickPrice = Parameters<typeof orderParts>[0] & { title: string; quote_currency: Currency }

/** International carriage is exempt from VAT. */
export const carriageTaxCode = '311'

export function orderLines(form: QuickPrice, total: string): QuoteLine[] {
  const line = (kind: ItemKind, title: string, amount: string): QuoteLine => ({
    id: newId(),
    kind,
    title,
    description: '',
    quantity: '1',
    unit: 'shipment',
    unit_price: plainDecimal(amount),
    currency: form.quote_currency,
    is_optional: false,
    is_disbursement: false,
    tax_code: carriageTaxCode,
    unit_cost: null,
    cost_currency: form.quote_currency,
  })
  const parts = orderParts(form)
  if (parts.length === 0) return [line(form.shipment_type === 'sea' ? 'ocean' : 'freight', form.title, total)]
  return parts.map(([kind, amount]) => line(kind, itemKindWords[kind], amount))
}
