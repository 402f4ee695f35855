/** Fetches the customer's documents and how many there are of each type. */
import type { DocumentType, ReviewState } from '@kervan/domain/documents/document-kinds.ts'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'

export const documentOrders = ['name'] as const

type Scope = { search?: string; shipmentId?: string | null; requestId?: string | null }
type Wanted = Scope & {
  type?: DocumentType | null
  review?: ReviewState | null
  /** The newest first, unless by name. */
  sort?: (typeof documentOrders)[number] | null
}

export type OwnDocumentRow = NonNullable<ReturnType<typeof useOwnDocuments>['data']>[number]

const scopeOf = ({ search, shipmentId, requestId }: Scope) => ({
  ...(search && { search: shortened(search, 80) }),
  ...(shipmentId && { shipment_id: shipmentId }),
  ...(requestId && { request_id: requestId }),
})

export function useOwnDocuments({ type, review, sort, ...scope }: Wanted) {
  return useInfiniteQuery(
    api.documents.list.infiniteOptions({
      input: (place: Place) => ({
        ...place,
        ...scopeOf(scope),
        ...(type && { type }),
        ...(review && { review }),
        ...(sort && { sort }),
      }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
}

export function useDocumentCounts(scope: Scope) {
  return useQuery(
    api.documents.counts.queryOptions({ input: scopeOf(scope), placeholderData: keepPreviousData }),
  )
}
