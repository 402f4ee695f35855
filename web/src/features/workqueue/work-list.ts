/** The work queue: the answers to what the address asks for. */
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AskedWork } from '#features/workqueue/asked-work.ts'
import { api } from '#spine/api/api.ts'

const everything: AskedWork = { show: 'open', kind: '', priority: '', search: '' }

export function useWork({ show, kind, priority, search }: AskedWork = everything) {
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
  // Work becomes overdue by waiting: no event tells of it.
  return useQuery(api.workqueue.counts.queryOptions({ refetchInterval: minute }))
}
