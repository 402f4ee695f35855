/** Fetches the work queue and its counts. */
import type { Priority, WorkItem, WorkKind } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, pageInput, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'

/** For the office's home page, which shows the most urgent ones. */
const everything: ListState = { search: '', sort: null, columns: [], filters: {} }

export function useWork(state: ListState = everything) {
  return useInfiniteQuery(
    api.workqueue.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...pageInput(state, after),
        ...(state === everything && { limit: 20 }),
        ...filtersOf(state),
      }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
}

function filtersOf({ filters: { show, kind, priority } }: ListState) {
  const status: WorkItem['status'] = show === 'done' ? 'done' : 'open'
  return {
    status,
    ...(show === 'overdue' && { overdue: 'true' }),
    ...(show === 'mine' && { mine: 'true' }),
    ...(kind && { kind: kind as WorkKind }),
    ...(priority && { priority: priority as Priority }),
  }
}

/** What an export of the queue is sent. */
export function workInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

const minute = 60_000

export function useWorkCounts() {
  // Work becomes overdue as time passes, without an event.
  return useQuery(api.workqueue.counts.queryOptions({ refetchInterval: minute }))
}
