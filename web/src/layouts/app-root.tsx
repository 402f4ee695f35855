/** What every page of the application needs and the public pages do without: queries, toasts, tooltips, the offline bar. */
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useClosedPage } from '#closed-page.ts'
import { OfflineBar } from '#layouts/offline-bar.tsx'
import { queriesOf } from '#queries.ts'
import { Loading } from '#ui/skeleton.tsx'
import { Toaster } from '#ui/toast.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'

export function AppRoot() {
  const leave = useClosedPage()
  return (
    <QueryClientProvider client={queriesOf('portal')}>
      <TooltipProvider>
        <OfflineBar />
        {leave ? <EmptiedPage leave={leave} /> : <Outlet />}
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}

function EmptiedPage({ leave }: { leave: () => void }) {
  useEffect(leave, [leave])
  return (
    <Loading label="Sayfa yenileniyor" className="flex-1">
      {null}
    </Loading>
  )
}
