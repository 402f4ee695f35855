/** How the expected arrival moved since it was first told, as a sentence, a small line and a list. */
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysBetween } from '@kervan/domain/values/istanbul-time.ts'
import { Sparkline } from '#spine/charts/charts.tsx'

type Props = {
  history: ShipmentTracking['eta_history']
  /** It has come, and nobody expects it any more. */
  isOver: boolean
}

export function EtaMoved({ history, isOver }: Props) {
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last || history.length < 2) return null
  const drift = history.map(({ eta }) => driftOf(first.eta, eta))
  return (
    <section aria-label="Beklenen varışın değişimi" className="flex flex-col gap-1 text-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>
          Beklenen varış {history.length - 1} kez değişti: ilk {formatDate(first.eta)},{' '}
          {isOver ? 'son olarak' : 'şimdi'} <span className="font-medium">{formatDate(last.eta)}</span> (
          {driftText(drift.at(-1) ?? 0)}).
        </p>
        <Sparkline
          label="İlk söylenen güne göre fark, gün"
          values={drift}
          formatValue={(days) => driftText(days)}
        />
      </div>
      <details className="text-13 print:hidden">
        <summary className="link inline-flex min-h-6 cursor-pointer items-center">
          Bütün değişiklikler
        </summary>
        <ul className="mt-1 flex flex-col gap-1 text-muted">
          {history.map(({ told_at, eta }) => (
            <li key={told_at}>
              {formatDateTime(told_at)}: <span className="text-ink">{formatDate(eta)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** By the calendar: the end of a day and its morning are the same day. */
const driftOf = (from: string, to: string) =>
  daysBetween(dayInIstanbul(new Date(from)), dayInIstanbul(new Date(to)))

export function driftText(days: number): string {
  if (days === 0) return 'aynı gün'
  return days > 0 ? `${days} gün sonra` : `${-days} gün önce`
}
