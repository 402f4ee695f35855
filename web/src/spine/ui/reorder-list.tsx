/** A list whose rows are put into order by dragging their handles, with pointer, finger or the arrow keys. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { moved, shiftOf } from '#spine/ui/moved.ts'
import { type ReorderActs, ReorderRow, type Row } from '#spine/ui/reorder-row.tsx'

type Props<Item extends Row> = {
  label: string
  items: readonly Item[]
  onReorder: (items: Item[]) => void
  /** A row is drawn again only where its item or this function is another one. */
  children: (item: Item) => ReactNode
}

/** The row that is held: from where, over which place, and by how many pixels a pointer has moved it. */
type Held = { from: number; to: number; by: number | null }

export function ReorderList<Item extends Row>({ label, items, onReorder, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const start = useRef(0)
  const [held, setHeld] = useState<Held | null>(null)
  // A drop may come before the last move is drawn.
  const latest = useRef<Held | null>(null)
  const hold = (next: Held | null) => {
    latest.current = next
    setHeld(next)
  }
  const [said, say] = useState('')
  const refocus = useRef<string | null>(null)
  useLayoutEffect(() => {
    // The moved row is another element of the document now, or the same at another place, and has lost the focus.
    if (refocus.current) document.getElementById(refocus.current)?.focus()
    refocus.current = null
  })

  const place = (index: number) => `${index + 1}. sıra, ${items.length} satırdan`
  const drop = (byKey: boolean) => {
    const dropped = latest.current
    const item = dropped && items[dropped.from]
    if (!item) return
    if (dropped.to !== dropped.from) onReorder(moved(items, dropped.from, dropped.to))
    say(`Bırakıldı: ${item.name}, ${place(dropped.to)}.`)
    if (byKey) refocus.current = handleId(label, item.key)
    hold(null)
  }
  const cancel = () => {
    const left = latest.current
    const item = left && items[left.from]
    if (item) say(`Vazgeçildi: ${item.name}, ${place(left.from)}.`)
    hold(null)
  }
  /** Held by keys, a row is let go with the focus. */
  const leave = () => latest.current?.by === null && cancel()
  const press = (event: KeyboardEvent, index: number) => {
    const item = items[index]
    if (!item) return
    const isHeld = held?.from === index
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (isHeld) return drop(true)
      hold({ from: index, to: index, by: null })
      return say(
        `Tutuldu: ${item.name}, ${place(index)}. Ok tuşlarıyla taşıyın, boşlukla bırakın, Escape ile vazgeçin.`,
      )
    }
    if (!isHeld) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.key === 'Escape') {
      // A dialog around the list stays open.
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      cancel()
    }
    if (!step) return
    event.preventDefault()
    const to = Math.max(0, Math.min(items.length - 1, held.to + step))
    hold({ ...held, to })
    say(`${item.name}: ${place(to)}.`)
  }
  const grab = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = event.clientY
    hold({ from: index, to: index, by: 0 })
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const dragged = latest.current
    if (!dragged || dragged.by === null) return
    const by = event.clientY - start.current
    hold({ ...dragged, by, to: placeUnder(list.current, dragged.from, by) })
  }
  const latestActs: ReorderActs = { press, grab, drag, drop, cancel, leave }
  const acts = useRef(latestActs)
  useLayoutEffect(() => {
    acts.current = latestActs
  })
  const heights = held ? rowHeights(list.current) : []
  return (
    <>
      <ul ref={list} aria-label={label} className="flex flex-col">
        {items.map((item, index) => (
          <ReorderRow
            key={item.key}
            item={item}
            index={index}
            handle={handleId(label, item.key)}
            isHeld={held?.from === index}
            offset={held && offsetOf(index, held, heights)}
            acts={acts}
          >
            {children}
          </ReorderRow>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}

const handleId = (label: string, key: string) => `${label}-${key}`.replaceAll(' ', '-')

function rowHeights(list: HTMLElement | null): number[] {
  return [...(list?.children ?? [])].map((row) => (row as HTMLElement).offsetHeight)
}

/** How far a row is drawn from its own place. */
function offsetOf(index: number, held: Held, heights: readonly number[]): number {
  if (index !== held.from) return shiftOf(index, held.from, held.to) * (heights[held.from] ?? 0)
  if (held.by !== null) return held.by
  const [first, last] = [Math.min(held.from, held.to), Math.max(held.from, held.to)]
  const between =
    heights.slice(first, last + 1).reduce((sum, height) => sum + height, 0) - (heights[held.from] ?? 0)
  return held.to > held.from ? between : -between
}

/** The place whose middle the middle of the dragged row has passed. */
function placeUnder(list: HTMLElement | null, from: number, by: number): number {
  const rows = [...(list?.children ?? [])] as HTMLElement[]
  const middleOf = (row: HTMLElement) => row.offsetTop + row.offsetHeight / 2
  const own = rows[from]
  if (!own) return from
  const middle = middleOf(own) + by
  const before = rows.filter((row, index) => index < from && middleOf(row) < middle).length
  const after = rows.filter((row, index) => index > from && middleOf(row) < middle).length
  return before + after
}
