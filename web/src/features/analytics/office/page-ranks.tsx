/** Pages by how often they were opened, with their rank; each leads to the visits that opened it. */
import { pageName } from '@kervan/domain/analytics/pages.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  pages: readonly { page: string; views: number }[] | undefined
  empty: string
  addressOf: (page: string) => string
}

export function PageRanks({ pages, empty, addressOf }: Props) {
  if (!pages)
    return (
      <Loading>
        {[1, 2, 3, 4, 5].map((row) => (
          <span
            key={row}
            className="block border-transparent border-b px-4 py-2.5 text-14 last:border-b-0 md:px-5"
          >
            <Skeleton className="h-lh" />
          </span>
        ))}
      </Loading>
    )
  if (pages.length === 0) return <EmptyState title={empty} className="py-8" />
  return (
    <ol>
      {pages.map(({ page, views }, index) => (
        <li
          key={page}
          className="relative flex items-center gap-3 border-line border-b px-4 py-2.5 text-14 transition-colors last:border-b-0 hover:bg-hover md:px-5"
        >
          <span className="figures w-5 shrink-0 text-muted">{index + 1}</span>
          <Link to={addressOf(page)} className="min-w-0 flex-1 break-words after:absolute after:inset-0">
            {pageName(page)}
          </Link>
          <span className="figures shrink-0 font-medium">
            {formatCount(views)}
            <span className="sr-only"> görüntüleme</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
