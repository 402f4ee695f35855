/** The customer's requests, with what quotes add to them: which offer the price is, and its answer. */
import { useAnswerQuote } from '#features/quotes/answers/answer-quote.tsx'
import { OfferStrip } from '#features/quotes/offers/offer-strip.tsx'
import { RequestsView } from '#features/requests/requests-view.tsx'

export function RequestListView() {
  const { ask, dialog } = useAnswerQuote()
  return (
    <>
      <RequestsView onAnswer={ask} offerOf={(quoteId) => <OfferStrip quoteId={quoteId} />} />
      {dialog}
    </>
  )
}
