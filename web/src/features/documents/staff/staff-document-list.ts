/** Fetches the office's list of all documents and its counts. */
import type { StaffDocumentListInput } from '@kervan/domain/documents/document.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

export type StaffDocumentRow = NonNullable<ReturnType<typeof useStaffDocuments>['data']>[number]
type Filters = StaffDocumentListInput

export function useStaffDocuments(state: ListState) {
  return useListPages(
    api.documents.staff.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

const scopeOf = ({ filters: { customer } }: ListState) => ({ ...(customer && { customer_id: customer }) })

function filtersOf(state: ListState) {
  const { type, review, visibility } = state.filters
  return {
    ...scopeOf(state),
    ...(type && { type: type as NonNullable<Filters['type']> }),
    ...(review && { review: review as NonNullable<Filters['review']> }),
    ...(visibility && { visibility: visibility as NonNullable<Filters['visibility']> }),
  }
}

/** What an export of the list is sent. */
export function staffDocumentInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

/** Of those among which the list is filtered. */
export function useStaffDocumentCounts(state: ListState) {
  const { search } = state
  return useQuery(
    api.documents.staff.counts.queryOptions({
      input: { ...(search && { search }), ...scopeOf(state) },
      placeholderData: keepPreviousData,
    }),
  )
}
