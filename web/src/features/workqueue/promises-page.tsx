/** `/staff/work-queue/promises`: what the team promised and what it kept, by person and by kind of work. */
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { Promises } from '@kervan/domain/workqueue/work-figures.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { BarChart } from '#spine/charts/charts.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Select } from '#spine/ui/select.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

const periods = { '7': 'Son 7 gün', '30': 'Son 30 gün', '90': 'Son 90 gün' } as const
type Period = keyof typeof periods
type Row = Promises['rows'][number]

export function PromisesPage() {
  useDocumentTitle('Verilen sözler')
  const asked = useParam('days') ?? ''
  const days: Period = asked in periods ? (asked as Period) : '30'
  const promises = useQuery(
    api.workqueue.promises.queryOptions({ input: { days }, placeholderData: keepPreviousData }),
  )
  const { search } = useLocation()
  const navigate = useNavigate()
  const rows = promises.data?.rows
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22 max-sm:w-full">Verilen sözler</h1>
        <Select
          aria-label="Dönem"
          options={Object.entries(periods).map(([value, label]) => ({ value, label }))}
          value={days}
          onChange={({ target }) =>
            void navigate(
              { search: withParams(search, { days: target.value === '30' ? null : target.value }) },
              { preventScrollReset: true },
            )
          }
          className="h-9 text-14 max-md:h-10"
        />
        <LinkButton href="/staff/work-queue">İş kuyruğu</LinkButton>
      </header>
      <p className="measure text-13 text-muted">
        Personelin tamamladığı işler ile süresi geçmiş açık işler sayılır; söz, işin son anıdır. Süresi geçmiş
        açık iş tutulmamış bir sözdür: üstlenenin, üstleneni yoksa sahipsizdir. Süresi içinde ama yapılmadan,
        nedeni yazılarak kapatılan iş ayrı gösterilir ve orana katılmaz. Kendiliğinden kapanan işler sayılmaz.
      </p>
      <KeptMark pages={promises} />
      {promises.isError && !rows ? (
        <LoadFailure title="Sözler yüklenirken bir hata oluştu" query={promises} />
      ) : (
        <>
          <Totals rows={rows ?? []} />
          <div className="grid gap-4 lg:grid-cols-2">
            <PromiseChart
              title="Kişiye göre"
              pointName="Kişi"
              rows={rows}
              of={({ person_id, person_name }) => person_name || (person_id ? '–' : 'Sahipsiz')}
            />
            <PromiseChart
              title="Türe göre"
              pointName="Tür"
              rows={rows}
              of={({ kind }) => workKindWords[kind]}
            />
          </div>
        </>
      )}
    </div>
  )
}

const sum = (rows: readonly Row[], of: 'kept' | 'missed' | 'closed') =>
  rows.reduce((total, row) => total + row[of], 0)

function Totals({ rows }: { rows: readonly Row[] }) {
  const [kept, missed, closed] = [sum(rows, 'kept'), sum(rows, 'missed'), sum(rows, 'closed')]
  const share = kept + missed === 0 ? '–' : formatPercent(kept / (kept + missed))
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <StatTile label="Söz verilen" value={formatCount(kept + missed + closed)} />
      <StatTile label="Zamanında" value={formatCount(kept)} />
      <StatTile label="Geciken" value={formatCount(missed)} />
      <StatTile label="Nedenle kapatılan" value={formatCount(closed)} />
      <StatTile label="Tutulan söz" value={share} />
    </div>
  )
}

type ChartProps = {
  title: string
  pointName: string
  rows: readonly Row[] | undefined
  of: (row: Row) => string
}

function PromiseChart({ title, pointName, rows, of }: ChartProps) {
  const groups = [...Map.groupBy(rows ?? [], of)]
  return (
    <Card>
      <CardBody>
        <BarChart
          title={title}
          stacked
          pointName={pointName}
          data={
            rows && {
              points: groups.map(([name]) => name),
              series: [
                { name: 'Zamanında', values: groups.map(([, of]) => sum(of, 'kept')) },
                { name: 'Geciken', values: groups.map(([, of]) => sum(of, 'missed')) },
                { name: 'Nedenle kapatılan', values: groups.map(([, of]) => sum(of, 'closed')) },
              ],
            }
          }
          emptyText="Bu dönemde sayılacak iş yok"
        />
      </CardBody>
    </Card>
  )
}
