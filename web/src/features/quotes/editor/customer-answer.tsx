/** Why the customer has rejected the quote, or what they want changed, in their own words. */
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { useQuoteDocument } from '#features/quotes/editor/editor-context.ts'

export function CustomerAnswer() {
  const { rejection_reason, answer_note } = useQuoteDocument()
  if (!rejection_reason && !answer_note) return null
  return (
    <section aria-label="Müşterinin yanıtı" className="border-line border-t pt-4">
      <h2 className="font-normal text-13 text-muted">Müşterinin yanıtı</h2>
      {rejection_reason && <p className="font-medium">{rejectionReasonWords[rejection_reason]}</p>}
      {answer_note && <p className="whitespace-pre-line break-words">{answer_note}</p>}
    </section>
  )
}
