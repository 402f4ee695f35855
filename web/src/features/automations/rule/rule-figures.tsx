/** What a rule has done: from the beginning, in the last thirty days by outcome, and day by day. */
import { formatDay } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { BarChart } from '#spine/charts/charts.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function RuleFiguresView({ id }: { id: string }) {
  const query = useQuery(api.automations.figures.queryOptions({ input: { id } }))
  const { data } = query
  if (query.isError && !data) return <LoadFailure title="Rakamlar gösterilemedi" query={query} />
  const count = (value: number | undefined) => (value === undefined ? '–' : formatCount(value))
  const needless = data && data.last_30_days.not_met + data.last_30_days.unless_met
  const hasRun = data?.days.some(({ done, failed, other }) => done + failed + other > 0)
  // Thirty empty days are said in words.
  const days = data && (hasRun ? data.days : [])
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile
          label="Baştan beri"
          value={count(data?.execution_count)}
          note={
            data && data.swept_count > 0
              ? `${formatCount(data.swept_count)} tanesinin kaydı silindi`
              : undefined
          }
        />
        <StatTile
          label="Son 30 günde"
          value={count(data?.last_30_days.done)}
          note={speedText(data?.median_seconds)}
        />
        <StatTile label="Gerek olmadı" value={count(needless)} note="koşul sağlanmadı" />
        <StatTile label="Başarısız" value={count(data?.last_30_days.failed)} />
      </div>
      <Card aria-label="Son 30 gün">
        <CardBody>
          <BarChart
            title="Son 30 gün"
            stacked
            pointName="Gün"
            height={180}
            data={
              days && {
                points: days.map(({ day }) => formatDay(`${day}T09:00:00Z`)),
                series: [
                  { name: 'Yapılan', values: days.map(({ done }) => done) },
                  { name: 'Başarısız', values: days.map(({ failed }) => failed) },
                  { name: 'Diğer', values: days.map(({ other }) => other) },
                ],
              }
            }
            emptyText="Son 30 günde çalışmadı"
          />
        </CardBody>
      </Card>
    </div>
  )
}

/** The median from the event to the outcome. */
function speedText(seconds: number | null | undefined): string | undefined {
  if (seconds === null || seconds === undefined) return undefined
  if (seconds < 60) return `çoğu ${Math.max(1, Math.round(seconds))} saniyede`
  return `çoğu ${formatCount(Math.round(seconds / 60))} dakikada`
}
