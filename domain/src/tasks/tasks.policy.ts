/** What can be done with a task in which state; asked by the server and by the screen. Without zod. */
import type { TaskState } from '#tasks/tasks.contract.ts'

export const unfinishedStates = ['waiting', 'running'] as const satisfies readonly TaskState[]

export function isUnfinished(state: TaskState): boolean {
  return state === 'waiting' || state === 'running'
}

export function mayRetry(state: TaskState): boolean {
  return state === 'failed' || state === 'cancelled'
}
