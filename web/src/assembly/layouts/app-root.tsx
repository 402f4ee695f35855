/** What every page of the application needs and public pages do not: queries, toasts, the offline bar. */
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { OfflineBar } from '#assembly/layouts/offline-bar.tsx'
import { useClosedPage } from '#spine/api/close-page.ts'
import { KeptUploads } from '#spine/api/kept-uploads.tsx'
import { queriesOf } from '#spine/api/queries.ts'
import { Loading } from '#spine/ui/skeleton.tsx'
import { Toaster } from '#spine/ui/toast.tsx'

export function AppRoot() {
  const leave = useClosedPage()
  return (
    <QueryClientProvider client={queriesOf('portal')}>
      <OfflineBar />
      {leave ? (
        <ClearedPage leave={leave} />
      ) : (
        <KeptUploads>
          <Outlet />
        </KeptUploads>
      )}
      <Toaster />
    </QueryClientProvider>
  )
}

function ClearedPage({ leave }: { leave: () => void }) {
  useEffect(leave, [leave])
  return (
    <Loading label="Sayfa yenileniyor" className="flex-1">
      {null}
    </Loading>
  )
}
