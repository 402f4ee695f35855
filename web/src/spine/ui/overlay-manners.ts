/** What overlays do alike: the focus returns to where it was, and the click that opened one does not close it. */
import { useRef } from 'react'

/** Longer than the two halves of a double click are apart. */
const doubleClickMs = 400

/** Where the focus goes back to from the overlay that was opened last; null once it has gone back. */
let owed: Element | null = null

/**
 * Radix gives the focus back to its own trigger only; an overlay that something else opened remembers by itself.
 * It begins at the title: the cross, which comes first, is not what anybody opened it for.
 */
export function useOverlayManners(hasTrigger: boolean) {
  const before = useRef<Element | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const openedAt = useRef(0)
  const begin = (event: Event) => {
    openedAt.current = performance.now()
    if (hasTrigger) return
    before.current = focusBefore()
    owed = before.current
    event.preventDefault()
    title.current?.focus({ preventScroll: true })
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    owed = null
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return {
    title,
    content: {
      onOpenAutoFocus: begin,
      ...(!hasTrigger && { onCloseAutoFocus: giveBack }),
      // The second half of a double click falls on the veil that the first has brought.
      onPointerDownOutside: (event: Event) => {
        if (performance.now() - openedAt.current < doubleClickMs) event.preventDefault()
      },
    },
  }
}

/** An overlay that stands in another's place takes over what that one owed: its own opener has gone with it. */
function focusBefore(): Element | null {
  const active = document.activeElement
  return active === document.body && owed ? owed : active
}
