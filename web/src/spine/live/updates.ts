/** The updates received in this tab, newest first, up to a maximum. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'

export type UpdateList = {
  all: () => readonly LiveEvent[]
  add: (event: LiveEvent) => void
  dismiss: (id: string) => void
  subscribe: (listener: () => void) => () => void
}

/** Merges updates from before and after the page was opened: each once, newest first. */
export function mergeUpdates<Update extends { id: string; position: number }>(
  before: readonly Update[],
  since: readonly Update[],
  size: number,
): Update[] {
  const each = new Map([...before, ...since].map((update) => [update.id, update]))
  return [...each.values()].sort((a, b) => b.position - a.position).slice(0, size)
}

export function createUpdateList(size: number): UpdateList {
  let updates: readonly LiveEvent[] = []
  const listeners = new Set<() => void>()
  function replace(next: readonly LiveEvent[]) {
    updates = next
    for (const listener of listeners) listener()
  }
  return {
    all: () => updates,
    add: (event) => replace([event, ...updates].slice(0, size)),
    dismiss: (id) => replace(updates.filter((update) => update.id !== id)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
