/** Clears the page, then leaves it by a full page load, so that the next person cannot see what was on it. */
import { useSyncExternalStore } from 'react'

type Leave = () => void
let leave: Leave | null = null
const listeners = new Set<() => void>()

/** Clearing also removes the question about unsaved changes, which could otherwise keep somebody on the page. */
export function closePage(next: Leave): void {
  leave ??= next
  for (const listener of listeners) listener()
}

/** What to call once the page is cleared; null while it is open. */
export function useClosedPage(): Leave | null {
  return useSyncExternalStore(subscribe, () => leave)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
