/** The table of routes as a context: menus use it to hide links to pages that do not exist, links to prefetch code. */
import { createContext, type ReactNode, use } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

/** What a route declares for menus, prerendering and the document's head. */
export type RouteHandle = {
  /**
   * Rendered to complete HTML by the server; all others get a shell (`shells.tsx`). The app is loaded into a page to read
   * when its visitor does something (`pages/site/hydrate-on-interaction`), into a page to work with at once.
   */
  prerendered?: 'hydrate-on-interaction' | 'hydrate-at-once'
  /** Values of `?view=` that are built. */
  views?: readonly string[]
  /** Anchors on the page. */
  sections?: readonly string[]
  missing?: boolean
  /** What its first view reads, for the document to ask for while the code is on its way; paths of the API. */
  firstCalls?: readonly string[]
  /** The same by `?view=`. */
  viewCalls?: Readonly<Record<string, readonly string[]>>
  /** The same where the address has no query: a list of which nothing is chosen. */
  plainCalls?: readonly string[]
  /** Behind the sign-in guard; the server sends a shell. */
  guarded?: boolean
}

const RouteTable = createContext<RouteObject[]>([])

export function RouteTableProvider({ routes, children }: { routes: RouteObject[]; children: ReactNode }) {
  return <RouteTable value={routes}>{children}</RouteTable>
}

/** What is known of a table: its menus ask on every render, and each answer goes through all routes. */
const known = new WeakMap<RouteObject[], Map<string, boolean>>()

/** Whether an address such as `/dashboard?view=quotes` or `/#contact` leads to something that exists. */
export function isBuilt(routes: RouteObject[], address: string): boolean {
  const answers = known.get(routes) ?? new Map<string, boolean>()
  known.set(routes, answers)
  const answer = answers.get(address) ?? leadsSomewhere(routes, address)
  answers.set(address, answer)
  return answer
}

function leadsSomewhere(routes: RouteObject[], address: string): boolean {
  const url = new URL(address, 'http://site')
  const leaf = matchRoutes(routes, url.pathname)?.at(-1)?.route
  const handle = leaf?.handle as RouteHandle | undefined
  const view = url.searchParams.get('view')
  if (view !== null && !handle?.views?.includes(view)) return false
  if (url.hash && !handle?.sections?.includes(url.hash.slice(1))) return false
  return leaf !== undefined && !handle?.missing
}

export const useRoutes = () => use(RouteTable)

export function useBuiltEntries<Entry extends { to: string }>(entries: readonly Entry[]): Entry[] {
  const routes = useRoutes()
  return entries.filter((entry) => isBuilt(routes, entry.to))
}

/** Props for a link: the code of its page is loaded on hover and focus. */
export function usePrefetch(address: string): { onPointerEnter: () => void; onFocus: () => void } {
  const routes = use(RouteTable)
  // A failed prefetch is ignored: the click will try again and report.
  const prefetch = () =>
    void loadRoutes(routes, new URL(address, 'http://site').pathname).catch(() => undefined)
  return { onPointerEnter: prefetch, onFocus: prefetch }
}

/** Loads the code of every route that matches a path. */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => loadRoute(route)))
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const loaded = await route.lazy()
  Object.assign(route, loaded, { lazy: undefined })
}
