/**
 * Whoever goes on from a rendered page to the app gets a new document. Only those of the app are shut off from the window
 * that opened them (`server/src/http/site-route.ts`), and only they may show what belongs to a person.
 */
import { type RouteObject, redirectDocument } from 'react-router'

export const appBranch = 'app'

/** The same routes, for a rendered page. Their code is still fetched first: on a broken line the page stays. */
export function withOwnDocument(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.id === appBranch) return { ...route, loader: ({ request }) => redirectDocument(request.url) }
    return route.children ? { ...route, children: withOwnDocument(route.children) } : route
  })
}
