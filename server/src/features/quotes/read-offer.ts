/** Reads an offer as its customer sees it. The reader's own rights decide whether there is one. */

import { fillClause } from '@kervan/domain/quotes/clauses.ts'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { offerBasis } from '@kervan/domain/quotes/offer-basis.ts'
import { type OfferStatus, withOptions } from '@kervan/domain/quotes/offer-options.ts'
import { lineSums, type PriceTerms, shownCurrencies, totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import { isFullTruck } from '@kervan/domain/requests/price-band-basis.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import { fieldsOf, itemOf, ratesOf } from '#features/quotes/quote-document.ts'
import { quoteItems } from '#features/quotes/quote-items.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { hasEvidence } from '#features/quotes/read-acceptance.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { asc, eq } from '#spine/database/drizzle.ts'

/** For staff also of a quote that is not sent yet, as a preview: its status is then `sent`, and it has no `sent_at`. */
export async function readOffer(db: Db, id: string): Promise<Offer | undefined> {
  const [[row], lines] = await Promise.all([selectQuote(db, id), selectLines(db, id)])
  if (!row) return undefined
  const { quote, has_evidence, request, representative } = row
  const terms: PriceTerms = {
    currency: quote.currency,
    tax_included: quote.tax_included,
    try_per: quote.fx_rates,
  }
  const { target_margin_pct: _, ...fields } = fieldsOf(quote, '0')
  const items = withSums(lines.map(itemOf), terms)
  const priced = withOptions(items, quote.accepted_options ?? [])
  const others = shownCurrencies(items, quote.currency).filter((currency) => currency !== quote.currency)
  return {
    ...fields,
    terms_conditions: fields.terms_conditions.map((clause) => fillClause(clause, fields)),
    id: quote.id,
    quote_no: quote.quote_no,
    revision: quote.revision,
    status: quote.sent_at ? (quote.status as OfferStatus) : 'sent',
    request_id: quote.request_id,
    request_number: request?.number ?? '',
    customer_id: quote.customer_id,
    title: quote.title || `${quote.pol} – ${quote.pod}`,
    shipment_type: quote.shipment_type,
    valid_until: quote.valid_until,
    sent_at: quote.sent_at,
    answered_at: quote.answered_at,
    basis: offerBasis({
      ...fields,
      request_weight: request?.estimated_weight ?? null,
      request_volume: request?.estimated_volume ?? null,
      full_truck: request !== null && isFullTruck(request),
    }),
    rates: ratesOf(quote),
    items,
    totals: [quote.currency, ...others].map((currency) => totalsIn(currency, priced, terms)),
    accepted_options: quote.accepted_options,
    has_evidence,
    is_newest: quote.superseded_by === null,
    rejection_reason: quote.rejection_reason,
    answer_note: quote.answer_note,
    representative: representative?.name ? representative : null,
  }
}

function selectQuote(db: Db, id: string) {
  return db
    .select({
      quote: quotes,
      has_evidence: hasEvidence(quotes.id),
      request: {
        number: requests.number,
        estimated_weight: requests.estimated_weight,
        estimated_volume: requests.estimated_volume,
        service_type: requests.service_type,
        cargo_details: requests.cargo_details,
      },
      representative: {
        name: representatives.name,
        email: representatives.email,
        phone: representatives.phone,
      },
    })
    .from(quotes)
    .leftJoin(requests, eq(requests.id, quotes.request_id))
    .leftJoin(profiles, eq(profiles.id, quotes.customer_id))
    .leftJoin(representatives, eq(representatives.id, profiles.assigned_to))
    .where(eq(quotes.id, id))
}

function selectLines(db: Db, quoteId: string) {
  return db
    .select()
    .from(quoteItems)
    .where(eq(quoteItems.quote_id, quoteId))
    .orderBy(asc(quoteItems.sort_order), asc(quoteItems.id))
}

function withSums(items: readonly ReturnType<typeof itemOf>[], terms: PriceTerms): Offer['items'] {
  const sums = lineSums(items, terms)
  return items.map((item, place) => ({ ...item, ...(sums[place] as (typeof sums)[number]) }))
}
