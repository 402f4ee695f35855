/** The figures of each lane, mode, colleague or month; each leads to its quotes. */
import type { QuoteResult } from '@kervan/domain/quotes/quote-results.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { hoursText, outcomes, quotesAddress } from '#features/quotes/results/result-texts.ts'

type Filters = Readonly<Record<string, string>>

export type ResultRow = QuoteResult & {
  key: string
  name: string
  /** What the list of its quotes is filtered by; null where the list has no such filter. */
  filters: Filters | null
}

type Figure = {
  head: string
  textOf: (row: ResultRow) => string
  /** Which of the row's quotes it is made of. */
  filters: Filters
}

const answered = { answered: '1' }
const figures: readonly Figure[] = [
  ...outcomes.map(({ status, figure, head }) => ({
    head,
    textOf: (row: ResultRow) => formatCount(row[figure]),
    filters: { status },
  })),
  {
    head: 'Kazanma oranı',
    textOf: ({ win_rate }) => (win_rate === null ? '–' : formatPercent(win_rate)),
    filters: answered,
  },
  {
    head: 'İlk teklife',
    textOf: ({ response_hours }) => hoursText(response_hours),
    filters: {},
  },
  {
    head: 'Yanıta',
    textOf: ({ answer_hours }) => hoursText(answer_hours),
    filters: answered,
  },
]

/** Stays in sight while the figures are scrolled on a phone. */
const nameCell = 'sticky left-0 z-1 bg-card pr-3 text-left font-normal'

type Props = { title: string; pointName: string; rows: readonly ResultRow[] }

export function ResultTable({ title, pointName, rows }: Props) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full whitespace-nowrap text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-13 text-muted">
            <th scope="col" className={`${nameCell} py-2`}>
              {pointName}
            </th>
            {figures.map(({ head }) => (
              <th key={head} scope="col" className="py-2 pl-4 text-right font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-line border-b last:border-b-0">
              <th scope="row" className={`${nameCell} py-1.5`}>
                {row.name}
              </th>
              {figures.map((figure) => (
                <td key={figure.head} className="figures py-1.5 pl-4 text-right">
                  <Value row={row} figure={figure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ row, figure: { head, textOf, filters } }: { row: ResultRow; figure: Figure }) {
  const text = textOf(row)
  const isOfNothing = text === '0' || text === '–'
  if (isOfNothing || !row.filters) return text
  return (
    <Link
      to={quotesAddress({ ...filters, ...row.filters })}
      aria-label={`${row.name}, ${head}: ${text}`}
      className="touch-room relative underline decoration-line-strong underline-offset-4 hover:text-sea hover:decoration-current"
    >
      {text}
    </Link>
  )
}
