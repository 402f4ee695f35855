/** Links on a broken line: the page on the screen stays, with all that was typed, until the code of the next one can come. */
import type { RouteObject } from 'react-router'
import { isServerReachable } from '#assembly/layouts/is-server-reachable.ts'

const pauseMs = 2_000
type Patience = { isPageShown: () => boolean; onWait: () => void }

/** The same routes. Where the server answers and yet the code fails, or nothing is on the screen, the failure is told as ever. */
export function patientRoutes(routes: RouteObject[], patience: Patience): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => loadPatiently(lazy, patience) }),
      ...(children && { children: patientRoutes(children, patience) }),
    } as RouteObject
  })
}

async function loadPatiently<Loaded>(load: () => Promise<Loaded>, { isPageShown, onWait }: Patience) {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!isPageShown() || (await isServerReachable())) throw error
      onWait()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
