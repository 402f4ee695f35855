/** Whether the browser has taken over the page that the server rendered. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the browser takes over the server's page, so that both draw the same; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
