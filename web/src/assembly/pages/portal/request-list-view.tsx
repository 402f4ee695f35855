/** The customer's requests, with what quotes and documents add to them: which offer the price is, its answer, and the papers. */
import { OwnMatterDocuments } from '#features/documents/own-matter-documents.tsx'
import { useAnswerQuote } from '#features/quotes/answers/answer-quote.tsx'
import { OfferStrip } from '#features/quotes/offers/offer-strip.tsx'
import { RequestHistory } from '#features/quotes/offers/request-history.tsx'
import { RequestsView } from '#features/requests/requests-view.tsx'

export function RequestListView() {
  const { ask, dialog } = useAnswerQuote()
  return (
    <>
      <RequestsView
        onAnswer={ask}
        offerOf={(quoteId) => <OfferStrip quoteId={quoteId} />}
        historyOf={(request) => <RequestHistory request={request} />}
        documentsOf={(requestId) => <OwnMatterDocuments of={{ requestId }} />}
      />
      {dialog}
    </>
  )
}
