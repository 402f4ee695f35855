/** The mark and the company's name, leading home. */
import { Link } from 'react-router'
import { usePageData } from '#page-data.tsx'
import { cn } from '#ui/class-names.ts'
import { RouteMark } from '#ui/route-line.tsx'

export function BrandLink({ to = '/', className }: { to?: string; className?: string }) {
  const { company } = usePageData()
  return (
    <Link
      to={to}
      className={cn('inline-flex min-h-10 items-center gap-2.5 text-15 font-bold text-ink', className)}
    >
      <RouteMark />
      {company.name}
    </Link>
  )
}
