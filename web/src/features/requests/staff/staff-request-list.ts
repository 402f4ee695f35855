/** Fetches the office's list of requests and its counts. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { pageInput, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'

export type StaffRequestRow = NonNullable<ReturnType<typeof useStaffRequests>['data']>[number]

export function useStaffRequests(state: ListState) {
  const { status, overdue, customer } = state.filters
  return useInfiniteQuery(
    api.requests.staffList.infiniteOptions({
      input: (after: string | undefined) => ({
        ...pageInput(state, after),
        ...(status && { status: status as RequestStatus }),
        ...(overdue && { overdue: 'true' }),
        ...(customer && { customer_id: customer }),
      }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
}

const minute = 60_000

export function useStaffRequestCounts() {
  // A request becomes overdue as time passes, without an event.
  return useQuery(api.requests.staffCounts.queryOptions({ refetchInterval: minute }))
}
