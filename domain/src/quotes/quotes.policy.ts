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
  'superseded',
] as const
/** A request has at most one quote that its customer can answer, and at most one that staff still work on. */
export const openStatuses = ['sent', 'viewed'] as const satisfies readonly QuoteStatus[]
export const unsentStatuses = [
  'draft',
  'under_review',
  'pricing',
  'ready',
] as const satisfies readonly QuoteStatus[]
/** What has reached its customer may be offered again, better; a superseded one has its successor already. */
export const revisableStatuses = [
  'sent',
  'viewed',
  'revision_requested',
  'accepted',
  'rejected',
  'expired',
] as const satisfies readonly QuoteStatus[]
export type UnsentStatus = (typeof unsentStatuses)[number]
export type QuoteStatus = (typeof quoteStatuses)[number]

/** A quote is valid up to and including its last moment. */
export function isExpired(validUntil: Date, now: Date): boolean {
  return validUntil.getTime() < now.getTime()
}

/** A price band needs at least so many won quotes and customers (people of one organisation are one), so that nobody's own price can be inferred. */
export const bandNeeds = { quotes: 5, customers: 3 } as const
