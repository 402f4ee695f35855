/** The states of a quote. */
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

/** A quote is valid up to and including its last moment. */
export function isExpired(validUntil: Date, now: Date): boolean {
  return validUntil.getTime() < now.getTime()
}

/** A price band needs at least so many won quotes and customers, so that nobody's own price can be inferred. */
export const bandNeeds = { quotes: 5, customers: 3 } as const
