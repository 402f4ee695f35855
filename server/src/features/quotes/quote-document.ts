/** Reads a whole quote for the office: its fields, its lines with their costs, and the sums that follow. */

import { withOptions } from '@kervan/domain/quotes/offer-options.ts'
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { marginOf } from '@kervan/domain/quotes/quote-margin.ts'
import { type PriceTerms, shownCurrencies, totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import type { FrozenRates } from '@kervan/domain/rates/frozen-rates.ts'
import { isFullTruck } from '@kervan/domain/requests/price-band-basis.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { users } from '#features/auth/users.table.ts'
import { quoteItemCosts } from '#features/quotes/quote-item-costs.table.ts'
import { quoteItems } from '#features/quotes/quote-items.table.ts'
import { quoteMargins } from '#features/quotes/quote-margins.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { hasEvidence } from '#features/quotes/read-acceptance.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { alias, asc, eq, sql } from '#spine/database/drizzle.ts'

export type StoredLine = QuoteLine & { tax_percent: string }
export type StoredQuote = Omit<QuoteDocument, 'items' | 'totals' | 'margin'> & { items: StoredLine[] }

const maker = alias(users, 'maker')
const saver = alias(users, 'saver')

/** Nothing where it does not exist. Send both statements in one turn: they are one round trip. */
export async function readQuote(db: Db, id: string): Promise<StoredQuote | undefined> {
  const [[row], lines] = await Promise.all([selectQuote(db, id), selectLines(db, id)])
  if (!row) return undefined
  const { quote, has_evidence, target_margin_pct, request, created_by_name, updated_by_name } = row
  return {
    ...fieldsOf(quote, target_margin_pct ?? '0'),
    id: quote.id,
    quote_no: quote.quote_no,
    revision: quote.revision,
    status: quote.status,
    version: quote.version,
    customer_id: quote.customer_id,
    request_id: quote.request_id,
    request_number: request?.number ?? '',
    request_weight: request?.weight ?? null,
    request_volume: request?.volume ?? null,
    full_truck: request !== null && isFullTruck(request),
    delivery_mode: request?.delivery_mode ?? '',
    origin_country_code: quote.origin_country_code,
    destination_country_code: quote.destination_country_code,
    valid_until: quote.valid_until,
    sent_at: quote.sent_at,
    accepted_options: quote.accepted_options,
    has_evidence,
    rejection_reason: quote.rejection_reason,
    answer_note: quote.answer_note,
    created_at: quote.created_at,
    created_by_name: created_by_name ?? '',
    updated_at: quote.updated_at,
    updated_by_name: updated_by_name ?? created_by_name ?? '',
    rates: ratesOf(quote),
    items: lines.map(lineOf),
  }
}

function selectQuote(db: Db, id: string) {
  return db
    .select({
      quote: quotes,
      has_evidence: hasEvidence(quotes.id),
      target_margin_pct: quoteMargins.target_margin_pct,
      request: {
        number: requests.number,
        weight: requests.estimated_weight,
        volume: requests.estimated_volume,
        delivery_mode: requests.delivery_mode,
        service_type: requests.service_type,
        cargo_details: requests.cargo_details,
      },
      created_by_name: maker.name,
      updated_by_name: saver.name,
    })
    .from(quotes)
    .leftJoin(quoteMargins, eq(quoteMargins.quote_id, quotes.id))
    .leftJoin(requests, eq(requests.id, quotes.request_id))
    .leftJoin(maker, eq(maker.id, quotes.created_by))
    .leftJoin(saver, eq(saver.id, quotes.updated_by))
    .where(eq(quotes.id, id))
}

function selectLines(db: Db, quoteId: string) {
  return db
    .select({
      item: quoteItems,
      unit_cost: quoteItemCosts.unit_cost,
      cost_currency: sql<
        QuoteLine['cost_currency']
      >`coalesce(${quoteItemCosts.currency}, ${quoteItems.currency})`,
    })
    .from(quoteItems)
    .leftJoin(quoteItemCosts, eq(quoteItemCosts.item_id, quoteItems.id))
    .where(eq(quoteItems.quote_id, quoteId))
    .orderBy(asc(quoteItems.sort_order), asc(quoteItems.id))
}

export function fieldsOf(quote: typeof quotes.$inferSelect, target: string): QuoteFields {
  return {
    customer_name: quote.customer_name,
    customer_tax_no: quote.customer_tax_no,
    customer_email: quote.customer_email,
    customer_phone: quote.customer_phone,
    customer_address: quote.customer_address,
    customer_timezone: quote.customer_timezone,
    transport_mode: quote.transport_mode,
    incoterm: quote.incoterm,
    container_type: quote.container_type,
    container_qty: quote.container_qty,
    pol: quote.pol,
    pod: quote.pod,
    etd: quote.etd,
    eta: quote.eta,
    cargo_type: quote.cargo_type,
    hs_code: quote.hs_code,
    cargo_details: quote.cargo_details,
    payment_term: quote.payment_term,
    currency: quote.currency,
    validity_days: quote.validity_days,
    tax_included: quote.tax_included,
    target_margin_pct: plainDecimal(target),
    terms_conditions: quote.terms_conditions,
    out_of_scope: quote.out_of_scope,
    notes: quote.notes,
  }
}

export function ratesOf(quote: typeof quotes.$inferSelect): FrozenRates {
  return {
    source: quote.fx_source,
    date: quote.fx_date,
    bulletin_no: quote.fx_bulletin_no,
    try_per: quote.fx_rates,
  }
}

type SelectedLine = Awaited<ReturnType<typeof selectLines>>[number]

function lineOf({ item, unit_cost, cost_currency }: SelectedLine): StoredLine {
  return {
    ...itemOf(item),
    is_disbursement: item.is_disbursement,
    unit_cost: unit_cost === null ? null : plainDecimal(unit_cost),
    cost_currency,
  }
}

/** What the customer may read of it too. */
export function itemOf(item: typeof quoteItems.$inferSelect) {
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    description: item.description,
    quantity: plainDecimal(item.quantity),
    unit: item.unit,
    unit_price: plainDecimal(item.unit_price),
    currency: item.currency,
    is_optional: item.is_optional,
    tax_code: item.tax_code,
    tax_percent: plainDecimal(item.tax_percent),
  }
}

/** What the sums are computed with. */
export function termsOf(quote: Pick<StoredQuote, 'currency' | 'tax_included' | 'rates'>): PriceTerms {
  return { currency: quote.currency, tax_included: quote.tax_included, try_per: quote.rates.try_per }
}

/** With the sums: the quote's own currency first. What the customer has chosen is part of the total, but not of the margin that was planned. */
export function toDocument(quote: StoredQuote): QuoteDocument {
  const terms = termsOf(quote)
  const items = withOptions(quote.items, quote.accepted_options ?? [])
  const others = shownCurrencies(items, quote.currency).filter((currency) => currency !== quote.currency)
  return {
    ...quote,
    totals: [quote.currency, ...others].map((currency) => totalsIn(currency, items, terms)),
    margin: marginOf(quote.items, terms, quote.target_margin_pct),
  }
}
