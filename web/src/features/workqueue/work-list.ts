/** Fetches the work queue and its counts. */
import type { Priority, WorkItem, WorkKind } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { pageInput, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'

/** For the office's home page, which shows the most urgent ones. */
const everything: ListState = { search: '', sort: null, columns: [], filters: {} }

export function useWork(state: ListState = everything) {
  const { show, kind, priority } = state.filters
  const status: WorkItem['status'] = show === 'done' ? 'done' : 'open'
  return useInfiniteQuery(
    api.workqueue.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...pageInput(state, after),
        ...(state === everything && { limit: 20 }),
        status,
        ...(show === 'overdue' && { overdue: 'true' }),
        ...(show === 'mine' && { mine: 'true' }),
        ...(kind && { kind: kind as WorkKind }),
        ...(priority && { priority: priority as Priority }),
      }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
}

const minute = 60_000

export function useWorkCounts() {
  // Work becomes overdue as time passes, without an event.
  return useQuery(api.workqueue.counts.queryOptions({ refetchInterval: minute }))
}
