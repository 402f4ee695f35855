/** Takes everything off the page, then leads away by a full load: what one person has read does not stay for the next. */
import { useSyncExternalStore } from 'react'

type Leave = () => void
let leave: Leave | null = null
const listeners = new Set<() => void>()

/** With the content goes its question about unsaved changes: nobody can stay. */
export function closePage(by: Leave): void {
  leave ??= by
  for (const listener of listeners) listener()
}

/** What leads away once the page is empty; null while it is open. */
export function useClosedPage(): Leave | null {
  return useSyncExternalStore(subscribe, () => leave)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
