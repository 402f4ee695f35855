/** Whether React has hydrated the page that the server rendered. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while hydrating, so that the first render equals the server's; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
