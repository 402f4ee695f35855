/** A list by keyboard: j and k walk through its rows, Enter opens one (it is a link), other letters act on the row in focus. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Give it to the link of each row. */
export const rowLink = (id: string) => ({ 'data-row': id })

const typing = 'input, textarea, select, [contenteditable]'
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]'

export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  acts: Readonly<Record<string, (id: string) => void>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (target.closest(typing) || document.querySelector(overlay)) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement))
    const step = { j: 1, k: -1 }[event.key]
    if (step !== undefined) {
      // From nowhere, both keys begin at the first row.
      const next = at < 0 ? links[0] : links[at + step]
      next?.focus()
      if (next) event.preventDefault()
      return
    }
    const id = links[at]?.dataset.row
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined
    if (!id || !act) return
    event.preventDefault()
    act(id)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
