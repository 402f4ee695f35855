/** The home page of the office: what matters now, the figures, and the work, from top to bottom. */
import { lazy, Suspense } from 'react'
import { FigureTiles, MonthFigures } from '#assembly/pages/office/home/figure-tiles.tsx'
import { MatterLine } from '#assembly/pages/office/home/matter-line.tsx'
import { QuickActions } from '#assembly/pages/office/home/quick-actions.tsx'
import { RequestQueue, useRequestQueue } from '#assembly/pages/office/home/request-queue.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { OpenWork } from '#features/workqueue/open-work.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'

/** Apart from what every page of the office loads. */
const BriefCard = lazy(() =>
  loadView(async () => (await import('#features/luna/brief/brief-card.tsx')).BriefCard),
)
const SystemStatus = lazy(() =>
  loadView(async () => (await import('#assembly/pages/office/home/system-status.tsx')).SystemStatus),
)
const loadActivity = () => import('#assembly/pages/office/home/activity-card.tsx')
const HourlyActivity = lazy(() => loadView(async () => (await loadActivity()).HourlyActivity))
const RecentActivity = lazy(() => loadView(async () => (await loadActivity()).RecentActivity))

export function StaffHomePage() {
  useDocumentTitle('Gösterge Paneli')
  // The queue would push down what lies below it when it comes.
  const isQueueLoading = useRequestQueue().isPending
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <h1 className="text-22">Gösterge Paneli</h1>
        <MatterLine />
      </header>
      <FigureTiles />
      <MonthFigures />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-5">
          <RequestQueue />
          {!isQueueLoading && (
            <>
              <Suspense fallback={<Skeleton className="h-36 rounded-card" />}>
                <BriefCard />
              </Suspense>
              <OpenWork />
            </>
          )}
        </div>
        {!isQueueLoading && (
          <div className="flex flex-col gap-5">
            <QuickActions />
            <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
              <HourlyActivity />
            </Suspense>
            <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
              <SystemStatus />
            </Suspense>
            <Suspense>
              <RecentActivity />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  )
}
