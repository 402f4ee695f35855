/** People type and tick before hydration: React takes over what they left in the fields. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

export function useTypedBeforeHydration(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  take: (text: string) => void,
): void {
  const catchUp = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed && typed !== value) take(typed)
  })
  useEffect(() => catchUp(), [])
}

export function useTickedBeforeHydration(
  box: RefObject<HTMLInputElement | null>,
  ticked: boolean,
  take: (ticked: boolean) => void,
): void {
  const catchUp = useEffectEvent(() => {
    const found = box.current?.checked
    if (found !== undefined && found !== ticked) take(found)
  })
  useEffect(() => catchUp(), [])
}
