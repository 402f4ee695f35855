/** The brand motif: a dotted line from a hollow point to a filled one, with the current position on it. */
import { clsx } from 'clsx'

type Props = {
  /** From 0 (departed) to 1 (arrived); without it no position is drawn. */
  progress?: number | undefined
  /** The text alternative; without it the line is decoration. */
  label?: string
  className?: string
}

/** Drawn in SVG percentages: it stretches without an inline style, which the content policy would block. */
export function RouteLine({ progress, label, className }: Props) {
  const position =
    progress === undefined ? null : `${Math.round(Math.min(1, Math.max(0, progress)) * 1000) / 10}%`
  const inwards = inwardsBy(progress)
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={clsx('block px-1.5 text-sea', className)} {...meaning}>
      <svg className="block h-3 w-full overflow-visible" aria-hidden="true" focusable="false">
        <line x1="8" y1="6" x2="100%" y2="6" className="route-dots" />
        {position && (
          <line
            x1={5 - inwards}
            y1="6"
            x2={position}
            y2="6"
            transform={`translate(${inwards})`}
            stroke="currentColor"
            strokeWidth="2"
          />
        )}
        <circle cx="0" cy="6" r="4" fill="var(--card)" stroke="currentColor" strokeWidth="2" />
        <circle cx="100%" cy="6" r="5" fill="currentColor" />
        {position && (
          <circle
            cx={position}
            cy="6"
            r="5.5"
            transform={`translate(${inwards})`}
            fill="var(--saffron-fill)"
            stroke="var(--card)"
            strokeWidth="2"
          />
        )}
      </svg>
    </span>
  )
}

/** So many pixels a position lies nearer to the middle than its share: on a short line it would cover the point at the end. */
function inwardsBy(progress: number | undefined): number {
  if (progress === undefined || progress <= 0 || progress >= 1) return 0
  return Math.round(14 * (1 - 2 * progress))
}

/** The product's logo. */
export function RouteMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 16"
      className={clsx('h-4 w-10 shrink-0 text-sea', className)}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="5" cy="8" r="3.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12.5 8H28" className="route-dots" />
      <circle cx="34" cy="8" r="5" fill="var(--saffron-fill)" />
    </svg>
  )
}

/** The loading indicator: the dots move along the line. */
export function RouteLoader({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 8" className={clsx('h-2 w-11', className)} aria-hidden="true" focusable="false">
      <circle cx="4" cy="4" r="2.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10 4H34" className="route-dots animate-along" />
      <circle cx="40" cy="4" r="3.5" fill="currentColor" />
    </svg>
  )
}
