/** A part that scrolls by itself. Where there is nothing in it to step to, it takes the focus, so that keys can scroll it. */
import { type ReactNode, useEffect, useRef, useState } from 'react'

const steps =
  'a[href], summary, :is(button, input, select, textarea):not(:disabled), [tabindex]:not([tabindex="-1"])'

type Props = { className: string; onScrolled: (scrolled: boolean) => void; children: ReactNode }

export function ScrollRegion({ className, onScrolled, children }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const [needsFocus, setNeedsFocus] = useState(false)
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const look = () => {
      const canStep = [...element.querySelectorAll(steps)].some((step) => step.checkVisibility())
      setNeedsFocus(element.scrollHeight > element.clientHeight && !canStep)
    }
    const size = new ResizeObserver(look)
    size.observe(element)
    // What is inside may come later, or change, without this part hearing of it.
    const content = new MutationObserver(look)
    content.observe(element, { childList: true, subtree: true })
    return () => {
      size.disconnect()
      content.disconnect()
    }
  }, [])
  return (
    <div
      ref={region}
      className={className}
      tabIndex={needsFocus ? 0 : undefined}
      onScroll={({ currentTarget }) => onScrolled(currentTarget.scrollTop > 0)}
    >
      {children}
    </div>
  )
}
