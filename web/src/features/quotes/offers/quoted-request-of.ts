/** The request behind an offer, as far as the question for an answer needs it. */
import type { OfferSummary } from '@kervan/domain/quotes/offer.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import type { QuotedRequest } from '#features/requests/quoted-request.ts'

type Answered = Pick<
  OfferSummary,
  'id' | 'quote_no' | 'revision' | 'request_id' | 'title' | 'currency' | 'valid_until'
>

/** Only for one that can be answered; `total` is the price without options. */
export function quotedRequestOf(offer: Answered, total: string): QuotedRequest {
  return {
    id: offer.request_id ?? '',
    number: offerLabel(offer),
    title: offer.title,
    status: 'quoted',
    quote_id: offer.id,
    quote_amount: total,
    quote_currency: offer.currency,
    quote_valid_until: offer.valid_until,
  }
}
