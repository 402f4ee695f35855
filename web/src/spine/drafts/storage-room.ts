/** What this browser has no room to keep. The page goes on without it, and says so (`room-bar.tsx`). */
import { useSyncExternalStore } from 'react'

/** The app itself, what was last read, and what was typed and not sent. */
export type Keepable = 'app' | 'lists' | 'drafts'

let missing: readonly Keepable[] = []
const listeners = new Set<() => void>()

export function noteRoom(part: Keepable, hasRoom: boolean): void {
  if (missing.includes(part) !== hasRoom) return
  missing = hasRoom ? missing.filter((each) => each !== part) : [...missing, part]
  for (const listener of listeners) listener()
}

export const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

export function useMissingRoom(): readonly Keepable[] {
  return useSyncExternalStore(
    subscribe,
    () => missing,
    () => missing,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
