/** Fetches the office's list of requests and its counts. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { useQuery } from '@tanstack/react-query'
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

function filtersOf({ filters: { status, overdue, customer } }: ListState) {
  return {
    ...(status && { status: status as RequestStatus }),
    ...(overdue && { overdue: 'true' }),
    ...(customer && { customer_id: customer }),
  }
}

/** What an export of the list is sent. */
export function staffRequestInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

const minute = 60_000

export function useStaffRequestCounts() {
  // A request becomes overdue as time passes, without an event.
  return useQuery(api.requests.staffCounts.queryOptions({ refetchInterval: minute }))
}
