/** The lines of an invented quote with what they cost us, its margin, and the events it has left. */
import { defaultClauses, defaultOutOfScope } from '@kervan/domain/quotes/clauses.ts'
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { marginOf } from '@kervan/domain/quotes/quote-margin.ts'
import type { PriceTerms } from '@kervan/domain/quotes/quote-sums.ts'
import type { Price } from '#assembly/demo/history/invented-price.ts'
import { orderLines } from '#features/quotes/order-lines.ts'
import type { quoteEvents } from '#features/quotes/quote-events.table.ts'
import type { quoteItemCosts } from '#features/quotes/quote-item-costs.table.ts'
import type { quoteItems } from '#features/quotes/quote-items.table.ts'
import type { quoteMargins } from '#features/quotes/quote-margins.table.ts'
import type { quotes } from '#features/quotes/quotes.table.ts'

export type Quote = typeof quotes.$inferInsert & { id: string; sent: number }
export type InventedLines = {
  items: (typeof quoteItems.$inferInsert)[]
  costs: (typeof quoteItemCosts.$inferInsert)[]
  margin: typeof quoteMargins.$inferInsert
}

export const inventedTerms = {
  terms_conditions: [...defaultClauses] as string[],
  out_of_scope: [...defaultOutOfScope] as string[],
  notes: '',
}
const target = '18'

/** The last digits of a random id: what is decided by them leaves the rest of the history as it was. */
export const luckOf = (id: string) => Number.parseInt(id.slice(-4), 16) / 0x1_0000

/** Most quotes earn 12 to 24 per cent, a few much less. */
function costOf(price: string, luck: number): string {
  const margin = luck < 0.06 ? 0.05 + luck : 0.12 + luck * 0.12
  return String(Math.round(Number(price) * (1 - margin)))
}

/** About every third quote offers insurance besides. Its id follows from another one, so that it draws no luck of the others'. */
function optionsOf([first]: readonly QuoteLine[], total: string, luck: number): QuoteLine[] {
  if (!first || luck > 0.35) return []
  const id = first.id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  const unit_price = String(Math.max(25, Math.round(Number(total) * 0.006)))
  const optional = {
    kind: 'insurance',
    title: 'Nakliyat sigortası',
    description: 'Yük bedelinin tamamı, ICC (A)',
  } as const
  return [{ ...first, ...optional, id, unit_price, is_optional: true }]
}

export function inventLines(
  quote: Pick<Quote, 'id' | 'currency' | 'title' | 'shipment_type'>,
  price: Price,
  terms: PriceTerms,
  newId: () => string,
): InventedLines {
  const luck = luckOf(quote.id)
  const fixed = orderLines(
    {
      ...price.costs,
      title: quote.title ?? '',
      shipment_type: quote.shipment_type,
      quote_currency: quote.currency,
    },
    price.total,
  ).map((line) => ({ ...line, id: newId() }))
  const lines = [...fixed, ...optionsOf(fixed, price.total, luck)].map((line) => ({
    ...line,
    unit_cost: costOf(line.unit_price, luck),
    tax_percent: '0',
  }))
  const { price: sold, cost, margin_percent, state } = marginOf(lines, terms, target)
  return {
    items: lines.map(({ unit_cost, cost_currency, ...item }, place) => ({
      ...item,
      quote_id: quote.id,
      sort_order: place,
    })),
    costs: lines.map(({ id, unit_cost, cost_currency }) => ({
      item_id: id,
      quote_id: quote.id,
      unit_cost,
      currency: cost_currency,
    })),
    margin: {
      quote_id: quote.id,
      target_margin_pct: target,
      price_amount: sold,
      cost_amount: cost,
      margin_pct: margin_percent,
      state,
    },
  }
}

/** Of some that were seen and have no answer yet, the customer was asked a little later. */
export const calledAt = ({ quote_no, status, viewed_at }: Quote) =>
  status === 'viewed' && viewed_at && Number(quote_no?.slice(-1)) % 3 === 0
    ? new Date(Date.parse(viewed_at) + 60_000).toISOString()
    : null

export const callAboutOffer = { outcome: 'reached', text: 'Bu hafta karar verecek.' } as const

/** What every quote of the past leaves: made, sent, seen, and won or lost. */
export function eventsOfQuote(
  quote: Quote,
  staffName: string,
  customerName: string,
): (typeof quoteEvents.$inferInsert)[] {
  const meta = { total: quote.total_amount, currency: quote.currency, fx_source: quote.fx_source }
  const event = (kind: string, created_at: string | null | undefined, actor_name: string, details = {}) =>
    created_at ? [{ quote_id: quote.id, event: kind, created_at, actor_name, meta: details }] : []
  const answer = { accepted: 'won', rejected: 'lost', revision_requested: 'revision_requested' }[
    quote.status as string
  ]
  return [
    ...event('created', quote.created_at, staffName, meta),
    ...event('sent_email', quote.sent_at, staffName, { ...meta, email: quote.customer_email }),
    ...event('viewed', quote.viewed_at, customerName),
    ...event('called', calledAt(quote), staffName, {
      outcome: callAboutOffer.outcome,
      note: callAboutOffer.text,
    }),
    ...(answer ? event(answer, quote.answered_at, customerName) : []),
  ]
}
