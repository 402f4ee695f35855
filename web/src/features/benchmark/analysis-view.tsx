/** The result of an analysis: figures, price trend, what is said about them, suggestions, and its ways to take along. */
import type { Benchmark, BenchmarkBasis } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { figureTitles } from '@kervan/domain/benchmark/benchmark.copy.ts'
import { dollarText, figureText } from '@kervan/domain/benchmark/figure-words.ts'
import { sourceSentence } from '@kervan/domain/benchmark/market-source.ts'
import { shortMonth } from '@kervan/domain/quotes/settled-months.ts'
import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, FileText, Mail, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type AnalysisInput, fileAddress } from '#features/benchmark/benchmark-address.ts'
import { LoadFailedCard } from '#features/benchmark/load-failed-card.tsx'
import { api } from '#spine/api/api.ts'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { RefreshFailure } from '#spine/api/refresh-failure.tsx'
import type { ChartData } from '#spine/charts/chart-data.ts'
import { LineChart } from '#spine/charts/charts.tsx'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

const SendDialog = lazy(() =>
  loadDialog(async () => (await import('#features/benchmark/send-dialog.tsx')).SendDialog),
)

const icon = { className: 'size-4', strokeWidth: 1.75, 'aria-hidden': true } as const

export function AnalysisView({ input }: { input: AnalysisInput }) {
  const analysis = useQuery(api.benchmark.analyse.queryOptions({ input }))
  const basis = useQuery(api.benchmark.basis.queryOptions({ input }))
  const failed = analysis.isError ? analysis : basis.isError ? basis : null
  if (failed && !(analysis.data && basis.data)) return <LoadFailedCard query={failed} />
  if (!analysis.data || !basis.data)
    return (
      <Loading label="Analiz ediliyor" className="flex flex-col gap-5">
        <span className="grid grid-cols-2 gap-3 lg:grid-cols-3 2xl:grid-cols-6">
          {Array.from({ length: 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles have no other identity
            <Skeleton key={index} className="h-28" />
          ))}
        </span>
        <Skeleton className="h-80" />
      </Loading>
    )
  const refresh = () => Promise.all([analysis.refetch(), basis.refetch()])
  return (
    <>
      <KeptMark pages={analysis} />
      <RefreshFailure queries={[analysis, basis]} />
      <Result
        input={input}
        analysis={analysis.data}
        basis={basis.data}
        isRefreshing={analysis.isFetching || basis.isFetching}
        onRefresh={() => void refresh()}
      />
    </>
  )
}

type ResultProps = {
  input: AnalysisInput
  analysis: Benchmark
  basis: BenchmarkBasis
  isRefreshing: boolean
  onRefresh: () => void
}

function Result({ input, analysis, basis, isRefreshing, onRefresh }: ResultProps) {
  const [isSending, setSending] = useState(false)
  const link = buttonClasses({ variant: undefined, size: undefined })
  return (
    <section aria-label="Analiz sonucu" className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-18 max-sm:w-full">{analysis.context.hat}</h2>
        <Button onClick={onRefresh} busy={isRefreshing} busyLabel="Yenileniyor">
          <RefreshCw {...icon} />
          Yenile
        </Button>
        <a href={fileAddress('pdf', input)} target="_blank" rel="noreferrer" className={link}>
          <FileText {...icon} />
          PDF
        </a>
        <a href={fileAddress('xlsx', input)} download className={link}>
          <FileSpreadsheet {...icon} />
          Excel
        </a>
        <Button onClick={() => setSending(true)}>
          <Mail {...icon} />
          Müşteriye gönder
        </Button>
      </div>
      <Figures basis={basis} />
      <Trend analysis={analysis} basis={basis} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card aria-label="Performans analizi">
          <CardHead title="Performans analizi" />
          <CardBody>
            <ul className="flex list-disc flex-col gap-2 pl-5 text-14">
              {analysis.analiz.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </CardBody>
        </Card>
        <Card aria-label="Öneriler">
          <CardHead title="Öneriler" />
          {analysis.oneriler.length === 0 ? (
            <EmptyState title="Bu dönem için öneri yok" />
          ) : (
            <ul className="flex flex-col">
              {analysis.oneriler.map(({ baslik, etki }) => (
                <li key={baslik} className="border-line border-b px-4 py-3 last:border-b-0 md:px-5">
                  <p className="text-14 font-medium">{baslik}</p>
                  <p className="text-13 text-muted">{etki}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
      <Suspense>{isSending && <SendDialog input={input} onClose={() => setSending(false)} />}</Suspense>
    </section>
  )
}

function Figures({ basis }: { basis: BenchmarkBasis }) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 2xl:grid-cols-6">
      {basis.figures.map(({ key, value, lane, made_from }) => (
        <StatTile
          key={key}
          label={figureTitles[key]}
          value={figureText(key, value)}
          note={
            <>
              {made_from}
              {lane !== null && <span className="block">hat ortalaması {figureText(key, lane)}</span>}
            </>
          }
        />
      ))}
    </div>
  )
}

function Trend({ analysis: { trendler }, basis }: { analysis: Benchmark; basis: BenchmarkBasis }) {
  const { aylar, piyasa_usd, musteri_usd } = trendler
  const market = basis.source === 'index' && basis.index ? basis.index.name : 'Piyasa'
  const data: ChartData = {
    points: aylar,
    series: [
      { name: market, values: piyasa_usd },
      { name: 'Müşteri', values: musteri_usd },
    ],
  }
  return (
    <Card aria-label="Fiyat eğilimi" className="flex flex-col gap-4 p-4 md:p-5">
      <LineChart
        close
        title={basis.unit ? `Fiyat eğilimi, USD (${basis.unit})` : 'Fiyat eğilimi, USD'}
        data={data}
        pointName="Ay"
        formatPoint={shortMonth}
        formatValue={dollarText}
        height={280}
        emptyText="Bu dönemde gösterilecek fiyat yok"
      />
      <p className="measure text-13 text-muted">{sourceSentence(basis)}</p>
    </Card>
  )
}
