/** Each source and campaign with all that came of its visits; each figure opens its rows. */
import { campaignName, sourceName } from '@kervan/domain/analytics/analytics.copy.ts'
import type { PeriodFigures } from '@kervan/domain/analytics/period.contract.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import {
  orNone,
  type RequestFilters,
  sourcedRequestsAddress,
  type VisitFilters,
  visitsAddress,
} from '#features/analytics/office/addresses.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'

const heads = ['Ziyaret', 'Araç veya form', 'Talep', 'Teklif', 'Kabul', 'Tutar']
/** Stays in sight while the figures are scrolled on a phone. */
const nameCell = 'sticky left-0 z-1 bg-card py-1.5 pr-3 pl-4 text-left font-normal md:pl-5'

const link =
  'touch-room relative underline decoration-line-strong underline-offset-4 hover:text-sea hover:decoration-current'

type Asked = Pick<PeriodFigures, 'requests' | 'quoted' | 'accepted' | 'accepted_euro'>
/** Without filters there is no list of its rows. */
type Row = Asked & { name: string; visits?: number; tool_visits?: number; filters?: Record<string, string> }

export function SourcesTable({ figures }: { figures: PeriodFigures }) {
  const { from, to } = figures
  const rows: Row[] = figures.sources.map(({ source, campaign, ...row }) => ({
    ...row,
    name: campaign ? `${sourceName(source)} · ${campaignName(campaign)}` : sourceName(source),
    filters: { from, to, source: orNone(source), campaign: orNone(campaign) },
  }))
  const { sources: others, ...rest } = figures.rest
  if (others > 0) rows.push({ ...rest, name: `Diğer ${formatCount(others)} kaynak` })
  if (figures.unknown.requests > 0)
    rows.push({ ...figures.unknown, name: 'Ziyareti bilinmeyen', filters: { from, to, unknown: '1' } })
  if (rows.length === 0) return <EmptyState title="Bu dönemde ziyaret ve talep yok" className="py-8" />
  return (
    <div className="relative overflow-x-auto pb-2">
      <table className="w-full whitespace-nowrap text-14">
        <caption className="sr-only">Kaynak ve kampanyalara göre ziyaret, talep, teklif ve kabul</caption>
        <thead>
          <tr className="border-line border-b text-13 text-muted">
            <th scope="col" className={nameCell}>
              Kaynak
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pl-4 text-right font-normal last:pr-4 md:last:pr-5">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SourceRow key={row.name} row={row} />
          ))}
        </tbody>
      </table>
      {others > 0 && (
        <p className="px-4 pt-2 text-13 text-muted md:px-5">
          En çok ziyaret getiren {formatCount(figures.sources.length)} kaynak ayrı ayrı gösterilir; ötekiler
          dışa aktarılan dosyadadır.
        </p>
      )}
    </div>
  )
}

function SourceRow({ row }: { row: Row }) {
  const { name, filters, visits, tool_visits } = row
  const visitsOf = (more: VisitFilters) =>
    filters && visitsAddress({ ...filters, without_staff: '1', ...more })
  const requestsOf = (more: RequestFilters) => filters && sourcedRequestsAddress({ ...filters, ...more })
  const figures = [
    ...(visits === undefined
      ? []
      : [
          { head: 'Ziyaret', count: visits, to: visitsOf({}) },
          { head: 'Araç veya form', count: tool_visits ?? 0, to: visitsOf({ tool: '1' }) },
        ]),
    { head: 'Talep', count: row.requests, to: requestsOf({}) },
    { head: 'Teklif', count: row.quoted, to: requestsOf({ step: 'quoted' }) },
    { head: 'Kabul', count: row.accepted, to: requestsOf({ step: 'accepted' }) },
  ].map(({ head, count, to }) => ({ head, text: formatCount(count), to: count === 0 ? undefined : to }))
  const money = formatMoney(row.accepted_euro, 'EUR')
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className={nameCell}>
        <span className="block max-w-56 truncate" title={name}>
          {name}
        </span>
      </th>
      {visits === undefined && (
        <>
          <td className="py-1.5 pl-4 text-right text-muted">–</td>
          <td className="py-1.5 pl-4 text-right text-muted">–</td>
        </>
      )}
      {figures.map(({ head, text, to }) => (
        <td key={head} className="figures py-1.5 pl-4 text-right">
          <Figure label={`${name}, ${head}`} text={text} to={to} />
        </td>
      ))}
      <td className="figures py-1.5 pr-4 pl-4 text-right md:pr-5">
        {row.accepted === 0 ? (
          '–'
        ) : (
          <Figure label={`${name}, Tutar`} text={money} to={requestsOf({ step: 'accepted' })} />
        )}
      </td>
    </tr>
  )
}

function Figure({ label, text, to }: { label: string; text: string; to: string | undefined }) {
  if (to === undefined) return text
  return (
    <Link to={to} aria-label={`${label}: ${text}`} className={link}>
      {text}
    </Link>
  )
}
