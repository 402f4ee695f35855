/** The figures of each lane, mode, colleague or month; each count leads to its quotes. */
import type { QuoteResult } from '@kervan/domain/quotes/quote-results.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { hoursText, type Outcome, outcomes, quotesAddress } from '#features/quotes/results/result-texts.ts'

export type ResultRow = QuoteResult & {
  key: string
  name: string
  /** What the list of its quotes is filtered by; null where the list has no such filter. */
  filters: Readonly<Record<string, string>> | null
}

type Props = { title: string; pointName: string; rows: readonly ResultRow[] }

const number = 'figures py-1.5 pl-4 text-right'

export function ResultTable({ title, pointName, rows }: Props) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full whitespace-nowrap text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-13 text-muted">
            <th scope="col" className="py-2 pr-4 text-left font-normal">
              {pointName}
            </th>
            {[...outcomes.map(({ head }) => head), 'Kazanma oranı', 'İlk teklife', 'Yanıta'].map((head) => (
              <th key={head} scope="col" className="py-2 pl-4 text-right font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {row.name}
              </th>
              {outcomes.map(({ status, figure, head }) => (
                <td key={status} className={number}>
                  <Count row={row} status={status} count={row[figure]} head={head} />
                </td>
              ))}
              <td className={number}>{row.win_rate === null ? '–' : formatPercent(row.win_rate)}</td>
              <td className={number}>{hoursText(row.response_hours)}</td>
              <td className={number}>{hoursText(row.answer_hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CountProps = { row: ResultRow; status: Outcome; count: number; head: string }

function Count({ row: { name, filters }, status, count, head }: CountProps) {
  if (count === 0 || !filters) return formatCount(count)
  return (
    <Link
      to={quotesAddress({ status, ...filters })}
      aria-label={`${name}, ${head}: ${formatCount(count)}`}
      className="link touch-room relative"
    >
      {formatCount(count)}
    </Link>
  )
}
