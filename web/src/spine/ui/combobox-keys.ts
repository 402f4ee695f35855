/** What the comboboxes share: moving through the list, and Escape that closes the list before a dialog around it. */
import { useEffect, useRef } from 'react'

/** Moving past either end returns to the typed text: nothing is active (-1). */
export function nextActive(active: number, by: 1 | -1, length: number): number {
  const next = active + by
  if (next >= length) return -1
  return next < -1 ? length - 1 : next
}

/** Captures Escape before a dialog around the input does. */
export function useEscape(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [open])
}

export const listboxClasses =
  'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-field border border-line bg-card py-1 shadow-float'
export const optionClasses =
  'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-1.5 text-15 hover:bg-hover'
