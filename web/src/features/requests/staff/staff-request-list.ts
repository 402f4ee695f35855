/** Fetches the office's list of requests and its counts. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

export type StaffRequestRow = NonNullable<ReturnType<typeof useStaffRequests>['data']>[number]

export function useStaffRequests(state: ListState) {
  return useListPages(
    api.requests.staffList.infiniteOptions({
      input: (place: Place) => ({
        ...pageInput(state, place),
        ...filtersOf(state),
      }),
      ...pageOptions,
    }),
  )
}

function filtersOf({ filters: { status, since, overdue, customer } }: ListState) {
  return {
    ...(status && { status: status as RequestStatus }),
    ...(since && { since }),
    ...(overdue && { overdue: 'true' }),
    ...(customer && { customer_id: customer }),
  }
}

/** What an export of the list is sent. */
export function staffRequestInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

const minute = 60_000

/** Of all requests, or of those among which a list is filtered. */
export function useStaffRequestCounts(state?: ListState) {
  const search = state?.search
  const customer = state?.filters.customer
  return useQuery(
    api.requests.staffCounts.queryOptions({
      input: { ...(search && { search }), ...(customer && { customer_id: customer }) },
      // A request becomes overdue as time passes, without an event.
      refetchInterval: minute,
      placeholderData: keepPreviousData,
    }),
  )
}
