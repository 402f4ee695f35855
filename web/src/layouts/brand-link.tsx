/** The company's logo or our mark, and its name, leading home. */
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { usePageData } from '#page-data.tsx'
import { RouteMark } from '#ui/route-line.tsx'

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
      className={clsx('inline-flex min-h-10 items-center gap-2.5 text-15 font-bold text-ink', className)}
    >
      {company.logo ? <img src={company.logo} alt="" className="h-6 w-auto shrink-0" /> : <RouteMark />}
      <span className={compact ? 'max-sm:sr-only' : 'truncate'}>{company.name}</span>
    </Link>
  )
}
