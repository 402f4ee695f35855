/** Keyboard control of a list: j and k move between rows, Enter follows the row's link, other keys act on the focused row. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** To be spread onto the link of each row. */
export const rowLink = (id: string) => ({ 'data-row': id })

const textInputs = 'input, textarea, select, [contenteditable]'
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]'

export const isTyping = (target: HTMLElement) => target.closest(textInputs) !== null
export const isOverlayOpen = () => document.querySelector(overlay) !== null

export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (id: string) => void>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (isTyping(event.target as HTMLElement) || isOverlayOpen()) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const focused = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement))
    const step = { j: 1, k: -1 }[event.key]
    if (step !== undefined) {
      // Without a focused row, both keys start at the first.
      const next = focused < 0 ? links[0] : links[focused + step]
      next?.focus()
      if (next) event.preventDefault()
      return
    }
    const id = links[focused]?.dataset.row
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
    if (!id || !action) return
    event.preventDefault()
    action(id)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
