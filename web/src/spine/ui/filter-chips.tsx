/** A row of filters with their counts. They are links, so that the URL describes what is shown; on paper the one that is set remains. */
import { formatCounted } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { cn } from '#spine/ui/class-names.ts'

export type FilterChip = {
  key: string
  label: string
  /** Undefined until it is loaded, or where nobody has counted. */
  count?: number | undefined
  /** The URL's query string with this filter applied. */
  search: string
  current: boolean
  urgent?: boolean
}

type Props = {
  label: string
  chips: readonly FilterChip[]
  className?: string
}

export function FilterChips({ label, chips, className }: Props) {
  return (
    <nav aria-label={label} className={cn('flex flex-wrap gap-1.5', className)}>
      {chips.map(({ key, search, current, urgent, ...chip }) => (
        <Link
          key={key}
          to={{ search }}
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          className={cn(
            'inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-field border border-line px-2.5 text-13 text-muted transition-colors hover:bg-hover hover:text-ink max-md:h-10',
            !current && 'print:hidden',
            current &&
              'border-sea bg-sea-soft font-medium text-on-sea-soft hover:bg-sea-soft hover:text-on-sea-soft',
          )}
        >
          {chip.label}
          {chip.count !== undefined && (
            <span className={cn('figures', urgent && chip.count > 0 && 'font-medium text-delayed')}>
              {formatCounted(chip.count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
