/** `?view=ai`: what was found in operations, in five tabs; each finding with what it rests on. */
import type { Insight } from '@kervan/domain/luna/insights.contract.ts'
import { insightCategories, shownCharacters } from '@kervan/domain/luna/insights.ts'
import { severities } from '@kervan/domain/luna/market.copy.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Clock, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { EvidenceList } from '#features/luna/evidence-line.tsx'
import { SeverityBadge } from '#features/luna/severity-badge.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'

const tabs = { all: 'Tümü', ...insightCategories } as const
type Tab = keyof typeof tabs

export function InsightsView() {
  useDocumentTitle('Operasyon İzleme')
  const query = useQuery(api.luna.insights.list.queryOptions())
  const [open, setOpen] = useState<Tab>('all')
  const found = query.data?.insights ?? []
  const inTab = (tab: Tab) => (tab === 'all' ? found : found.filter(({ category }) => category === tab))
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 className="text-28">Operasyon İzleme</h1>
        <p className="measure text-14 text-muted">
          Gönderilerinizden, takip olaylarından, hatlardan ve pazar tablolarından hesaplanır; her bulgu neye
          dayandığını söyler.
          {query.data?.computed_at && ` Son hesap: ${formatDateTime(query.data.computed_at)}.`}
        </p>
      </header>
      {query.isPending && (
        <Loading className="grid gap-5 md:grid-cols-2">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </Loading>
      )}
      {query.isError && !query.data && <LoadFailure title="Bulgular gösterilemedi" query={query} />}
      {query.data && (
        <Tabs value={open} onValueChange={(value) => setOpen(value as Tab)}>
          <TabList
            label="Bulgu türleri"
            tabs={(Object.entries(tabs) as [Tab, string][]).map(([value, label]) => ({
              value,
              label: `${label} (${formatCount(inTab(value).length)})`,
            }))}
          />
          {(Object.keys(tabs) as Tab[]).map((tab) => (
            <TabPanel key={tab} value={tab}>
              <Insights insights={inTab(tab)} />
            </TabPanel>
          ))}
        </Tabs>
      )}
    </div>
  )
}

function Insights({ insights }: { insights: readonly Insight[] }) {
  if (insights.length === 0)
    return <EmptyState title="Bulgu yok">Olağan dışı bir şey görünürse burada yazar.</EmptyState>
  return (
    <ul className="grid items-start gap-5 md:grid-cols-2">
      {insights.map((insight) => (
        <InsightCard key={insight.id} insight={insight} />
      ))}
    </ul>
  )
}

function InsightCard({ insight }: { insight: Insight }) {
  const [isWhole, setWhole] = useState(false)
  const [isExplained, setExplained] = useState(false)
  const { title, description, impact, urgency, location, recommendation, evidence, timestamp } = insight
  const isCut = !isWhole && description.length > shownCharacters
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 md:p-5">
      <div className="flex flex-col gap-2">
        <h2 className="text-15">{title}</h2>
        <p className="flex flex-wrap gap-2">
          <SeverityBadge severity={impact} label={`Etki: ${severities[impact]}`} />
          {urgency === 'urgent' && <SeverityBadge severity="high" label="Acil" />}
        </p>
      </div>
      <p className="text-14">
        {isCut ? `${description.slice(0, shownCharacters).trimEnd()}… ` : description}
        {description.length > shownCharacters && (
          <button type="button" className="link ml-1 text-14" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Daha az' : 'Devamı'}
          </button>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
        <span className="inline-flex items-center gap-1">
          <MapPin className="size-4" strokeWidth={1.75} aria-hidden />
          {location}
        </span>
        <span className="figures inline-flex items-center gap-1">
          <Clock className="size-4" strokeWidth={1.75} aria-hidden />
          {delayText(insight.estimated_delay_hours)}
        </span>
      </p>
      <p className="text-14">
        <span className="font-medium">Öneri:</span> {recommendation}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-2 text-13 text-muted">
        <span>{formatDateTime(timestamp)}</span>
        <button
          type="button"
          aria-expanded={isExplained}
          className="link"
          onClick={() => setExplained(!isExplained)}
        >
          Nereden biliyoruz?
        </button>
      </p>
      {isExplained && <EvidenceList evidence={evidence} />}
    </li>
  )
}

/** Hours below two days, days above. */
export function delayText(hours: number | null): string {
  if (hours === null) return 'Tahmini gecikme bilinmiyor'
  if (hours === 0) return 'Gecikme beklenmiyor'
  return `Tahmini gecikme ${hours < 48 ? `${hours}\u00a0saat` : `${Math.round(hours / 24)}\u00a0gün`}`
}
