/** Holds the place of somebody who reads further up while messages come below; at the end it stays at the end. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end counts as at the end. */
const nearPixels = 40

type HeldPlace = {
  frame: RefObject<HTMLElement | null>
  onScroll: () => void
  /** How many messages came below since the end was left. */
  missed: number
  toEnd: () => void
}

type Newest = { id: string; isOwn: boolean } | undefined

/** In a frame that counts from its end: 0 there, less above. */
export function useHeldPlace(newest: Newest, countSince: (id: string) => number): HeldPlace {
  const frame = useRef<HTMLElement>(null)
  /** The first message in sight, and where; none at the end. */
  const held = useRef<{ element: Element; top: number } | null>(null)
  const [missed, setMissed] = useState(0)
  const [known, setKnown] = useState(newest?.id)
  const note = () => {
    const { current } = frame
    if (!current) return
    const isAtEnd = current.scrollTop > -nearPixels
    held.current = isAtEnd ? null : firstInSight(current)
    if (isAtEnd) setMissed(0)
  }
  const toEnd = () => {
    held.current = null
    if (frame.current) frame.current.scrollTop = 0
    setMissed(0)
  }
  useLayoutEffect(() => {
    if (newest?.id === known) return
    setKnown(newest?.id)
    if (known === undefined) return
    // Whoever writes wants to see it; what others write waits below.
    if (newest?.isOwn) toEnd()
    else if (held.current) setMissed((count) => count + countSince(known))
  })
  useLayoutEffect(() => {
    const { current } = frame
    const place = held.current
    if (!current || !place?.element.isConnected) return
    const moved = topIn(current, place.element) - place.top
    if (Math.abs(moved) >= 1) current.scrollTop += moved
  })
  return { frame, onScroll: note, missed, toEnd }
}

function firstInSight(frame: HTMLElement): { element: Element; top: number } | null {
  const { left, top, width } = frame.getBoundingClientRect()
  // Asked of the browser where it lies: looking through all of them would take longer with every page.
  for (const below of [8, 24, 48, 96, 160]) {
    const found = document
      .elementsFromPoint(left + width / 2, top + below)
      .find((element) => frame.contains(element) && element.closest('[data-message]'))
    const element = found?.closest('[data-message]')
    if (element) return { element, top: topIn(frame, element) }
  }
  return null
}

const topIn = (frame: Element, element: Element) =>
  element.getBoundingClientRect().top - frame.getBoundingClientRect().top
