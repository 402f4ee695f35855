/** Fetches the work queue and its counts. */
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { WorkFilter } from '#features/workqueue/work-filter.ts'
import { api } from '#spine/api/api.ts'

const everything: WorkFilter = { show: 'open', kind: '', priority: '', search: '' }

export function useWork({ show, kind, priority, search }: WorkFilter = everything) {
  const status: WorkItem['status'] = show === 'done' ? 'done' : 'open'
  return useInfiniteQuery(
    api.workqueue.list.infiniteOptions({
      input: (after: string | undefined) => ({
        status,
        ...(show === 'overdue' && { overdue: 'true' }),
        ...(show === 'mine' && { mine: 'true' }),
        ...(kind && { kind }),
        ...(priority && { priority }),
        ...(search && { search }),
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

export function useWorkCounts() {
  // Work becomes overdue as time passes, without an event.
  return useQuery(api.workqueue.counts.queryOptions({ refetchInterval: minute }))
}
