/** The selection of a list's rows. Another search, filter or order starts without one. */
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { allToggled, extendedTo, keptIn, nothingSelected, toggled } from '#spine/lists/selection.ts'
import { isOverlayOpen, isTyping } from '#spine/ui/row-keys.ts'

export type ListSelection = ReturnType<typeof useSelection>

export function useSelection(rows: readonly { id: string }[] | undefined, listKey: string) {
  const order = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows])
  const [state, setState] = useState({ listKey, selection: nothingSelected })
  const selection = keptIn(state.listKey === listKey ? state.selection : nothingSelected, order)
  if (selection !== state.selection || listKey !== state.listKey) setState({ listKey, selection })

  const latestOrder = useRef(order)
  useEffect(() => {
    latestOrder.current = order
  }, [order])
  /** Stable, so that a row is rendered again only when its own selection changes. */
  const select = useCallback((id: string, isRange: boolean) => {
    setState((now) => ({
      ...now,
      selection: isRange ? extendedTo(now.selection, id, latestOrder.current) : toggled(now.selection, id),
    }))
  }, [])
  return {
    ids: selection.ids,
    total: order.length,
    select,
    toggleAll: () => setState({ listKey, selection: allToggled(selection, order) }),
    selectOnly: (ids: readonly string[]) =>
      setState({ listKey, selection: { ids: new Set(ids), anchor: null } }),
    clear: () => setState({ listKey, selection: nothingSelected }),
  }
}

/** Ctrl+A or ⌘A selects all rows while the list has the focus, Escape none. */
export function useSelectionKeys(
  list: RefObject<HTMLElement | null>,
  selection: ListSelection | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (!selection || event.defaultPrevented || isTyping(target) || isOverlayOpen()) return
    if (event.key === 'Escape' && selection.ids.size > 0) selection.clear()
    const isSelectAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (!isSelectAll || !list.current?.contains(target)) return
    event.preventDefault()
    if (selection.ids.size < selection.total) selection.toggleAll()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
