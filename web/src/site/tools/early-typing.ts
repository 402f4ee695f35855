/** People type before the script is there: caught up with here. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

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
