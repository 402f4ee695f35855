/** The providers around the router, the same on the server and in the browser. */
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { RouteTableProvider } from '#assembly/layouts/route-table.tsx'
import { type PageData, PageDataProvider } from '#features/company/page-data.tsx'

export function App({
  data,
  routes,
  children,
}: {
  data: PageData
  routes: RouteObject[]
  children: ReactNode
}) {
  return (
    <PageDataProvider data={data}>
      <RouteTableProvider routes={routes}>{children}</RouteTableProvider>
    </PageDataProvider>
  )
}
