/** `?view=routes`: the analysis of one of twelve routes, and one load by sea, air and road side by side. */
import {
  type RouteKey,
  routeKeys,
  routeName,
  routesIn,
  type TradeRegion,
  tradeRegions,
  tradeRoutes,
} from '@kervan/domain/luna/trade-routes.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { RefreshCw } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { AnalysisCards } from '#features/luna/routes/analysis-cards.tsx'
import { useRouteAnalysis } from '#features/luna/routes/use-route-analysis.ts'
import { WhatIfCard } from '#features/luna/what-if/what-if-card.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { Button } from '#spine/ui/button.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const regions = Object.keys(tradeRegions) as TradeRegion[]

export function RoutesView() {
  useDocumentTitle('Rota Analizi')
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = useParam('region')
  const region = regions.find((key) => key === wanted)
  const offered = routesIn(region)
  const asked = useParam('route')
  const route =
    routeKeys.find((key) => key === asked && offered.includes(key)) ?? offered[0] ?? 'hamburg-izmir'
  const { analysis, isFetching, refresh } = useRouteAnalysis(route)
  const chip = (key: TradeRegion | null, label: string) => ({
    key: key ?? 'all',
    label,
    search: withParams(search, { region: key, route: null }),
    current: (region ?? null) === key,
  })
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 className="text-28">Rota Analizi</h1>
        <p className="measure text-14 text-muted">
          Fiyatlar gönderdiğimiz tekliflerden, süreler teslimatlarımızdan, yoğunluk gönderilerimizin
          olaylarından ve pazar tablolarından hesaplanır. Verisi olmayan rakam gösterilmez.
        </p>
      </header>
      <FilterChips
        label="Bölge"
        chips={[
          chip(null, 'Bütün bölgeler'),
          ...(Object.entries(tradeRegions) as [TradeRegion, string][]).map(([key, label]) =>
            chip(key, label),
          ),
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Rota"
          className="min-w-64"
          options={offered.map((key) => ({ value: key, label: optionText(key) }))}
          value={route}
          onChange={({ target }) =>
            void navigate(
              { search: withParams(search, { route: target.value }) },
              { preventScrollReset: true },
            )
          }
        />
        <Button onClick={refresh} busy={isFetching && analysis !== undefined} busyLabel="Yenileniyor">
          <RefreshCw className="size-4" strokeWidth={1.75} aria-hidden />
          Yenile
        </Button>
        <p className="text-13 text-muted" aria-live="polite">
          {analysis?.updated_at ? `Son güncelleme: ${formatDateTime(analysis.updated_at)}` : ''}
          {analysis?.is_temporary ? 'Geçici veri' : ''}
        </p>
      </div>
      {analysis ? (
        <AnalysisCards analysis={analysis} />
      ) : (
        <Loading className="grid gap-5 md:grid-cols-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-72 md:col-span-3" />
        </Loading>
      )}
      <WhatIfCard />
    </div>
  )
}

const optionText = (key: RouteKey) =>
  `${routeName(key)} (${tradeRegions[tradeRoutes[key].region]}${tradeRoutes[key].popular ? ', popüler' : ''})`
