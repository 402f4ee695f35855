/** The place of a view that is being loaded: tiles and a card on a home page, rows elsewhere. */
import { useLocation } from 'react-router'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const homePages = /^\/(dashboard|staff|staff\/dashboard)$/
const homeViews = ['overview', 'dashboard']

export function ViewSkeleton() {
  const { pathname, search } = useLocation()
  const view = new URLSearchParams(search).get('view')
  const isHome = homePages.test(pathname) && (view === null || homeViews.includes(view))
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="h-9 w-56 max-w-full" />
      {isHome ? <TilesAndCard /> : <Rows />}
    </Loading>
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
