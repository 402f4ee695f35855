/** A figure and its meaning. It may link to the page it was computed from, or open an explanation. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#spine/ui/class-names.ts'
import { Popover } from '#spine/ui/popover.tsx'

type Props = {
  label: string
  value: ReactNode
  note?: ReactNode
  to?: string
  explanation?: ReactNode
  className?: string | undefined
}

export function StatTile({ label, value, note, to, explanation, className }: Props) {
  const classes = cn(
    'flex min-w-0 flex-col gap-1 rounded-card border border-line bg-card p-4 text-left md:p-5',
    (to || explanation) && 'transition-colors hover:border-line-strong',
    className,
  )
  const content = (
    <>
      <span className="text-13 text-muted">{label}</span>
      <span className="figures break-words text-22 font-bold tracking-tight md:text-28">{value}</span>
      {note && <span className="text-13 text-muted">{note}</span>}
    </>
  )
  if (explanation)
    return (
      <Popover
        label={label}
        trigger={
          <button type="button" className={cn(classes, 'print-shown')}>
            {content}
          </button>
        }
      >
        {explanation}
      </Popover>
    )
  return to ? (
    <Link to={to} className={classes}>
      {content}
    </Link>
  ) : (
    <div className={classes}>{content}</div>
  )
}
