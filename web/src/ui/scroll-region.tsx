/** A part that scrolls by itself. Where there is nothing in it to step to, it takes the focus, so that keys can scroll it. */
import { type ReactNode, useEffect, useRef, useState } from 'react'

const steps = 'a[href], button, input, select, textarea, summary, [tabindex]'

export function ScrollRegion({ className, children }: { className: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  const [needsFocus, setNeedsFocus] = useState(false)
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const look = () =>
      setNeedsFocus(element.scrollHeight > element.clientHeight && element.querySelector(steps) === null)
    const watched = new ResizeObserver(look)
    watched.observe(element)
    for (const child of element.children) watched.observe(child)
    return () => watched.disconnect()
  }, [])
  return (
    <div ref={region} className={className} tabIndex={needsFocus ? 0 : undefined}>
      {children}
    </div>
  )
}
