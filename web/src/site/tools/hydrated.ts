/** The server renders a page without its query, and people type before the script is there: both are caught up with here. */
import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the browser takes over the server's page, so that both draw the same; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Hands over what stood in an input before anybody listened to it. */
export function useEarlyTyping(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  take: (text: string) => void,
): void {
  const catchUp = useEffectEvent(() => {
    const early = input.current?.value
    if (early && early !== value) take(early)
  })
  useEffect(() => catchUp(), [])
}
