/** The width that an element has been given; 0 until it is known. */
import { type RefObject, useLayoutEffect, useState } from 'react'

export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setWidth(Math.floor(target.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
