/** How fresh the figures are, and how much there is to measure. */
import type { DayFigures, LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import { formatTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { visitsAddress } from '#features/analytics/office/addresses.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

type Props = { figures: DayFigures | undefined; traffic: LiveTraffic | undefined }

export function PerformanceTab({ figures, traffic }: Props) {
  const today = dayInIstanbul(new Date())
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        label="Veri güncelliği"
        value={traffic?.newest_view_at ? <RelativeTime moment={traffic.newest_view_at} /> : '–'}
        note="Son kaydedilen sayfa"
        to={visitsAddress()}
      />
      <StatTile
        label="Son güncelleme"
        value={traffic ? formatTime(traffic.at) : '–'}
        note="Bu sayıların alındığı an"
      />
      <StatTile
        label="Aktif bağlantı"
        value={traffic ? formatCount(traffic.connections) : '–'}
        note="Bu sunucuya açık canlı bağlantı"
      />
      <StatTile
        label="Günlük trafik"
        value={figures ? formatCount(figures.views_today) : '–'}
        note="Bugün açılan sayfa"
        to={visitsAddress({ from: today, to: today, viewed: '1' })}
      />
    </div>
  )
}
