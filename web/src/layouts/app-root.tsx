/** What every page of the application needs and the public pages do without: queries, toasts, tooltips, the offline bar. */
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { OfflineBar } from '#layouts/offline-bar.tsx'
import { queriesOf } from '#queries.ts'
import { Toaster } from '#ui/toast.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'

export function AppRoot() {
  return (
    <QueryClientProvider client={queriesOf('portal')}>
      <TooltipProvider>
        <OfflineBar />
        <Outlet />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
