/** Fetches the office's list of requests and its counts. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { StaffRequestFilter } from '#features/requests/staff/staff-request-filter.ts'
import { api } from '#spine/api/api.ts'

export type StaffRequestRow = NonNullable<ReturnType<typeof useStaffRequests>['data']>[number]

export function useStaffRequests({ status, overdue, search, customer }: StaffRequestFilter) {
  return useInfiniteQuery(
    api.requests.staffList.infiniteOptions({
      input: (after: string | undefined) => ({
        ...(status && { status }),
        ...(overdue && { overdue: 'true' }),
        ...(search && { search }),
        ...(customer && { customer_id: customer }),
        ...(after && { after }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
    }),
  )
}

const minute = 60_000

export function useStaffRequestCounts() {
  // A request becomes overdue as time passes, without an event.
  return useQuery(api.requests.staffCounts.queryOptions({ refetchInterval: minute }))
}
