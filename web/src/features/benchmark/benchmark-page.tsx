/** `/benchmark`: how a customer's prices and service stand against our own market, on a lane and in a period. */
import type { BenchmarkOverview } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { AnalysisView } from '#features/benchmark/analysis-view.tsx'
import { useAsked } from '#features/benchmark/benchmark-address.ts'
import { LanesSheet } from '#features/benchmark/lanes-sheet.tsx'
import { LoadFailedCard } from '#features/benchmark/load-failed-card.tsx'
import { ParametersCard } from '#features/benchmark/parameters-card.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { api } from '#spine/api/api.ts'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function BenchmarkPage() {
  useDocumentTitle('Benchmark')
  const overview = useQuery(api.benchmark.overview.queryOptions())
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 className="text-22">Benchmark Merkezi</h1>
        <p className="measure text-13 text-muted">
          Bir müşterinin fiyatları ve aldığı hizmet, o hattaki kendi piyasamızla karşılaştırılır.
        </p>
      </header>
      <KeptMark pages={overview} />
      {overview.data ? (
        <Centre overview={overview.data} />
      ) : overview.isError ? (
        <LoadFailedCard query={overview} />
      ) : (
        <Loading label="Benchmark yükleniyor" className="flex flex-col gap-5">
          <span className="grid gap-3 sm:grid-cols-3">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </span>
          <Skeleton className="h-36" />
        </Loading>
      )}
    </div>
  )
}

function Centre({ overview }: { overview: BenchmarkOverview }) {
  const { asked } = useAsked()
  const donem = asked.donem ?? overview.periods[0] ?? ''
  const { customer, hat, aylar, isAnalysed } = asked
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <StatTile
          label="Aktif müşteri"
          value={formatCount(overview.active_customers)}
          note="son 12 ayda teklif kabul eden"
          to="/staff/customers?status=active"
        />
        <LanesSheet
          overview={overview}
          kind="routes"
          tile={{
            label: 'Analiz edilen rota',
            value: formatCount(overview.analysed_routes),
            note: 'gidiş ve dönüş bir sayılır',
          }}
        />
        <LanesSheet
          overview={overview}
          kind="performance"
          className="max-sm:col-span-2"
          tile={{
            label: 'Ortalama performans',
            value: overview.performance === null ? '–' : `%${Math.round(overview.performance)}`,
            note: `${formatCount(overview.on_time)} / ${formatCount(overview.delivered)} gönderi söz verilen günde`,
          }}
        />
      </div>
      <ParametersCard overview={overview} donem={donem} />
      {isAnalysed && customer ? (
        <AnalysisView input={{ customer_id: customer, hat, donem, aylar }} />
      ) : (
        <Card>
          <EmptyState
            title={
              customer
                ? 'Rotayı ve dönemi seçip “Analiz Et” düğmesine basın'
                : 'Bir müşteri seçin; fiyatları ve hizmeti piyasayla karşılaştırılır'
            }
          />
        </Card>
      )}
      {overview.computed_at && (
        <p className="text-12 text-muted">
          Piyasa son olarak {formatDateTime(overview.computed_at)} tarihinde donduruldu.
        </p>
      )}
    </>
  )
}
