/** What a page loads first, so that the document can ask for all of it at once: its code, and the calls of its first view. */
import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import { portalViews } from '#assembly/portal-routes.tsx'

/** Added by the build (`route-tables-plugin.ts`). */
type Sourced = { source?: string }

/** The files behind every module that is imported on demand, with those that they import. */
export type FilesOfSources = Readonly<Record<string, readonly string[]>>

/** The view in an address, if the page has views. */
export function viewIn(handle: RouteHandle | undefined, search: string): string | undefined {
  if (!handle?.views) return undefined
  const view = new URLSearchParams(search).get('view')
  return view && handle.views.includes(view) ? view : handle.views[0]
}

/** The scripts of the page at an address, those of the app first. */
export function filesOf(
  routes: RouteObject[],
  path: string,
  view: string | undefined,
  files: FilesOfSources,
): string[] {
  const loaders: (Sourced | undefined)[] = (matchRoutes(routes, path) ?? []).map(({ route }) =>
    typeof route.lazy === 'function' ? (route.lazy as { load?: Sourced }).load : undefined,
  )
  if (view) loaders.push(portalViews[view] as Sourced | undefined)
  const sources = ['src/entry-client.tsx', ...loaders.flatMap((loader) => loader?.source ?? [])]
  return [...new Set(sources.flatMap((source) => files[source] ?? []))]
}

/** The calls of the page at an address: of its routes, of its view, and those that its address has without a query. */
export function firstCallsOf(
  routes: RouteObject[],
  path: string,
  { view, isPlain }: { view: string | undefined; isPlain: boolean },
): string[] {
  const handles = (matchRoutes(routes, path) ?? []).map(
    ({ route }) => route.handle as RouteHandle | undefined,
  )
  const missing = handles.at(-1)?.missing
  return missing
    ? []
    : handles.flatMap((handle) => [
        ...(handle?.firstCalls ?? []),
        ...((view && handle?.viewCalls?.[view]) || []),
        ...((isPlain && handle?.plainCalls) || []),
      ])
}
