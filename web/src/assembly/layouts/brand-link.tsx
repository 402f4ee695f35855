/** The company's logo or our mark, and its name, leading home. */
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { usePageData } from '#features/company/page-data.tsx'
import { RouteMark } from '#spine/ui/route-line.tsx'

type Props = {
  /** On phones the mark alone; the name is still read aloud. */
  compact?: boolean
  className?: string
}

export function BrandLink({ compact = false, className }: Props) {
  const { company } = usePageData()
  return (
    <Link
      to="/"
      // Where there is no room for both, the mark goes to a line above, out of sight, before the name is cut;
      // alone it is the only line.
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
