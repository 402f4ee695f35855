/** Focus handling of overlays: focus starts at the title and returns to where it was. */
import { useRef } from 'react'

/** What had the focus before the overlay that was opened last; null once the focus has returned. */
let lastOpener: Element | null = null

/**
 * Radix returns the focus to its own trigger only; for overlays without a trigger we remember what had the focus.
 * Focus starts at the title: the close button, which comes first, is not why the overlay was opened.
 */
export function useOverlayFocus(hasTrigger: boolean) {
  const opener = useRef<Element | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const moveFocusIn = (event: Event) => {
    event.preventDefault()
    if (!hasTrigger) {
      opener.current = findOpener()
      lastOpener = opener.current
    }
    title.current?.focus({ preventScroll: true })
  }
  const returnFocus = (event: Event) => {
    event.preventDefault()
    lastOpener = null
    const back = opener.current
    // Opened by the URL, or by something that is gone: the page itself.
    const isLost = !back?.isConnected || back === document.body
    const target = isLost ? document.getElementById('main') : back
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  return {
    title,
    content: {
      onOpenAutoFocus: moveFocusIn,
      ...(!hasTrigger && { onCloseAutoFocus: returnFocus }),
      // Only a full click on the backdrop closes the overlay, and never the second click of a double click.
      onPointerDownOutside: (event: Event) => event.preventDefault(),
    },
  }
}

/** An overlay that replaces another has lost its own opener with it, and returns the focus to the first one's opener. */
function findOpener(): Element | null {
  const active = document.activeElement
  return active === document.body && lastOpener ? lastOpener : active
}
