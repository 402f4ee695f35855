/** `/staff/analytics` and `/analytics`: who looks at the site now, what they open, and what it is worth; with `?hour=` one hour of today, or of `&day=`. */
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useSearchParams } from 'react-router'
import { RecentActivity } from '#assembly/pages/office/home/activity-card.tsx'
import { AnalyticsCards } from '#features/analytics/office/analytics-cards.tsx'
import { AnalyticsHead } from '#features/analytics/office/analytics-head.tsx'
import { BusinessTab } from '#features/analytics/office/business-tab.tsx'
import { HourCard } from '#features/analytics/office/hour-card.tsx'
import { useDayFigures, useLiveTraffic } from '#features/analytics/office/live-figures.ts'
import { PerformanceTab } from '#features/analytics/office/performance-tab.tsx'
import { TrafficTab } from '#features/analytics/office/traffic-tab.tsx'
import { UncountedShare } from '#features/analytics/office/uncounted-share.tsx'
import { VisitPanel } from '#features/analytics/office/visit-panel.tsx'
import { VisitorsTab } from '#features/analytics/office/visitors-tab.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { RefreshFailure } from '#spine/api/refresh-failure.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'

const tabs = [
  { value: 'traffic', label: 'Canlı trafik' },
  { value: 'visitors', label: 'Ziyaretçi analizi' },
  { value: 'business', label: 'İş metrikleri' },
  { value: 'performance', label: 'Performans' },
]

/** Whatever the hour brings, and before it is there: the tabs below stay where they are. */
const hourHeight = 'h-80'

export function AnalyticsPage() {
  useDocumentTitle('Analizler')
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = tabs.some(({ value }) => value === asked) ? (asked ?? 'traffic') : 'traffic'
  const given = params.get('hour') ?? ''
  const hour = /^([01]?\d|2[0-3])$/.test(given) ? given.padStart(2, '0') : undefined
  const givenDay = params.get('day') ?? ''
  const day = isDay(givenDay) ? givenDay : undefined
  /** What the office did is known here of today alone. */
  const isToday = day === undefined || day === dayInIstanbul(new Date())
  const live = useLiveTraffic()
  const today = useDayFigures()
  const isMissing = today.isError && !today.data
  const search = `?${params}`
  return (
    <div className="flex flex-col gap-4">
      <AnalyticsHead at={live.data?.at} />
      <RefreshFailure queries={[live, today]} />
      {live.isError && !live.data ? (
        <LoadFailure title="Sayılar gösterilemedi" query={live} />
      ) : (
        <>
          <AnalyticsCards traffic={live.data} />
          <UncountedShare query={today} />
          {hour !== undefined && (
            <div className={cn('grid grid-cols-1 gap-4', isToday && 'lg:grid-cols-2')}>
              <HourCard
                {...{ hour, day }}
                closeTo={withParams(search, { hour: null, day: null }) || '?'}
                className={hourHeight}
              />
              {isToday && <RecentActivity className={hourHeight} />}
            </div>
          )}
          <Tabs
            value={tab}
            onValueChange={(value) =>
              setParams(withParams(search, { tab: value === 'traffic' ? null : value }), {
                preventScrollReset: true,
              })
            }
          >
            <TabList label="Analiz sekmeleri" tabs={tabs} />
            <TabPanel value="traffic">
              <TrafficTab traffic={live.data} />
            </TabPanel>
            <TabPanel value="visitors">
              {isMissing ? (
                <LoadFailure title="Ziyaretçiler gösterilemedi" query={today} />
              ) : (
                <VisitorsTab figures={today.data} />
              )}
            </TabPanel>
            <TabPanel value="business">
              {isMissing ? (
                <LoadFailure title="İş metrikleri gösterilemedi" query={today} />
              ) : (
                <BusinessTab figures={today.data} traffic={live.data} />
              )}
            </TabPanel>
            <TabPanel value="performance">
              {isMissing ? (
                <LoadFailure title="Performans gösterilemedi" query={today} />
              ) : (
                <PerformanceTab figures={today.data} traffic={live.data} />
              )}
            </TabPanel>
          </Tabs>
        </>
      )}
      <VisitPanel />
    </div>
  )
}
