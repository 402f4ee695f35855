/** One hour, of today or of another day: how many came and what they opened. */

import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { visitsAddress } from '#features/analytics/office/addresses.ts'
import { useHourTraffic } from '#features/analytics/office/live-figures.ts'
import { PageRanks } from '#features/analytics/office/page-ranks.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'

/** `14:00–14:59` */
export const hourSpan = (hour: string) => `${hour}:00–${hour}:59`

type Props = { hour: string; day: string | undefined; closeTo: string; className: string }

export function HourCard({ hour, day, closeTo, className }: Props) {
  const traffic = useHourTraffic(Number(hour), day)
  const rows = { hour, ...(day && { day }) }
  const { data } = traffic
  return (
    <Card aria-label={`Saat ${hourSpan(hour)}`} className={cn('flex flex-col', className)}>
      <CardHead
        title={`${day ? formatDate(day) : 'Bugün'} ${hourSpan(hour)}`}
        action={
          <Link to={closeTo} preventScrollReset className="link text-13">
            Bütün günü göster
          </Link>
        }
      />
      {traffic.isError ? (
        <LoadFailure title="Bu saat gösterilemedi" query={traffic} />
      ) : (
        <>
          <p className="figures border-line border-b px-4 py-2.5 text-14 md:px-5">
            <Link to={visitsAddress(rows)} className="link">
              {data ? formatCount(data.visitors) : '–'} ziyaretçi, {data ? formatCount(data.views) : '–'}{' '}
              görüntüleme
            </Link>
          </p>
          <div className="min-h-0 overflow-y-auto">
            <PageRanks
              pages={data?.pages}
              empty="Bu saatte açılan sayfa yok"
              addressOf={(page) => visitsAddress({ ...rows, page })}
            />
          </div>
        </>
      )}
    </Card>
  )
}
