/** Whether the window is wider than a phone, for what is in another place there; what only looks different is left to the styles. */
import { useSyncExternalStore } from 'react'

const wide = '(width >= 48rem)'

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
