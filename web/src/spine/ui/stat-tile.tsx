/** A figure with its unit and meaning. It may link to the page it was computed from, or open an explanation. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#spine/ui/class-names.ts'
import { Popover } from '#spine/ui/popover.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  label: string
  value: ReactNode
  unit?: string
  note?: ReactNode
  to?: string
  explanation?: ReactNode
  loading?: boolean
  urgent?: boolean
}

export function StatTile(props: Props) {
  const { label, value, unit, note, to, explanation, loading = false, urgent = false } = props
  const classes = cn(
    'flex min-w-0 flex-col gap-1 rounded-card border border-line bg-card p-4 text-left md:p-5',
    urgent && 'border-danger bg-rejected-fill',
    (to || explanation) && 'transition-colors hover:border-line-strong',
  )
  const content = (
    <>
      <span className="text-13 text-muted">{label}</span>
      {loading ? (
        <Skeleton className="my-1 h-7 w-20" />
      ) : (
        <span
          className={cn(
            'figures break-words text-22 font-bold tracking-tight md:text-28',
            urgent && 'text-danger',
          )}
        >
          {value}
          {unit && <span className="ml-1 text-15 font-normal text-muted">{unit}</span>}
        </span>
      )}
      {note && <span className="text-13 text-muted">{note}</span>}
    </>
  )
  if (explanation)
    return (
      <Popover
        label={label}
        trigger={
          <button type="button" className={classes}>
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
