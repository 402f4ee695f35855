/** What a customer's requests, quotes and shipments add up to, with what was won by month and by lane. */
import { shortMonth } from '@kervan/domain/quotes/settled-months.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { BarChart } from '#spine/charts/charts.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

const decimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

export function CustomerFigures({ id }: { id: string }) {
  const query = useQuery(api.workqueue.customerPage.figures.queryOptions({ input: { id } }))
  const figures = query.data
  if (query.isError && !figures)
    return <LoadFailure title="Sayılar yüklenirken bir hata oluştu" query={query} />
  const { won = 0, lost = 0, delivered = 0, on_time = 0 } = figures ?? {}
  const { margin_pct = null, answer_hours = null } = figures ?? {}
  const share = (part: number, all: number) => (all === 0 ? '–' : formatPercent(part / all))
  return (
    <section aria-label="Sayılar" className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile
          label="Kazanma oranı"
          value={share(won, won + lost)}
          note={`${formatCount(won)} kazanıldı, ${formatCount(lost)} kaybedildi`}
        />
        <StatTile
          label="Ortalama marj"
          value={margin_pct === null ? '–' : `%${decimal.format(margin_pct)}`}
          note="Kazanılan tekliflerde"
        />
        <StatTile
          label="Yanıt süresi"
          value={answer_hours === null ? '–' : `${decimal.format(answer_hours)} saat`}
          note="Talepten ilk fiyata, ortanca"
        />
        <StatTile
          label="Zamanında teslim"
          value={share(on_time, delivered)}
          note={`${formatCount(delivered)} teslimatta`}
        />
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        <Card>
          <CardBody>
            <BarChart
              title="Aylara göre"
              pointName="Ay"
              height={200}
              formatPoint={shortMonth}
              data={
                figures && {
                  points: figures.months.map(({ month }) => month),
                  series: [
                    { name: 'Talep', values: figures.months.map(({ requests }) => requests) },
                    { name: 'Kazanılan', values: figures.months.map((each) => each.won) },
                  ],
                }
              }
              emptyText="Son on iki ayda kayıt yok"
            />
          </CardBody>
        </Card>
        <Card>
          <CardBody>
            <BarChart
              title="Hatlara göre değer (bin €)"
              pointName="Hat"
              height={200}
              data={
                figures && {
                  points: figures.lanes.map(({ lane }) => lane),
                  series: [
                    {
                      name: 'Değer',
                      values: figures.lanes.map(({ value }) => Math.round(Number(value.amount) / 100) / 10),
                    },
                  ],
                }
              }
              emptyText="Kazanılan teklif yok"
            />
          </CardBody>
        </Card>
      </div>
    </section>
  )
}
