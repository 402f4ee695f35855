/** Where the browser begins: hydrates the rendered page, or puts the app in the place of the shell. */
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
import { owedSignOut } from '#spine/drafts/owed-sign-out.ts'
import { setLoading } from '#spine/ui/loading-line.ts'

const waitingWords = 'Bağlantı kurulamadı. Yazdıklarınız duruyor; sayfa bağlantı gelince açılacak.'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const isPageShown = () => root.firstElementChild !== null && !('shell' in root.dataset)
const isRendered = isPageShown()
const report = (event: string) => dispatchEvent(new Event(event))
// Before the app there is nothing to press on such a page.
if (!isRendered) report(hydrated)

const data = await loadPageData().catch(async () => {
  const { waitForServer } = await import('#assembly/layouts/unreachable-screen.tsx')
  return waitForServer(root, loadPageData)
})
const routes = createRoutes(data)
// The code of the first page is loaded before the first render, so that hydration finds the same tree.
await loadFirstPage(() => loadRoutes(routes, location.pathname), {
  isRendered,
  onFailure: () => report(pageCodeFailed),
})

const router = createBrowserRouter(
  retryLazyRoutes(routes, {
    isPageShown,
    onWait: () => router.state.navigation.state === 'loading' && showStatus(waitingWords),
  }),
)
router.subscribe(({ navigation }) => {
  setLoading(router, navigation.state !== 'idle')
  if (navigation.state === 'idle') hideStatus()
  else document.documentElement.removeAttribute('data-arriving')
})
const app = (
  <App data={data} routes={routes}>
    <RouterProvider router={router} />
  </App>
)
measurePageViews(router)
if (owedSignOut('portal') || owedSignOut('office'))
  void import('#features/auth/pay-owed-sign-outs.ts').then(
    ({ payOwedSignOuts }) => payOwedSignOuts(),
    () => undefined,
  )
await new Promise<void>((settle) => {
  const page = <AfterHydration run={settle}>{app}</AfterHydration>
  if (isRendered) hydrateRoot(root, page)
  else createRoot(root).render(page)
})
root.removeAttribute('aria-busy')
delete root.dataset.shell
report(hydrated)

/** Runs one render after hydration: by then React knows what was typed before, and replayed clicks find it. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (isHydrated) run()
  }, [isHydrated, run])
  return children
}
