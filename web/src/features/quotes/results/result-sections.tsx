/** The parts of the page of won and lost quotes: each a chart, and below it the figures with their ways to the quotes. */

import type { QuoteResults } from '@kervan/domain/quotes/quote-results.ts'
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { settledText, shortMonth } from '@kervan/domain/quotes/settled-months.ts'
import { transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { shortModes } from '#features/quotes/list/staff-quote-columns.tsx'
import { laneText, nobody } from '#features/quotes/list/staff-quote-list.ts'
import { type ResultRow, ResultTable } from '#features/quotes/results/result-table.tsx'
import { hoursText, outcomes, quotesAddress, settledCount } from '#features/quotes/results/result-texts.ts'
import type { ChartData } from '#spine/charts/chart-data.ts'
import { BarChart, DonutChart, LineChart } from '#spine/charts/charts.tsx'
import { Card } from '#spine/ui/card.tsx'

type Of = { results: QuoteResults }

/** The chart, and beside it the figures. */
const sideBySide =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 p-5 xl:grid-cols-[minmax(16rem,1fr)_auto]'

/** As many bars as can be told apart. */
const mostBars = 8

function outcomeBars(rows: readonly ResultRow[], labelOf: (row: ResultRow) => string): ChartData {
  const shown = rows.slice(0, mostBars)
  return {
    points: shown.map(labelOf),
    series: outcomes.map(({ head, figure }) => ({ name: head, values: shown.map((row) => row[figure]) })),
  }
}

type SectionProps = {
  title: string
  pointName: string
  rows: readonly ResultRow[]
  labelOf?: (row: ResultRow) => string
}

function Section({ title, pointName, rows, labelOf = ({ name }) => name }: SectionProps) {
  return (
    <Card aria-label={title} className={sideBySide}>
      <BarChart stacked title={title} data={outcomeBars(rows, labelOf)} pointName={pointName} height={200} />
      {rows.length > 0 && <ResultTable title={title} pointName={pointName} rows={rows} />}
    </Card>
  )
}

export function MonthSections({ results }: Of) {
  const { months } = results
  const points = months.map(({ month }) => month)
  const rows = months
    .map((row) => ({ ...row, key: row.month, name: settledText(row.month), filters: { settled: row.month } }))
    .toReversed()
  const hasSettled = months.some((row) => settledCount(row) > 0)
  const none: ChartData = { points: [], series: [] }
  const rates: ChartData = {
    points,
    series: [{ name: 'Kazanma oranı', values: months.map((row) => row.win_rate) }],
  }
  const times: ChartData = {
    points,
    series: [
      { name: 'Talepten ilk teklife', values: months.map((row) => row.response_hours) },
      { name: 'Gönderimden yanıta', values: months.map((row) => row.answer_hours) },
    ],
  }
  const counts: ChartData = {
    points,
    series: outcomes.map(({ head, figure }) => ({ name: head, values: months.map((row) => row[figure]) })),
  }
  const common = { pointName: 'Ay', formatPoint: shortMonth, height: 200 }
  return (
    <Card aria-label="Aylara göre" className="flex min-w-0 flex-col gap-6 p-5">
      <div className="grid gap-8 lg:grid-cols-3">
        <BarChart stacked title="Aylara göre sonuçlar" data={hasSettled ? counts : none} {...common} />
        <LineChart
          title="Kazanma oranı"
          data={hasSettled ? rates : none}
          formatValue={formatPercent}
          formatTick={formatPercent}
          {...common}
        />
        <LineChart
          title="Yanıt süreleri, ortalama"
          data={hasSettled ? times : none}
          formatValue={hoursText}
          formatTick={(hours) => `${formatCount(Math.round(hours))} sa`}
          {...common}
        />
      </div>
      {hasSettled && <ResultTable title="Aylara göre" pointName="Ay" rows={rows} />}
    </Card>
  )
}

export function ReasonSection({ results }: Of) {
  const { reasons } = results
  const settled = `${results.from}..${results.to}`
  const parts = reasons.map(({ reason, count }) => ({
    name: reason ? rejectionReasonWords[reason] : 'Neden belirtilmedi',
    value: count,
    to: quotesAddress({ status: 'rejected', reason: reason ?? 'none', settled }),
  }))
  return (
    <Card aria-label="Kaybedilme nedenleri" className="p-5">
      <DonutChart title="Kaybedilme nedenleri" partName="Neden" parts={parts} />
    </Card>
  )
}

export function ModeSection({ results }: Of) {
  const settled = `${results.from}..${results.to}`
  const rows = results.modes.map((row) => ({
    ...row,
    key: row.mode,
    name: transportModeWords[row.mode],
    filters: { settled, mode: row.mode },
  }))
  return (
    <Section
      title="Taşıma şekline göre"
      pointName="Taşıma şekli"
      rows={rows}
      labelOf={({ key }) => shortModes[key as keyof typeof shortModes]}
    />
  )
}

export function OwnerSection({ results }: Of) {
  const settled = `${results.from}..${results.to}`
  const rows = results.owners.map(({ owner_id, owner_name, ...row }) => ({
    ...row,
    key: owner_id ?? '',
    name: owner_name || 'Sorumlusu yok',
    filters: { settled, owner: owner_id ?? nobody },
  }))
  return (
    <Section
      title="Sorumluya göre"
      pointName="Sorumlu"
      rows={rows}
      labelOf={({ name }) => name.split(' ')[0] ?? name}
    />
  )
}

export function LaneSection({ results }: Of) {
  const settled = `${results.from}..${results.to}`
  const rows = results.lanes.map(({ pol, pod, ...row }) => ({
    ...row,
    key: `${pol}\n${pod}`,
    name: pol || pod ? `${pol || '?'} → ${pod || '?'}` : 'Hat yazılmamış',
    filters: pol && pod ? { settled, lane: laneText(pol, pod) } : null,
  }))
  return <Section title="En çok teklif verilen hatlar" pointName="Hat" rows={rows} />
}
