/** Which work the address asks for. */
import { shortened } from '@kervan/domain/values/shortened.ts'
import type { Priority, WorkKind } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { useSearchParams } from 'react-router'
import { priorityWords, workKindWords } from '#features/workqueue/work.copy.ts'
import { readChoice } from '#spine/addresses/search-params.ts'

/** Open work, and the two that matter within it; then what is done. */
const shows = ['open', 'overdue', 'mine', 'done'] as const
type Show = (typeof shows)[number]

export type AskedWork = { show: Show; kind: WorkKind | ''; priority: Priority | ''; search: string }

export const workKinds = Object.keys(workKindWords) as WorkKind[]
export const priorities = Object.keys(priorityWords) as Priority[]

export function useAskedWork(): AskedWork {
  return readAskedWork(useSearchParams()[0])
}

/** An unknown value asks for nothing; of a long text its beginning is searched for, which is what the server takes. */
export function readAskedWork(params: URLSearchParams): AskedWork {
  return {
    show: readChoice(params, 'show', shows, 'open'),
    kind: readChoice(params, 'kind', workKinds, ''),
    priority: readChoice(params, 'priority', priorities, ''),
    search: shortened(params.get('search') ?? '', 80),
  }
}
