/** The office's list of requests: what the address asks for, and the answers to it. */
import { keysOf, type RequestStatus, requestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '#api.ts'

export type AskedRequests = {
  status: RequestStatus | null
  overdue: boolean
  search: string
  customer: string | null
}

export type StaffRequestRow = NonNullable<ReturnType<typeof useStaffRequests>['data']>[number]

const statuses = keysOf(requestStatusWords)

/** An unknown value asks for nothing. */
export function useAskedRequests(): AskedRequests {
  const [params] = useSearchParams()
  return {
    status: statuses.find((status) => status === params.get('status')) ?? null,
    overdue: params.has('overdue'),
    search: params.get('search') ?? '',
    customer: params.get('customer'),
  }
}

export function useStaffRequests({ status, overdue, search, customer }: AskedRequests) {
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
  // A request becomes overdue by waiting: no event tells of it.
  return useQuery(api.requests.staffCounts.queryOptions({ refetchInterval: minute }))
}
