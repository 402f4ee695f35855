/** The steps from a visit to an accepted quote, each with its share of the step before; each opens its rows. */
import { durationText } from '@kervan/domain/analytics/analytics.copy.ts'
import type { PeriodFigures } from '@kervan/domain/analytics/period.contract.ts'
import { formatCount, formatMoney, formatPercent } from '@kervan/domain/values/format-number.ts'
import { sourcedRequestsAddress, visitsAddress } from '#features/analytics/office/addresses.ts'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function FunnelSteps({ figures }: { figures: PeriodFigures }) {
  const { from, to } = figures
  const range = { from, to }
  const share = (part: number, whole: number, of: string) =>
    whole === 0 ? '' : `${of} ${formatPercent(part / whole)}`
  const known = figures.requests - figures.unknown.requests
  return (
    <section aria-label="Huni" className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <StatTile
          label="Ziyaret"
          value={formatCount(figures.visits)}
          note={`Ortalama ${durationText(figures.average_seconds)}`}
          to={visitsAddress({ ...range, without_staff: '1' })}
        />
        <StatTile
          label="Araç veya form"
          value={formatCount(figures.tool_visits)}
          note={share(figures.tool_visits, figures.visits, 'Ziyaretlerin')}
          to={visitsAddress({ ...range, without_staff: '1', tool: '1' })}
        />
        <StatTile
          label="Talep"
          value={formatCount(figures.requests)}
          note={`${formatCount(known)} tanesinin ziyareti biliniyor`}
          to={sourcedRequestsAddress(range)}
        />
        <StatTile
          label="Teklif"
          value={formatCount(figures.quoted)}
          note={share(figures.quoted, figures.requests, 'Taleplerin')}
          to={sourcedRequestsAddress({ ...range, step: 'quoted' })}
        />
        <StatTile
          label="Kabul"
          value={formatCount(figures.accepted)}
          note={formatMoney(figures.accepted_euro, 'EUR')}
          to={sourcedRequestsAddress({ ...range, step: 'accepted' })}
          className="max-lg:col-span-2"
        />
      </div>
      <p className="measure text-13 text-muted">
        Onaysız olduğu için kimliksiz sayılan {formatCount(figures.without_consent)} görüntüleme ve robotların
        açtığı {formatCount(figures.robots)} sayfa bu sayılara girmez; aşağıda{' '}
        <a href="#sayfalar" className="link">
          sayfalara göre
        </a>{' '}
        sayılırlar.
      </p>
    </section>
  )
}
