/** The frame that server and browser share: page data and the table of routes, around the router. */
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
