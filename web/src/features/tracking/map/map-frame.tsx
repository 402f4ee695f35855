/** The world as land and borders, to be zoomed and panned; what is drawn on it is told by whoever uses it. */
import { Minus, Plus, Scan } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import {
  fitView,
  type Point,
  type Size,
  turnsInSight,
  type View,
  within,
  zoomed,
} from '#features/tracking/map/map-view.ts'
import { aroundTheWorld } from '#features/tracking/map/projection.ts'
import { useMapGestures, zoomStep } from '#features/tracking/map/use-map-gestures.ts'
import { borderPath, landPath } from '#features/tracking/map/world-drawing.ts'
import { useWidth } from '#spine/charts/use-width.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'

type Props = {
  label: string
  /** What is in sight at first. */
  points: readonly Point[]
  /** Drawn in the units of the world, under the marks. */
  lines: ReactNode
  marks: (view: View, size: Size) => ReactNode
}

export function MapFrame({ label, points, lines, marks }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const size = useMemo(
    () => ({ width, height: Math.round(Math.min(480, Math.max(280, width * 0.6))) }),
    [width],
  )
  const fit = useMemo(() => fitView(points, size), [points, size])
  const [chosen, setChosen] = useState<View | null>(null)
  const view = chosen ? within(chosen, fit, size) : fit
  const change = (next: (view: View) => View) =>
    setChosen((before) => within(next(before ? within(before, fit, size) : fit), fit, size))
  const gestures = useMapGestures(frame, size, change)
  const zoomBy = (factor: number) =>
    change((now) => zoomed(now, size, factor, [size.width / 2, size.height / 2]))
  return (
    <div className="relative min-w-0 overflow-hidden rounded-card border border-line bg-bg print:break-inside-avoid">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this is a picture that keys move. */}
      <div
        ref={frame}
        role="group"
        aria-label={`${label}. Artı ve eksi yakınlaştırır, oklar kaydırır.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom and pan it.
        tabIndex={0}
        className="touch-pan-y cursor-grab select-none focus-visible:-outline-offset-2 active:cursor-grabbing"
        {...gestures}
      >
        {width > 0 && (
          <svg
            width={size.width}
            height={size.height}
            // Paper is narrower than the screen, and nothing may be cut off.
            viewBox={`0 0 ${size.width} ${size.height}`}
            className="block text-sea print:h-auto print:max-w-full"
            focusable="false"
            aria-hidden="true"
          >
            <g transform={transformOf(view, size)}>
              {turnsInSight(view, size).map((turn) => (
                <World key={turn} turn={turn} />
              ))}
              {lines}
            </g>
            {marks(view, size)}
          </svg>
        )}
      </div>
      <div className="absolute top-2 right-2 flex flex-col rounded-field border border-line bg-card print:hidden">
        <IconButton size="sm" label="Yakınlaştır" onClick={() => zoomBy(zoomStep)}>
          <Plus strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Uzaklaştır" onClick={() => zoomBy(1 / zoomStep)}>
          <Minus strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton size="sm" label="Tamamını göster" disabled={!chosen} onClick={() => setChosen(null)}>
          <Scan strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

const transformOf = ({ x, y, scale }: View, { width, height }: Size): string =>
  `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`

function World({ turn }: { turn: number }) {
  return (
    <g transform={turn === 0 ? undefined : `translate(${turn * aroundTheWorld})`}>
      <path d={landPath} className="fill-land" />
      <path
        d={borderPath}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-bg"
        strokeWidth="1"
      />
    </g>
  )
}
