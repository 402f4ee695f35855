/** Whether the server can be reached, as the last call has shown: a browser believes that it is online while our server is not there. */
import { useSyncExternalStore } from 'react'

/** What is shown from the device, until it has been read again; by the hash of its query. */
export const shownFromDevice = new Set<string>()

let isReached = true
const listeners = new Set<() => void>()

export function noteReached(reached: boolean): void {
  if (isReached === reached) return
  isReached = reached
  for (const listener of listeners) listener()
}

export type Reach = 'online' | 'no-network' | 'no-server'

const reach = (): Reach => (navigator.onLine ? (isReached ? 'online' : 'no-server') : 'no-network')

export function useReach(): Reach {
  return useSyncExternalStore(subscribe, reach, () => 'online')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
