/** The filter of the work queue, read from the URL. */
import { shortened } from '@kervan/domain/values/shortened.ts'
import type { Priority, WorkKind } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { useSearchParams } from 'react-router'
import { priorityWords, workKindWords } from '#features/workqueue/work.copy.ts'
import { readChoice } from '#spine/addresses/search-params.ts'

/** `overdue` and `mine` are subsets of the open work. */
const shows = ['open', 'overdue', 'mine', 'done'] as const
type Show = (typeof shows)[number]

export type WorkFilter = { show: Show; kind: WorkKind | ''; priority: Priority | ''; search: string }

export const workKinds = Object.keys(workKindWords) as WorkKind[]
export const priorities = Object.keys(priorityWords) as Priority[]

export function useWorkFilter(): WorkFilter {
  return readWorkFilter(useSearchParams()[0])
}

/** Unknown values are ignored; a long search text is cut to what the server accepts. */
export function readWorkFilter(params: URLSearchParams): WorkFilter {
  return {
    show: readChoice(params, 'show', shows, 'open'),
    kind: readChoice(params, 'kind', workKinds, ''),
    priority: readChoice(params, 'priority', priorities, ''),
    search: shortened(params.get('search') ?? '', 80),
  }
}
