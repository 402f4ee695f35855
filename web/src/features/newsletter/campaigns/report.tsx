/** What a campaign brought: who opened and clicked, when, which link, and the requests and accepted quotes that followed. */
import { machineWords, skipWords } from '@kervan/domain/newsletter/campaign-words.ts'
import { formatDate, formatDateTime, formatDay, formatTime } from '@kervan/domain/values/format-date.ts'
import { formatCount, formatMoney, formatPercent } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { AreaChart, BarChart } from '#spine/charts/charts.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

type Shown = NonNullable<ReturnType<typeof useReport>['data']>

const useReport = (id: string) => useQuery(api.newsletter.campaigns.report.queryOptions({ input: { id } }))

export function Report({ id }: { id: string }) {
  const query = useReport(id)
  if (query.isError && !query.data) return <LoadFailure title="Sonuç gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </Loading>
    )
  const report = query.data
  return (
    <div className="flex flex-col gap-4">
      <Figures report={report} />
      <Card aria-label="Zaman içinde">
        <CardBody>
          <Timeline report={report} />
        </CardBody>
      </Card>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Links report={report} />
        <Followed report={report} />
      </div>
      <NotCounted report={report} />
    </div>
  )
}

/** From what persons did for sure to that with everybody of whom only a program was seen; one figure where they are the same. */
function shareOf(sure: number, unsure: number, whole: number): string {
  if (whole === 0) return 'ölçüm yok'
  const [least, most] = [sure, sure + unsure].map((part) => formatPercent(Math.min(1, part / whole)))
  return least === most ? `${least}` : `${least}–${most}`
}
const peopleOf = (sure: number, unsure: number) =>
  unsure > 0
    ? `En az ${formatCount(sure)}, en çok ${formatCount(sure + unsure)} kişi`
    : `${formatCount(sure)} kişi`

function Figures({ report }: { report: Shown }) {
  const { recipients, sent, refused, delivered, measured, unsubscribes, bounces, complaints } = report
  const { opens, clicks, unsure_opens, unsure_clicks } = report
  const measuredNote = `Ölçüme izin veren ${formatCount(measured)} kişi içinde`
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        label="Ulaşan"
        value={formatCount(delivered)}
        note={[
          `${formatCount(recipients)} alıcıdan ${formatCount(sent)} gönderildi`,
          refused > 0 && `${formatCount(refused)} reddedildi`,
          `${formatCount(bounces)} geri döndü`,
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <StatTile
        label="Açan"
        value={shareOf(opens, unsure_opens, measured)}
        note={peopleOf(opens, unsure_opens)}
        explanation={[
          `${measuredNote}. Posta sağlayıcılarının önceden yüklediği resimler açma sayılmaz.`,
          unsure_opens > 0 &&
            `${formatCount(unsure_opens)} kişide yalnızca bir programın açtığı görüldü: açmadılarsa alt, hepsi kendisi de açtıysa üst sınır geçerlidir.`,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <StatTile
        label="Tıklayan"
        value={shareOf(clicks, unsure_clicks, measured)}
        note={peopleOf(clicks, unsure_clicks)}
        explanation={[
          `${measuredNote}. Bağlantıları tarayan programlar tıklama sayılmaz.`,
          unsure_clicks > 0 &&
            `${formatCount(unsure_clicks)} kişide yalnızca bir programın tıkladığı görüldü: tıklamadılarsa alt, hepsi kendisi de tıkladıysa üst sınır geçerlidir.`,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <StatTile
        label="Ayrılan"
        value={formatCount(unsubscribes)}
        note={complaints > 0 ? `${formatCount(complaints)} şikâyet` : 'Şikâyet yok'}
      />
    </div>
  )
}

function Timeline({ report: { timeline, step_minutes } }: { report: Shown }) {
  const format =
    step_minutes >= 24 * 60 ? formatDate : (moment: string) => `${formatDay(moment)} ${formatTime(moment)}`
  return (
    <AreaChart
      title="Açan ve tıklayan kişiler"
      pointName={step_minutes >= 24 * 60 ? 'Gün' : 'Zaman'}
      data={{
        points: timeline.map(({ at }) => at),
        series: [
          { name: 'Açan', values: timeline.map(({ opens }) => opens) },
          { name: 'Tıklayan', values: timeline.map(({ clicks }) => clicks) },
        ],
      }}
      formatPoint={format}
      emptyText="Henüz açan ya da tıklayan yok"
    />
  )
}

const mostBars = 8

function Links({ report: { links } }: { report: Shown }) {
  // Bars of nothing say less than a sentence.
  const shown = links.some(({ people }) => people > 0) ? links.slice(0, mostBars) : []
  return (
    <Card aria-label="Bağlantılar">
      <CardBody className="flex flex-col gap-4">
        <BarChart
          title="Bağlantılara tıklayanlar"
          pointName="Bağlantı"
          height={180}
          data={{
            points: shown.map(({ index }) => String(index + 1)),
            series: [{ name: 'Kişi', values: shown.map(({ people }) => people) }],
          }}
          formatPoint={(place) => `${place}. bağlantı`}
          emptyText={links.length > 0 ? 'Henüz tıklayan yok' : 'Bu e-postada bağlantı yok'}
        />
        <ol className="divide-y divide-line text-14">
          {links.map(({ index, url, people, clicks }) => (
            <li key={index} className="flex items-baseline gap-3 py-2">
              <span className="figures w-5 shrink-0 text-muted">{index + 1}.</span>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                title={url}
                className="link min-w-0 flex-1 truncate"
              >
                {url.replace(/^https?:\/\//, '')}
              </a>
              <span className="figures shrink-0">
                {`${formatCount(people)} kişi`}
                <span className="text-muted">{` · ${formatCount(clicks)} tıklama`}</span>
              </span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}

/** As many as stand beside the links; the others are shown when they are asked for. */
const mostFollowed = 10

function Followed({ report: { followed } }: { report: Shown }) {
  const { days, requests, accepted_quotes, revenue_eur, items } = followed
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? items : items.slice(0, mostFollowed)
  return (
    <Card aria-label="Ardından gelenler">
      <CardHead title="Ardından gelenler" />
      <CardBody className="flex flex-col gap-3 text-14">
        <p className="figures">
          {`${formatCount(requests)} talep, ${formatCount(accepted_quotes)} kabul edilen teklif`}
          {accepted_quotes > 0 && `, ${formatMoney(revenue_eur, 'EUR')}`}
        </p>
        <p className="text-13 text-muted">
          {`Alıcıların e-postadan sonraki ${days} gündeki işleri. Nedeni e-posta olmayabilir; tıklayanlar işaretli.`}
        </p>
        {items.length === 0 ? (
          <EmptyState title="Henüz talep ya da kabul yok" className="py-6" />
        ) : (
          <ul className="divide-y divide-line">
            {shown.map((item) => (
              <li
                key={`${item.kind} ${item.id}`}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2"
              >
                <Link
                  className="link"
                  to={
                    item.kind === 'request'
                      ? `/staff/requests?request=${item.id}`
                      : `/staff/quotes/${item.id}`
                  }
                >
                  {item.number}
                </Link>
                <span className="min-w-0 flex-1 truncate">{item.customer_name}</span>
                {item.clicked && <span className="text-13 text-approved">tıkladı</span>}
                <span className="figures text-13 text-muted">{formatDateTime(item.at)}</span>
              </li>
            ))}
          </ul>
        )}
        {items.length > shown.length && (
          <Button size="sm" className="self-start" onClick={() => setShowsAll(true)}>
            {`${formatCount(items.length - shown.length)} kayıt daha`}
          </Button>
        )}
      </CardBody>
    </Card>
  )
}

function NotCounted({ report: { skipped, machines, machine_opens, machine_clicks } }: { report: Shown }) {
  if (skipped.length === 0 && machine_opens + machine_clicks === 0) return null
  return (
    <Card aria-label="Sayılmayanlar">
      <CardHead title="Gönderilmeyenler ve sayılmayanlar" />
      <CardBody className="grid gap-6 text-14 sm:grid-cols-2">
        {skipped.length > 0 && (
          <Lines title="Gönderilmedi">
            {skipped.map(({ reason, count }) => (
              <Line key={reason} name={skipWords[reason]} count={count} />
            ))}
          </Lines>
        )}
        {machine_opens + machine_clicks > 0 && (
          <Lines
            title={`Programların açtıkları: ${formatCount(machine_opens)} açma, ${formatCount(machine_clicks)} tıklama`}
          >
            {machines.map(({ reason, count }) => (
              <Line
                key={reason}
                name={(machineWords as Record<string, string>)[reason] ?? reason}
                count={count}
              />
            ))}
          </Lines>
        )}
      </CardBody>
    </Card>
  )
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-14">{title}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">{children}</dl>
    </section>
  )
}

function Line({ name, count }: { name: string; count: number }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="figures text-right">{formatCount(count)}</dd>
    </>
  )
}
