/** The frame of a form within the talk. It takes the focus when it opens, so that keys and screen readers go on there. */
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  title: string
  /** It stands there from the beginning, so that nothing moves. */
  isFirst?: boolean
  children: ReactNode
}

export function FormCard({ title, isFirst = false, children }: Props) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFirst) return
    // Whoever walks along the tabs stays there.
    if (document.activeElement?.getAttribute('role') !== 'tab') card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [isFirst])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-3 animate-rise rounded-card border border-line bg-card p-4 outline-none"
    >
      <h3 id={id} className="mb-3 text-15 font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}
