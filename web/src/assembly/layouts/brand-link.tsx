/** The company's logo and name, linked to the home page. */
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { usePageData } from '#features/company/page-data.tsx'
import { RouteMark } from '#spine/ui/route-line.tsx'

type Props = {
  /** On phones only the logo is visible; the name is still read aloud. */
  compact?: boolean
  className?: string
}

export function BrandLink({ compact = false, className }: Props) {
  const { company } = usePageData()
  return (
    <Link
      to="/"
      // Where there is no room for both, the logo wraps out of sight before the name is truncated.
      className={clsx(
        'inline-flex h-10 flex-wrap items-center gap-x-2.5 overflow-hidden text-15 font-bold text-ink',
        compact ? 'content-center' : 'content-end',
        className,
      )}
    >
      {company.logo ? <img src={company.logo} alt="" className="h-6 w-auto shrink-0" /> : <RouteMark />}
      <span className={compact ? 'leading-10 max-sm:sr-only' : 'max-w-full truncate leading-10'}>
        {company.name}
      </span>
    </Link>
  )
}
