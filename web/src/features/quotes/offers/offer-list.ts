/** Fetches the customer's offers and how many each filter shows. */
import type { OfferGroup } from '@kervan/domain/quotes/offer-state.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'

export function useOffers(group: OfferGroup | null) {
  return useInfiniteQuery(
    api.quotes.offers.list.infiniteOptions({
      input: (place: Place) => ({ ...(group && { group }), ...place }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
}

export function useOfferCounts() {
  return useQuery(api.quotes.offers.counts.queryOptions())
}
