/** The time, told once a minute to everything that counts down: one timer for all of them. */
import { useSyncExternalStore } from 'react'

const minute = 60_000
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) {
    now = Date.now()
    timer = setInterval(tick, minute)
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', tick)
  }
}

/** A tab in the background is not woken every minute; it looks again when it is seen again. */
function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

export function useMinuteClock(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
}
