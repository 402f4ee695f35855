/** Zooming and panning a map by mouse, finger and keyboard. One finger scrolls the page up and down as everywhere; two move the map. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { moved, type Point, type Size, type View, zoomed } from '#features/tracking/map/map-view.ts'

export const zoomStep = 1.6
const panStep = 60

type Change = (change: (view: View) => View) => void

export function useMapGestures(frame: RefObject<HTMLElement | null>, size: Size, change: Change) {
  const fingers = useRef(new Map<number, Point>())
  const latest = useRef({ size, change })
  latest.current = { size, change }
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    // Without the key a wheel scrolls the page; browsers send the pinch of a touchpad as a wheel with it.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const at: Point = [event.clientX - left, event.clientY - top]
      const factor = 2 ** (-event.deltaY / (event.deltaMode === 0 ? 200 : 8))
      latest.current.change((view) => zoomed(view, latest.current.size, factor, at))
    }
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchmove', touch, { passive: false })
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchmove', touch)
    }
  }, [frame])

  const place = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }
  const forget = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) fingers.current.set(event.pointerId, place(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = place(event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      // A finger is captured by the browser. A mouse only once it moves, so that a click on a link of the map stays a click.
      if (event.pointerType !== 'touch' && !event.currentTarget.hasPointerCapture(event.pointerId)) {
        if (distance(before, now) < 3) return
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      fingers.current.set(event.pointerId, now)
      const share = other ? 0.5 : 1
      change((view) => moved(view, (now[0] - before[0]) * share, (now[1] - before[1]) * share))
      if (!other) return
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
      change((view) => zoomed(view, size, factor, middle))
    },
    onPointerUp: forget,
    onPointerCancel: forget,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      change((view) => act(view, size))
    },
  }
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
const middleOf = ({ width, height }: Size): Point => [width / 2, height / 2]
const nearer = (view: View, size: Size) => zoomed(view, size, zoomStep, middleOf(size))
const further = (view: View, size: Size) => zoomed(view, size, 1 / zoomStep, middleOf(size))

const keys: Record<string, (view: View, size: Size) => View> = {
  '+': nearer,
  '=': nearer,
  '-': further,
  _: further,
  ArrowLeft: (view) => moved(view, panStep, 0),
  ArrowRight: (view) => moved(view, -panStep, 0),
  ArrowUp: (view) => moved(view, 0, panStep),
  ArrowDown: (view) => moved(view, 0, -panStep),
}
