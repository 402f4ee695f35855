/** The life of a quote: one state machine, two vocabularies. */
export const quoteStatuses = [
  'draft',
  'under_review',
  'pricing',
  'ready',
  'sent',
  'viewed',
  'revision_requested',
  'accepted',
  'rejected',
  'expired',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Only these wait for the customer's word. */
const answerable: readonly QuoteStatus[] = ['sent', 'viewed']

export function mayBeAnswered(status: QuoteStatus): boolean {
  return answerable.includes(status)
}

/** Valid through its last moment. */
export function isExpired(validUntil: Date, now: Date): boolean {
  return validUntil.getTime() < now.getTime()
}

/** Other customers' prices are shown only where nobody's own price can be told from them. */
export const bandNeeds = { quotes: 5, customers: 3 } as const
