/** The work queue: what the address asks for, and the answers to it. */
import type { Priority, WorkItem, WorkKind } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '#api.ts'
import { readChoice } from '#search-params.ts'
import { priorityWords, workKindWords } from '#workqueue/work.copy.ts'

/** Open work, and the two that matter within it; then what is done. */
const shows = ['open', 'overdue', 'mine', 'done'] as const
type Show = (typeof shows)[number]

export type AskedWork = { show: Show; kind: WorkKind | ''; priority: Priority | ''; search: string }

export const workKinds = Object.keys(workKindWords) as WorkKind[]
export const priorities = Object.keys(priorityWords) as Priority[]

/** An unknown value asks for nothing. */
export function useAskedWork(): AskedWork {
  const [params] = useSearchParams()
  return {
    show: readChoice<Show>(params, 'show', { options: shows }, 'open'),
    kind: readChoice<WorkKind | ''>(params, 'kind', { options: workKinds }, ''),
    priority: readChoice<Priority | ''>(params, 'priority', { options: priorities }, ''),
    search: params.get('search') ?? '',
  }
}

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
