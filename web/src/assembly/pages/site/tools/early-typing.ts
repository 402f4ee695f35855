/** People type and choose before the script is there: caught up with here. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hands over what stood in a field before anybody listened to it. */
export function useEarlyTyping(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  take: (text: string) => void,
): void {
  const catchUp = useEffectEvent(() => {
    const early = field.current?.value
    if (early && early !== value) take(early)
  })
  useEffect(() => catchUp(), [])
}

/** The same for a box that was ticked. */
export function useEarlyTick(
  box: RefObject<HTMLInputElement | null>,
  ticked: boolean,
  take: (ticked: boolean) => void,
): void {
  const catchUp = useEffectEvent(() => {
    const early = box.current?.checked
    if (early !== undefined && early !== ticked) take(early)
  })
  useEffect(() => catchUp(), [])
}
