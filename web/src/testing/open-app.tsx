/** The whole app at an address, inside the page of the test, with plain answers instead of a server. */
import '#assembly/app.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { toast } from 'sonner'
import { onTestFinished } from 'vitest'
import { App } from '#assembly/app.tsx'
import { createRoutes } from '#assembly/routes.tsx'
import { forgetPagePerson } from '#spine/api/page-person.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { type Answers, answerCalls } from '#testing/answer-calls.ts'
import { answerLive, type Live } from '#testing/answer-live.ts'
import { inColours, onScreen, type Screen } from '#testing/expect-accessible.ts'
import { pageData } from '#testing/page-data.ts'

export type OpenedApp = {
  /** What the page has sent, oldest first. */
  calls: Request[]
  live: Live
  address: () => string
  /** As by a reload: all is forgotten but what the device keeps. */
  reopen: (address?: string) => void
}

/** Closed again, with all that it remembers, when the test has ended. */
export async function openApp(
  address: string,
  answers: Answers = {},
  screen: Screen = 'desktop',
): Promise<OpenedApp> {
  await onScreen(screen)
  await inColours('light')
  const before = location.href
  const calls = answerCalls(answers)
  const live = answerLive()
  let close = show(address)
  onTestFinished(() => {
    close()
    localStorage.clear()
    sessionStorage.clear()
    history.pushState(null, '', before)
  })
  const present = () => location.pathname + location.search + location.hash
  return {
    calls,
    live,
    address: present,
    reopen: (next = present()) => {
      close()
      close = show(next)
    },
  }
}

function show(address: string): () => void {
  history.pushState(null, '', address)
  const container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  const routes = createRoutes(pageData)
  const router = createBrowserRouter(routes)
  const root = createRoot(container)
  root.render(
    <App data={pageData} routes={routes}>
      <RouterProvider router={router} />
    </App>,
  )
  return () => {
    root.unmount()
    router.dispose()
    container.remove()
    toast.dismiss()
    for (const surface of ['portal', 'office'] as const) {
      queriesOf(surface).clear()
      forgetPagePerson(surface)
    }
  }
}
