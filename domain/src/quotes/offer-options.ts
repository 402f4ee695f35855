/** The words of an offer, as its customer reads them, and the optional items they choose. Without zod. */
import { type PriceTerms, type SummedItem, type Totals, totalsIn } from '#quotes/quote-sums.ts'

export const offerStatuses = [
  'sent',
  'viewed',
  'revision_requested',
  'accepted',
  'rejected',
  'expired',
  'superseded',
] as const
export type OfferStatus = (typeof offerStatuses)[number]

export const offerStatusWords = {
  sent: 'İnceleniyor',
  viewed: 'İnceleniyor',
  revision_requested: 'Revize istendi',
  accepted: 'Onaylandı',
  rejected: 'Reddedildi',
  expired: 'Süresi doldu',
  superseded: 'Yenilendi',
} as const satisfies Record<OfferStatus, string>

export const offerOrientations = ['portrait', 'landscape'] as const
export type OfferOrientation = (typeof offerOrientations)[number]

/** The items as they are once the chosen optional ones are part of the price; an id that is not an optional item is ignored. */
export function withOptions<Item extends SummedItem & { id: string }>(
  items: readonly Item[],
  chosen: readonly string[],
): Item[] {
  const ids = new Set(chosen)
  return items.map((item) => (item.is_optional && ids.has(item.id) ? { ...item, is_optional: false } : item))
}

/** What the customer pays when they accept with these options. */
export function totalsWith(
  items: readonly (SummedItem & { id: string })[],
  terms: PriceTerms,
  chosen: readonly string[],
): Totals {
  return totalsIn(terms.currency, withOptions(items, chosen), terms)
}
