/** The place of a view that is being loaded: what the two home pages begin with, rows elsewhere. */
import { useLocation } from 'react-router'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const homeViews = ['overview', 'dashboard']

export function ViewSkeleton() {
  const { pathname, search } = useLocation()
  const view = new URLSearchParams(search).get('view')
  const isPortalHome = pathname === '/dashboard' && (view === null || homeViews.includes(view))
  const isOfficeHome = pathname === '/staff' || pathname === '/staff/dashboard'
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="h-9 w-56 max-w-full" />
      {isPortalHome ? <TilesAndCard /> : isOfficeHome ? <FiguresAndWork /> : <Rows />}
    </Loading>
  )
}

function FiguresAndWork() {
  return (
    <>
      <Skeleton className="h-6 w-full max-w-xl max-lg:mb-6" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Skeleton className="h-21 rounded-card" />
        <Skeleton className="h-21 rounded-card" />
        <Skeleton className="h-21 rounded-card" />
        <Skeleton className="h-21 rounded-card" />
      </div>
      <Skeleton className="h-17 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </>
  )
}

function TilesAndCard() {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
      <Skeleton className="h-48 w-full rounded-card" />
    </>
  )
}

function Rows() {
  return (
    <>
      <Skeleton className="h-10 w-full max-w-xl" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-16 w-full rounded-card" />
        <Skeleton className="h-16 w-full rounded-card" />
        <Skeleton className="h-16 w-full rounded-card" />
        <Skeleton className="h-16 w-full rounded-card" />
      </div>
    </>
  )
}
