/** Where the browser begins: takes over the rendered page, or fills the empty shell. */
import '#styles/app.css'
import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { measurePageViews } from '#analytics/page-views.ts'
import { App } from '#app.tsx'
import { loadFirstPage } from '#layouts/load-first-page.ts'
import { loadRoutes } from '#layouts/route-table.tsx'
import { loadPageData } from '#page-data.tsx'
import { createRoutes } from '#routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

const data = await loadPageData().catch(async () => {
  const { waitForServer } = await import('#layouts/unreachable-screen.tsx')
  return waitForServer(root, loadPageData)
})
const routes = createRoutes(data)
// The code of the first page comes before the first render, so that hydration meets the same tree.
await loadFirstPage(() => loadRoutes(routes, location.pathname), {
  isRendered: root.firstElementChild !== null,
})

const router = createBrowserRouter(routes)
const app = (
  <App data={data} routes={routes}>
    <RouterProvider router={router} />
  </App>
)
measurePageViews(router)
// Settled when the page has been taken over: only then is anything pressed meanwhile done.
await new Promise<void>((settle) => {
  const taken = <TakenOver tell={settle}>{app}</TakenOver>
  if (root.firstElementChild) hydrateRoot(root, taken)
  else createRoot(root).render(taken)
})

function TakenOver({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
