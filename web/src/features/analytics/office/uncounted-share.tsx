/** Which share of today's views no figure here knows more of than that there were so many. */
import type { DayFigures } from '@kervan/domain/analytics/analytics.contract.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pageCountsAddress } from '#features/analytics/office/addresses.ts'
import { Skeleton } from '#spine/ui/skeleton.tsx'

type Props = { query: Pick<UseQueryResult<DayFigures>, 'data' | 'isError'> }

/** As many lines as the sentence has, on a phone and from there on. */
const room = 'min-h-[4lh] text-13 sm:min-h-[3lh]'

export function UncountedShare({ query: { data: figures, isError } }: Props) {
  if (!figures) return isError ? null : <Skeleton className={`measure ${room}`} />
  const { views_today, uncounted_today, robots_today } = figures
  const all = views_today + uncounted_today
  return (
    <p className={`measure text-muted ${room}`}>
      Buradaki sayılar yalnızca ölçüme onay verenlerindir. Bugünkü {formatCount(all)} görüntülemenin{' '}
      {formatCount(uncounted_today)} tanesi ({formatPercent(all === 0 ? 0 : uncounted_today / all)}) onaysız
      olduğu için kimliksiz sayıldı ve bu sayılara girmez. Robotlar ayrıca {formatCount(robots_today)} sayfa
      açtı.{' '}
      <Link to={pageCountsAddress(dayInIstanbul(new Date()))} className="link">
        Sayfalara göre
      </Link>
    </p>
  )
}
