/** Links on a broken line: the page on the screen stays, with all that was typed, until the code of the next one can be loaded. */
import type { RouteObject } from 'react-router'
import { loadPatiently } from '#spine/api/load-patiently.ts'

type Screen = { isPageShown: () => boolean; onWait: () => void }

/** The same routes. Where the server answers and yet the code fails, or nothing is on the screen, the route fails as it would without this. */
export function retryLazyRoutes(routes: RouteObject[], screen: Screen): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route
    return {
      ...route,
      ...(typeof lazy === 'function' && {
        lazy: () => (screen.isPageShown() ? loadPatiently(lazy, screen.onWait) : lazy()),
      }),
      ...(children && { children: retryLazyRoutes(children, screen) }),
    } as RouteObject
  })
}
