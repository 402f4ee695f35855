/** One hour, of today or of another day: how many came and what they opened. */

import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { visitsAddress } from '#features/analytics/office/addresses.ts'
import { useHourTraffic } from '#features/analytics/office/live-figures.ts'
import { PageRanks } from '#features/analytics/office/page-ranks.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'

/** `14:00–14:59` */
export const hourSpan = (hour: string) => `${hour}:00–${hour}:59`

type Props = { hour: string; day: string | undefined; closeTo: string }

export function HourCard({ hour, day, closeTo }: Props) {
  const traffic = useHourTraffic(Number(hour), day)
  const rows = { hour, ...(day && { day }) }
  const { data } = traffic
  return (
    <Card aria-label={`Saat ${hourSpan(hour)}`}>
      <CardHead
        title={`${day ? formatDate(day) : 'Bugün'} ${hourSpan(hour)}`}
        action={
          <span className="flex flex-wrap items-center gap-x-4 text-13">
            {data && (
              <Link to={visitsAddress(rows)} className="link figures">
                {formatCount(data.visitors)} ziyaretçi, {formatCount(data.views)} görüntüleme
              </Link>
            )}
            <Link to={closeTo} preventScrollReset className="link">
              Bütün günü göster
            </Link>
          </span>
        }
      />
      {traffic.isError ? (
        <LoadFailure title="Bu saat gösterilemedi" query={traffic} />
      ) : (
        <PageRanks
          pages={data?.pages}
          empty="Bu saatte açılan sayfa yok"
          addressOf={(page) => visitsAddress({ ...rows, page })}
        />
      )}
    </Card>
  )
}
