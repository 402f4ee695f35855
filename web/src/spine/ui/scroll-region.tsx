/** A scrolling container. Without anything focusable inside it becomes focusable itself, so that keys can scroll it. */
import { type ReactNode, useEffect, useRef, useState } from 'react'

const focusable =
  'a[href], summary, :is(button, input, select, textarea):not(:disabled), [tabindex]:not([tabindex="-1"])'

type Props = { className: string; onScrolled: (scrolled: boolean) => void; children: ReactNode }

export function ScrollRegion({ className, onScrolled, children }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const [needsFocus, setNeedsFocus] = useState(false)
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const update = () => {
      const hasFocusable = [...element.querySelectorAll(focusable)].some((each) => each.checkVisibility())
      setNeedsFocus(element.scrollHeight > element.clientHeight && !hasFocusable)
    }
    const size = new ResizeObserver(update)
    size.observe(element)
    // Content may load or change without this component rendering again.
    const content = new MutationObserver(update)
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
