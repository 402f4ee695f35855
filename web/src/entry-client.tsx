/** Where the browser begins: takes over the rendered page, or fills the empty shell. */
import '#assembly/app.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from '#assembly/app.tsx'
import { loadFirstPage } from '#assembly/layouts/load-first-page.ts'
import { retryLazyRoutes } from '#assembly/layouts/retry-lazy-routes.ts'
import { loadRoutes } from '#assembly/layouts/route-table.tsx'
import { loadPageData } from '#assembly/load-page-data.ts'
import { hydrated, pageCodeFailed } from '#assembly/pages/site/hydrate-on-interaction/hydration-events.ts'
import { hideStatus, showStatus } from '#assembly/pages/site/hydrate-on-interaction/status-line.ts'
import { createRoutes } from '#assembly/routes.tsx'
import { measurePageViews } from '#features/analytics/measure-page-views.ts'

const waitingWords = 'Bağlantı kurulamadı. Yazdıklarınız duruyor; sayfa bağlantı gelince açılacak.'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const isRendered = root.firstElementChild !== null
const tell = (news: string) => dispatchEvent(new Event(news))
// Nothing can have been pressed on an empty page, and what comes to stand on it listens itself.
if (!isRendered) tell(hydrated)

const data = await loadPageData().catch(async () => {
  const { waitForServer } = await import('#assembly/layouts/unreachable-screen.tsx')
  return waitForServer(root, loadPageData)
})
const routes = createRoutes(data)
// The code of the first page comes before the first render, so that hydration meets the same tree.
await loadFirstPage(() => loadRoutes(routes, location.pathname), {
  isRendered,
  onFailure: () => tell(pageCodeFailed),
})

const router = createBrowserRouter(
  retryLazyRoutes(routes, {
    isPageShown: () => root.firstElementChild !== null,
    onWait: () => router.state.navigation.state === 'loading' && showStatus(waitingWords),
  }),
)
router.subscribe(({ navigation }) => navigation.state === 'idle' && hideStatus())
const app = (
  <App data={data} routes={routes}>
    <RouterProvider router={router} />
  </App>
)
measurePageViews(router)
// Settled when the page has been taken over: only then is anything pressed meanwhile done.
await new Promise<void>((settle) => {
  const taken = <TakenOver tell={settle}>{app}</TakenOver>
  if (isRendered) hydrateRoot(root, taken)
  else createRoot(root).render(taken)
})
tell(hydrated)

/** Tells one render later: what was typed before has then been caught up with, and an act finds it. */
function TakenOver({ tell, children }: { tell: () => void; children: ReactNode }) {
  const [caughtUp, setCaughtUp] = useState(false)
  useEffect(() => setCaughtUp(true), [])
  useEffect(() => {
    if (caughtUp) tell()
  }, [caughtUp, tell])
  return children
}
