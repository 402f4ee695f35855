/** Lies over a drawing and picks one of its points, by pointer or by the arrow keys, whose values are then shown and said. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  label: string
  count: number
  /** What a screen reader says of a point. */
  describe: (index: number) => string
  /** The point under a place of the drawing. */
  pointAt: (x: number, y: number) => number | null
  active: number | null
  onActive: (index: number | null) => void
  /** What a click, or Enter on the active point, does with it. */
  onPick?: ((index: number) => void) | undefined
  /** Where the tip of the active point is, from the left edge; it turns to the side that has room. */
  tip?: { x: number; content: ReactNode } | undefined
  width: number
  children: ReactNode
}

export function PointPicker({
  label,
  count,
  describe,
  pointAt,
  active,
  onActive,
  onPick,
  tip,
  width,
  children,
}: Props) {
  const [byKey, setByKey] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active !== null) onPick?.(active)
    const next = nextPoint(event.key, active, count)
    if (next === undefined) return
    event.preventDefault()
    setByKey(next !== null)
    onActive(next)
  }
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setByKey(false)
    onActive(pointAt(event.clientX - left, event.clientY - top))
  }
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const point = pointAt(event.clientX - left, event.clientY - top)
    if (point !== null) onPick?.(point)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`${label}, ok tuşlarıyla gezin${onPick ? ', Enter ile aç' : ''}`}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(active ?? 0) + 1}
      aria-valuetext={describe(active ?? 0)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onClick={onClick}
      // A finger leaves when it is lifted; what it has chosen stays to be read.
      onPointerLeave={(event) => event.pointerType === 'mouse' && !byKey && onActive(null)}
      onBlur={() => onActive(null)}
      className={cn('relative touch-pan-y rounded-field', onPick && 'cursor-pointer')}
    >
      {children}
      {tip && (
        <div
          aria-hidden="true"
          className={cn(
            'pointer-events-none absolute top-2 z-10 min-w-32 rounded-field border border-line bg-card px-3 py-2 text-13 shadow-float print:hidden',
            tip.x > width / 2 ? '-translate-x-full' : '',
          )}
          style={{ left: tip.x > width / 2 ? tip.x - 12 : tip.x + 12 }}
        >
          {tip.content}
        </div>
      )}
    </div>
  )
}

/** Undefined where the key means nothing here; null where it leaves the points. */
export function nextPoint(key: string, active: number | null, count: number): number | null | undefined {
  const last = count - 1
  if (key === 'Escape') return active === null ? undefined : null
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight' || key === 'ArrowUp') return active === null ? 0 : Math.min(active + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return active === null ? last : Math.max(active - 1, 0)
  return undefined
}
