/** Links on a broken line: the page on the screen stays, with all that was typed, until the code of the next one can be loaded. */
import type { RouteObject } from 'react-router'
import { isServerReachable } from '#assembly/layouts/is-server-reachable.ts'

const pauseMs = 2_000
type Screen = { isPageShown: () => boolean; onWait: () => void }

/** The same routes. Where the server answers and yet the code fails, or nothing is on the screen, the route fails as it would without this. */
export function retryLazyRoutes(routes: RouteObject[], screen: Screen): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => retry(lazy, screen) }),
      ...(children && { children: retryLazyRoutes(children, screen) }),
    } as RouteObject
  })
}

async function retry<Loaded>(load: () => Promise<Loaded>, { isPageShown, onWait }: Screen) {
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
