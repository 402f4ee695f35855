/** `/staff/analytics/sources`: from the visit to the accepted quote and its money, by source and campaign, in a period that is chosen. */
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul, daysBetween, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { analyticsAddress, visitsAddress } from '#features/analytics/office/addresses.ts'
import { FunnelSteps } from '#features/analytics/office/funnel-steps.tsx'
import { PagesTable } from '#features/analytics/office/pages-table.tsx'
import { SourcesTable } from '#features/analytics/office/sources-table.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { AreaChart } from '#spine/charts/charts.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { DateRangeInput } from '#spine/ui/date-range-input.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const usualDays = 30
const longestDays = 800

export function SourcesPage() {
  useDocumentTitle('Kaynaklar ve huni')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const range = rangeOf(params.get('from') ?? '', params.get('to') ?? '')
  const query = useQuery(
    api.analytics.period.figures.queryOptions({ input: range, placeholderData: keepPreviousData }),
  )
  const { data } = query
  useSection(data !== undefined)
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <h1 className="text-22">Kaynaklar ve huni</h1>
          <p className="measure text-13 text-muted">
            Ziyaretten kabul edilen teklife. Ziyaretler yalnızca ölçüme onay verenlerindir; talepler
            müşterilerin kendi gönderdikleridir.
          </p>
        </div>
        <DateRangeInput
          label="Dönem"
          value={range}
          onChange={({ from, to }) =>
            setParams(withParams(`?${params}`, { from: from || null, to: to || null }), {
              preventScrollReset: true,
            })
          }
          max={dayInIstanbul(new Date())}
        />
        <LinkButton href={analyticsAddress}>Analizler</LinkButton>
      </header>
      <KeptMark pages={query} />
      {query.isError && !data ? (
        <LoadFailure title="Dönemin sayıları gösterilemedi" query={query} />
      ) : !data ? (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-64" />
        </Loading>
      ) : (
        <>
          <FunnelSteps figures={data} />
          <Card>
            <CardBody>
              <AreaChart
                title="Günlere göre ziyaret"
                onPick={(index) => {
                  const day = data.days[index]?.day
                  if (day) void navigate(visitsAddress({ from: day, to: day, without_staff: '1' }))
                }}
                pointName="Gün"
                formatPoint={(day) => day.split('-').reverse().join('.')}
                data={{
                  points: data.days.map(({ day }) => day),
                  series: [
                    { name: 'Ziyaret', values: data.days.map(({ visits }) => visits) },
                    { name: 'Sayfa görüntüleme', values: data.days.map(({ views }) => views) },
                  ],
                }}
              />
            </CardBody>
          </Card>
          <Card aria-label="Kaynaklar ve kampanyalar">
            <CardHead
              title="Kaynaklar ve kampanyalar"
              action={<ExportMenu list="visit_sources" input={range} />}
            />
            <SourcesTable figures={data} />
          </Card>
          <Card id="sayfalar" aria-label="Sayfalar">
            <CardHead title="Sayfalar" />
            <PagesTable figures={data} />
          </Card>
        </>
      )}
    </div>
  )
}

/** The section in the hash is drawn only once the figures are there. */
function useSection(isDrawn: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isDrawn && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isDrawn, hash])
}

/** The last 30 days where nothing, or nothing that can be read, was asked for. */
function rangeOf(from: string, to: string) {
  const today = dayInIstanbul(new Date())
  const last = isDay(to) ? to : today
  const first = isDay(from) ? from : daysLater(last, 1 - usualDays)
  const [early, late] = first <= last ? [first, last] : [last, first]
  return { from: daysBetween(early, late) < longestDays ? early : daysLater(late, 1 - longestDays), to: late }
}
