/** Fetches the work queue and its counts. */
import type { Priority, WorkItem, WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

const minute = 60_000
const early = 50

/**
 * Work becomes urgent, overdue and awake as time passes, without an event. All that shows it is read again in the same moment of each
 * minute, so that rows and counts agree.
 */
export const eachMinute = () => {
  const left = minute - (performance.now() % minute)
  // A timer may ring that much early, and for less than a millisecond at once: this moment is read already.
  return left < early ? left + minute : left
}

/** For the office's home page, which shows the most urgent ones. */
const everything: ListState = { search: '', sort: null, columns: [], filters: {} }

export function useWork(state: ListState = everything) {
  return useListPages(
    api.workqueue.list.infiniteOptions({
      input: (place: Place) => ({
        ...pageInput(state, place),
        ...(state === everything && { limit: 20 }),
        ...filtersOf(state),
      }),
      ...pageOptions,
    }),
    { refetchInterval: eachMinute },
  )
}

function filtersOf({ filters: { show, kind, priority, due } }: ListState) {
  const status: WorkItem['status'] = show === 'done' ? 'done' : 'open'
  return {
    status,
    ...(show === 'overdue' && { overdue: 'true' }),
    ...(show === 'mine' && { mine: 'true' }),
    ...(show === 'unassigned' && { unassigned: 'true' }),
    ...(status === 'open' && { snoozed: show === 'snoozed' ? 'true' : 'false' }),
    ...(due && { due_on: due }),
    ...(kind && { kind: kind as WorkKind }),
    ...(priority && { priority: priority as Priority }),
  }
}

/** Of what is urgent the item that is due first; what is marked urgent may be due after what is not. */
export function useFirstUrgent(enabled: boolean): WorkItem | undefined {
  const urgent = useQuery(
    api.workqueue.list.queryOptions({
      input: { limit: 1, status: 'open', snoozed: 'false', priority: 'urgent' },
      enabled,
      refetchInterval: eachMinute,
    }),
  )
  return enabled ? urgent.data?.items[0] : undefined
}

/** How pressing the open work of some requests is, by the request. Others than these have none. */
export function useRequestPriorities(requestIds: readonly string[]): ReadonlyMap<string | null, Priority> {
  const { data } = useQuery(
    api.workqueue.list.queryOptions({
      input: { limit: requestIds.length, status: 'open', request_ids: requestIds.join(',') },
      enabled: requestIds.length > 0,
      refetchInterval: eachMinute,
      placeholderData: keepPreviousData,
    }),
  )
  return new Map(data?.items.map(({ request_id, priority }) => [request_id, priority]))
}

/** What an export of the queue is sent. */
export function workInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

/** Of all work, or of that among which a list is filtered. */
export function useWorkCounts({ search, filters: { kind, priority, due } }: ListState = everything) {
  return useQuery(
    api.workqueue.counts.queryOptions({
      input: {
        ...(search && { search }),
        ...(kind && { kind: kind as WorkKind }),
        ...(priority && { priority: priority as Priority }),
        ...(due && { due_on: due }),
      },
      refetchInterval: eachMinute,
      placeholderData: keepPreviousData,
    }),
  )
}
