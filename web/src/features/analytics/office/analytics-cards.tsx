/** The four figures above the tabs; each opens the visits it counts. */
import type { LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import { durationText } from '@kervan/domain/analytics/analytics.copy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { viewedLastDay, visitsAddress } from '#features/analytics/office/addresses.ts'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function AnalyticsCards({ traffic }: { traffic: LiveTraffic | undefined }) {
  const shown = (value: string | undefined) => value ?? '–'
  const lastDay = visitsAddress({ last_day: '1' })
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        label="Aktif ziyaretçi"
        value={shown(traffic && formatCount(traffic.active_visitors))}
        note="Son 30 dakika"
        to={visitsAddress({ active: '1' })}
      />
      <StatTile
        label="Toplam sayfa görüntüleme"
        value={shown(traffic && formatCount(traffic.page_views))}
        note="Son 24 saat"
        to={visitsAddress(viewedLastDay)}
      />
      <StatTile
        label="Ortalama oturum süresi"
        value={shown(traffic && durationText(traffic.average_seconds))}
        note="Son 24 saat"
        to={lastDay}
      />
      <StatTile
        label="Toplam oturum"
        value={shown(traffic && formatCount(traffic.sessions))}
        note="Son 24 saat"
        to={lastDay}
      />
    </div>
  )
}
