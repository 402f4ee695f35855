/** Which rows of a long list are in the page: those in sight with some around them, and the focused one with its neighbours. */
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'

/** A table scrolls in its own frame, cards scroll with the page. */
export type ListLayout = 'table' | 'cards'

/** A list up to this length is in the page as a whole, so that the browser's own search finds everything. */
const wholeLength = 100
/** The height of each row of a table (`h-9`, or `h-13` with two lines), which grows with the reader's own size of text. */
const tableRowHeight = (hasTwoLines: boolean) =>
  (hasTwoLines ? 3.25 : 2.25) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const sizes = {
  // All alike: measuring each row would lay the page out once for every one that comes into sight.
  table: (hasTwoLines: boolean) => {
    const height = tableRowHeight(hasTwoLines)
    return { estimateSize: () => height, gap: 0, overscan: 20 }
  },
  cards: () => ({ estimateSize: () => 170, gap: 12, overscan: 5 }),
}

type Settings = {
  rows: readonly { id: string }[]
  layout: ListLayout
  hasTwoLines: boolean
  frame: HTMLElement | null
  body: RefObject<HTMLElement | null>
  focusedId: string | null
}

export function useVirtualRows({ rows, layout, hasTwoLines, frame, body, focusedId }: Settings) {
  const count = rows.length
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const focused = useMemo(() => rows.findIndex(({ id }) => id === focusedId), [rows, focusedId])
  const rangeExtractor = useCallback(
    (range: Range) =>
      range.count <= wholeLength
        ? Array.from({ length: range.count }, (_, index) => index)
        : withNeighbours(defaultRangeExtractor(range), focused, range.count),
    [focused],
  )
  const size = useMemo(() => sizes[layout](hasTwoLines), [layout, hasTwoLines])
  const shared = { count, getItemKey, rangeExtractor, useFlushSync: false, ...size }
  const inFrame = useVirtualizer<HTMLElement, HTMLElement>({
    ...shared,
    enabled: layout === 'table',
    getScrollElement: () => frame,
    initialOffset: () => frame?.scrollTop ?? 0,
    // Until the frame is measured.
    initialRect: { width: 0, height: window.innerHeight },
  })
  const scrollMargin = useDistanceFromTop(body, layout === 'cards')
  const inPage = useWindowVirtualizer<HTMLElement>({ ...shared, enabled: layout === 'cards', scrollMargin })
  const virtualizer = layout === 'table' ? inFrame : inPage
  return {
    rows: virtualizer
      .getVirtualItems()
      .map(({ index, start }) => ({ index, top: start - (layout === 'cards' ? scrollMargin : 0) })),
    height: virtualizer.getTotalSize(),
    measure: layout === 'cards' ? virtualizer.measureElement : undefined,
    /** The first and the last row in sight. */
    firstIndex: virtualizer.range?.startIndex ?? 0,
    lastIndex: virtualizer.range?.endIndex ?? -1,
  }
}

function withNeighbours(indexes: readonly number[], focused: number, count: number): number[] {
  if (focused === -1) return [...indexes]
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...indexes, ...kept])].toSorted((one, other) => one - other)
}

function useDistanceFromTop(element: RefObject<HTMLElement | null>, isNeeded: boolean): number {
  const [distance, setDistance] = useState(0)
  // After every rendering: what lies above may have grown.
  useLayoutEffect(() => {
    if (!isNeeded || !element.current) return
    const now = Math.round(element.current.getBoundingClientRect().top + window.scrollY)
    if (now !== distance) setDistance(now)
  })
  return distance
}
