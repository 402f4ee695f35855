/** What the visits are worth: requests, shipments, and how many visitors ask for something. */
import type { DayFigures, LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import { formatCount, formatCounted } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { Link } from 'react-router'
import { visitsAddress } from '#features/analytics/office/addresses.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

const oneDecimal = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** `%12,5` */
const rate = (part: number, whole: number) =>
  whole === 0 ? '–' : `%${oneDecimal.format((100 * part) / whole)}`

type Props = { figures: DayFigures | undefined; traffic: LiveTraffic | undefined }

export function BusinessTab({ figures, traffic }: Props) {
  const today = dayInIstanbul(new Date())
  const requests = figures?.requests_today ?? 0
  const sent = figures?.sent_today ?? 0
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile
          label="Bugünkü talep"
          value={figures ? formatCount(requests) : '–'}
          to={`/staff/requests?since=${today}`}
        />
        <StatTile
          label="Toplam gönderi"
          value={figures ? formatCounted(figures.shipments_total) : '–'}
          to="/staff/shipments"
        />
        <StatTile
          label="Dönüşüm oranı"
          value={figures && traffic ? rate(requests, traffic.active_visitors) : '–'}
          note="Bugünkü talep / aktif ziyaretçi"
          explanation={
            <p className="max-w-72 text-13">
              Bugün gelen {formatCount(requests)} talep, son 30 dakikada gezen{' '}
              {formatCount(traffic?.active_visitors ?? 0)} ziyaretçiye bölünür. İki sayı farklı sürelere ait
              olduğu için oran %100 değerini aşabilir; yanındaki oran aynı günü karşılaştırır.{' '}
              <Link to={`/staff/requests?since=${today}`} className="link">
                Bugünkü talepler
              </Link>
              ,{' '}
              <Link to={visitsAddress({ active: '1' })} className="link">
                şu anda gezenler
              </Link>
            </p>
          }
        />
        <StatTile
          label="Talep eden ziyaretçi"
          value={figures ? rate(sent, figures.visitors_today) : '–'}
          note={
            figures
              ? `Sitede gönderilen ${formatCount(sent)} talep / bugünkü ${formatCount(figures.visitors_today)} ziyaretçi`
              : 'Sitede gönderilen talep / bugünkü ziyaretçi'
          }
          to={visitsAddress({ from: today, to: today, without_staff: '1' })}
        />
      </div>
      <p>
        <LinkButton href="/staff/quote-results">Kazanılan ve kaybedilen teklifler</LinkButton>
      </p>
    </div>
  )
}
